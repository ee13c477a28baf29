/** After a failed chunk load, a path is reloaded at most once in this time, milliseconds. */
export const RELOAD_GUARD = 10_000

/** The browser APIs that the guard uses; tests replace them. */
interface Tab {
  now(): number
  path(): string
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Whether the path may be reloaded; if so, stores the time of this reload. */
export function mayReload(tab: Tab): boolean {
  const key = `reload:${tab.path()}`
  const last = tab.storage.getItem(key)
  if (last !== null && tab.now() - Number(last) < RELOAD_GUARD) return false
  tab.storage.setItem(key, String(tab.now()))
  return true
}

/** Path of the navigation in progress. */
let pending: string | null = null
export const notePending = (path: string | null): void => {
  pending = path
}

/**
 * If a chunk fails to load (a new release has removed it, or the connection broke), loads the page that the visitor chose
 * as a whole document. Without a navigation in progress the current page is reloaded, within the limit.
 */
export function guardChunkLoads(): void {
  const tab: Tab = { now: () => Date.now(), path: () => location.pathname, storage: sessionStorage }
  let own = false
  const recover = (event: Event): void => {
    if (pending === null && !mayReload(tab)) return
    event.preventDefault()
    own = true
    if (pending === null) location.reload()
    else location.assign(pending)
  }
  window.addEventListener('vite:preloadError', recover)
  // React Router reloads the current page on every attempt when a route module is missing.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || own) return
    event.preventDefault()
    recover(event)
  })
}
