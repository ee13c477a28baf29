import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the row that the address names. Browsers do it by themselves on arrival; a move inside the page needs it. */
export function useOpenedAnswer(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a second click on the same link
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
