const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
const START_TAG = ' type="module" async="">'
const SCRIPT_END = '</script>'
const START = /^<script( nonce="[^"]*")? type="module" async="">([\s\S]*)<\/script>$/

/** Scripts come by then, whatever else is still on its way. */
const AT_LATEST = 4_000

/** The module that takes the page over; it must run after all others. */
const TAKES_OVER = /import\("([^"]+)"\)/

/**
 * Begins once the pictures of the first screen are there and painted, or at once when the visitor acts: the page is
 * read and its links and forms work before any script has come. A frame that was asked for is not yet one that is seen,
 * so the browser's own word of the first paint is waited for. The modules then run one by one, with a breath between
 * them in which the browser answers the visitor. A place further down the page, one come back to among them, has the
 * whole page laid out at once.
 */
const begin = (fetched: readonly string[], run: readonly string[]): string =>
  `(d=>{if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")delete d.documentElement.dataset.folded;let on=0;const s=d.querySelector("script[data-start]");const take=()=>{const n=d.createElement("script");n.type="module";n.nonce=s.nonce;n.textContent=s.textContent;d.body.append(n)};const run=([h,...rest])=>h?import(h).catch(()=>0).then(()=>setTimeout(run,0,rest)):take();const fetched=([h,...rest])=>{if(!h)return;const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l);setTimeout(fetched,0,rest)};const go=()=>{if(on++)return;fetched(${JSON.stringify(fetched)});run(${JSON.stringify(run)})};const shown=i=>{const b=i.getBoundingClientRect();return b.width>0&&b.top<innerHeight};const painted=()=>{try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch{go()}};const seen=()=>Promise.all([...d.images].filter(shown).map(i=>i.decode().catch(()=>0))).then(()=>requestAnimationFrame(()=>requestAnimationFrame(painted)));if(d.readyState=="complete")seen();else addEventListener("load",seen);setTimeout(go,${AT_LATEST});for(const e of["pointerdown","keydown"])addEventListener(e,go,{once:true,capture:true})})(document)`

/**
 * A rendered document (UTF-8) whose scripts come after its first picture: on a slow phone they would share the line with
 * the letters, the style and the pictures. The parts below the first screen are folded (`Far`). One without the expected
 * start is left as it is. Bytes are cut rather than text: to decode and encode a page costs as much as a tenth of its
 * rendering.
 */
export function startLate(page: Buffer): Buffer {
  const head = page.indexOf('</head>')
  const at = page.lastIndexOf('<script', page.lastIndexOf(START_TAG))
  if (head < 0 || at < head) return page
  const end = page.indexOf(SCRIPT_END, at) + SCRIPT_END.length
  const start = START.exec(page.toString('utf8', at, end))
  if (!start) return page
  const [, nonce = '', code = ''] = start
  const top = page.toString('utf8', 0, head)
  const addresses = [...top.matchAll(PRELOAD)].map(([, href]) => href as string)
  const last = TAKES_OVER.exec(code)?.[1]
  return Buffer.concat([
    Buffer.from(top.replace(PRELOAD, '').replace('<html', '<html data-folded=""')),
    page.subarray(head, at),
    Buffer.from(
      `<script${nonce} type="text/plain" data-start="">${code}</script><script${nonce}>${begin(
        addresses,
        addresses.filter((one) => one !== last),
      )}</script>`,
    ),
    page.subarray(end),
  ])
}
