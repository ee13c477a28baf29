const GUARD = 10_000

/** A page chunk that cannot be loaded (a new release removed it) reloads the page, at most once in 10 s per path. */
export function guardChunkLoads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const key = `reload:${location.pathname}`
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < GUARD) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  })
}
