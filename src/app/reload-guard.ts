/** A chunk that cannot be loaded reloads the page at most once in 10 s per path. */
export const RELOAD_GUARD = 10_000

/** What the guard touches of a browser. */
interface Tab {
  now(): number
  path(): string
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Whether the path may be loaded anew now; a yes is kept, so that the next is 10 s away. */
export function mayReload(tab: Tab): boolean {
  const key = `reload:${tab.path()}`
  const last = tab.storage.getItem(key)
  if (last !== null && tab.now() - Number(last) < RELOAD_GUARD) return false
  tab.storage.setItem(key, String(tab.now()))
  return true
}

/** Where the router is going, while it goes. */
let pending: string | null = null
export const notePending = (path: string | null): void => {
  pending = path
}

/** A part of a page that cannot be loaded (a new release removed it) reloads the page, within the guard. */
export function guardChunkLoads(): void {
  const tab: Tab = { now: () => Date.now(), path: () => location.pathname, storage: sessionStorage }
  let own = false
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(tab)) return
    event.preventDefault()
    own = true
    location.reload()
  })
  // The router reloads by itself, and again at each try, when a page's own part is missing. What is over the limit
  // becomes one whole load of the page that was asked for.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || own || mayReload(tab)) return
    event.preventDefault()
    if (pending !== null) location.assign(pending)
  })
}
