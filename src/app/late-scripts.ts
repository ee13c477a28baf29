import { lateStart } from './late-start.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
const START_TAG = ' type="module" async="">'
const SCRIPT_END = '</script>'
const START = /^<script( nonce="[^"]*")? type="module" async="">([\s\S]*)<\/script>$/

/** Scripts come by then, whatever else is still on its way. */
const AT_LATEST = 4_000

/** The module that takes the page over; it must run after all others. */
const TAKES_OVER = /import\("([^"]+)"\)/

/** What is sent of `lateStart`: its source, without the indents. */
const LATE_START = lateStart.toString().replace(/\n\s+/g, '\n')

/**
 * A rendered document, in pieces, whose scripts come after its first picture: on a slow phone they would share the line
 * with the letters, the style and the pictures. The parts below the first screen are folded (`BelowFold`). One without the
 * expected start is left as it is.
 */
export function startLate(page: string): string[] {
  const head = page.indexOf('</head>')
  const at = page.lastIndexOf('<script', page.lastIndexOf(START_TAG))
  if (head < 0 || at < head) return [page]
  const end = page.indexOf(SCRIPT_END, at) + SCRIPT_END.length
  const start = START.exec(page.slice(at, end))
  if (!start) return [page]
  const [, nonce = '', code = ''] = start
  const addresses: string[] = []
  const top = page.slice(0, head).replace(PRELOAD, (_, href: string) => {
    addresses.push(href)
    return ''
  })
  const last = TAKES_OVER.exec(code)?.[1]
  const given = [addresses, addresses.filter((one) => one !== last), AT_LATEST].map((one) => JSON.stringify(one))
  return [
    top.replace('<html', '<html data-folded=""'),
    page.slice(head, at),
    `<script${nonce} type="text/plain" data-start="">${code}</script><script${nonce}>(${LATE_START})(${given})</script>`,
    page.slice(end),
  ]
}
