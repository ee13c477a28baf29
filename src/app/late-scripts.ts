const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
const START = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/

/** Scripts come by then, whatever else is still on its way. */
const AT_LATEST = 4_000

/**
 * Begins once the pictures of the first screen are there and painted, or at once when the visitor acts: the page is
 * read and its links and forms work before any script has come. A frame that was asked for is not yet one that is seen,
 * so the browser's own word of the first paint is waited for.
 */
const begin = (addresses: readonly string[]): string =>
  `(d=>{let on=0;const go=()=>{if(on++)return;const s=d.querySelector("script[data-start]"),n=d.createElement("script");for(const h of ${JSON.stringify(addresses)}){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}n.type="module";n.nonce=s.nonce;n.textContent=s.textContent;d.body.append(n)};const shown=i=>{const b=i.getBoundingClientRect();return b.width>0&&b.top<innerHeight};const painted=()=>{try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch{go()}};const seen=()=>Promise.all([...d.images].filter(shown).map(i=>i.decode().catch(()=>0))).then(()=>requestAnimationFrame(()=>requestAnimationFrame(painted)));if(d.readyState=="complete")seen();else addEventListener("load",seen);setTimeout(go,${AT_LATEST});for(const e of["pointerdown","keydown"])addEventListener(e,go,{once:true,capture:true})})(document)`

/**
 * A rendered document whose scripts come after its first picture: on a slow phone they would share the line with the
 * letters, the style and the pictures. A document without the expected start is left as it is.
 */
export function startLate(html: string): string {
  const start = START.exec(html)
  if (!start) return html
  const [whole, nonce = '', code = ''] = start
  const addresses = [...html.matchAll(PRELOAD)].map(([, href]) => href as string)
  return html
    .replace(PRELOAD, '')
    .replace(
      whole,
      () =>
        `<script${nonce} type="text/plain" data-start="">${code}</script><script${nonce}>${begin(addresses)}</script>`,
    )
}
