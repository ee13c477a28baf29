import { Parser } from 'htmlparser2'

/**
 * Whether the scripts of pages with forms are postponed until the first paint. If false, they start in the way React
 * Router renders them.
 */
const POSTPONE = true

/** Values of `rel` and `type` that browsers ignore; `startPostponedScripts` replaces them. */
export const POSTPONED_REL = 'postponed-modulepreload'
export const POSTPONED_TYPE = 'text/postponed-module'

interface Edit {
  at: number
  from: string
  to: string
}

/**
 * Postpones the module scripts of a document, because on a slow phone they compete with fonts, styles and images for
 * bandwidth. Module scripts may run at any time after the document is parsed.
 */
export function postponeModules(html: string): string {
  if (!POSTPONE) return html
  const edits: Edit[] = []
  const parser = new Parser({
    onopentag(name, { rel, type, src }) {
      const at = parser.startIndex
      if (name === 'link' && rel === 'modulepreload') edits.push({ at, from: `"${rel}"`, to: `"${POSTPONED_REL}"` })
      // A script with `src` is the page script, which must run to start the postponed ones.
      if (name === 'script' && type === 'module' && !src)
        edits.push({ at, from: `"${type}"`, to: `"${POSTPONED_TYPE}"` })
    },
  })
  parser.end(html)
  let result = ''
  let end = 0
  for (const { at, from, to } of edits) {
    const start = html.indexOf(from, at)
    result += html.slice(end, start) + to
    end = start + from.length
  }
  return result + html.slice(end)
}
