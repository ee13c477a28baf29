/** A chunk that cannot be loaded reloads the page at most once in 10 s per path. */
export const RELOAD_GUARD = 10_000

/** What the guard touches of a browser. */
interface Tab {
  now(): number
  path(): string
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload(): void
}

/** Whether the page is loaded anew for a chunk that failed; the time of it is kept per path. */
export function reloadOnce(tab: Tab): boolean {
  const key = `reload:${tab.path()}`
  const last = tab.storage.getItem(key)
  if (last !== null && tab.now() - Number(last) < RELOAD_GUARD) return false
  tab.storage.setItem(key, String(tab.now()))
  tab.reload()
  return true
}

/** A page chunk that cannot be loaded (a new release removed it) reloads the page. */
export function guardChunkLoads(): void {
  const tab: Tab = {
    now: () => Date.now(),
    path: () => location.pathname,
    storage: sessionStorage,
    reload: () => location.reload(),
  }
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(tab)) event.preventDefault()
  })
}
