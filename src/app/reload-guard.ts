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

/** Reloads the page if a chunk fails to load (a new release has removed it), within the limit. */
export function guardChunkLoads(): void {
  const tab: Tab = { now: () => Date.now(), path: () => location.pathname, storage: sessionStorage }
  let own = false
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(tab)) return
    event.preventDefault()
    own = true
    location.reload()
  })
  // React Router reloads on every attempt when a route module is missing. Beyond the limit, the requested page is
  // loaded as a whole document instead.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || own || mayReload(tab)) return
    event.preventDefault()
    if (pending !== null) location.assign(pending)
  })
}
