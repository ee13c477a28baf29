/** After the page has its own things: the worker fetches what it keeps for later. */
const LATER = 4_000

/** Registers the offline page of a built site; the development server has none. */
export function registerOffline(release: string): void {
  if (release === 'live' || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('offline page', error))
  }, LATER)
}
