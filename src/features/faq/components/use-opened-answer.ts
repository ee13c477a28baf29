import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the answer that the URL's fragment names. Browsers do this on page load, but not on a navigation within the
 * page.
 */
export function useOpenedAnswer(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes on a second click on the same link
  useEffect(() => {
    const open = () => {
      const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const row = anchor?.closest('details')
      if (!row) return
      row.open = true
      row.scrollIntoView({ block: 'start' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [hash, key])
}
