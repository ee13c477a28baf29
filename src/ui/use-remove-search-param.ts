import { useEffect } from 'react'

/**
 * Removes the parameter of a success message (`?saved=1`) from the URL once the message is shown, so that a reload does
 * not repeat it.
 */
export function useRemoveSearchParam(name: string): void {
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has(name)) return
    url.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', url)
  })
}
