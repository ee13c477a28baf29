/**
 * Begins a page's scripts in the browser, where its source is sent alone: nothing else of this module is there.
 *
 * It begins once the pictures of the first screen are there and painted, or at once when the visitor acts: the page is
 * read and its links and forms work before any script has come. A frame that was asked for is not yet one that is seen,
 * so the browser's own word of the first paint is waited for. The modules are fetched and run one by one, with a breath
 * between them in which the browser answers the visitor. A place further down the page, one come back to among them, has
 * the whole page laid out at once.
 *
 * @param fetched addresses of modules to fetch ahead
 * @param modules those to run, before the start that is kept in `script[data-start]`
 * @param latest milliseconds after which scripts come, whatever else is still on its way
 */
export function lateStart(fetched: readonly string[], modules: readonly string[], latest: number): void {
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || visit?.type !== 'navigate') delete dataset.folded

  const takeOver = (): void => {
    const start = document.querySelector<HTMLScriptElement>('script[data-start]')
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = start?.nonce ?? ''
    script.textContent = start?.textContent ?? ''
    document.body.append(script)
  }
  const run = ([first, ...rest]: readonly string[]): void => {
    if (first === undefined) takeOver()
    else import(/* @vite-ignore */ first).catch(() => {}).then(() => setTimeout(run, 0, rest))
  }
  const fetchAhead = ([first, ...rest]: readonly string[]): void => {
    if (first === undefined) return
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = first
    document.head.append(link)
    setTimeout(fetchAhead, 0, rest)
  }
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    fetchAhead(fetched)
    run(modules)
  }

  const isShown = (image: Element): boolean => {
    // To ask for the place of what is folded would have it laid out.
    if (image.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false
    const { width, top } = image.getBoundingClientRect()
    return width > 0 && top < innerHeight
  }
  const whenPainted = (): void => {
    try {
      new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    } catch {
      begin()
    }
  }
  const whenSeen = async (): Promise<void> => {
    await Promise.all([...document.images].filter(isShown).map((image) => image.decode().catch(() => {})))
    requestAnimationFrame(() => requestAnimationFrame(whenPainted))
  }
  if (document.readyState === 'complete') whenSeen()
  else addEventListener('load', whenSeen)
  setTimeout(begin, latest)
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, begin, { once: true, capture: true })
}
