import { useEffect } from 'react'

/** Takes the note of the last act (`?saved=1`) out of the address once it is shown, so that a reload does not repeat it. */
export function useShownOnce(name: string): void {
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has(name)) return
    url.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', url)
  })
}
