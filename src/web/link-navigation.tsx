import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The path for a client navigation, or null if the browser should handle the click. */
function targetOf(event: MouseEvent, samePathOnly: boolean): string | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null
  const anchor = event.target.closest('a[data-nav]')
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return null
  if (anchor.target && anchor.target !== '_self') return null
  const url = new URL(anchor.href)
  if (url.origin !== location.origin) return null
  const samePath = url.pathname === location.pathname
  if (samePathOnly && !samePath) return null
  if (samePath && url.search === location.search && url.hash) return null
  return url.pathname + url.search + url.hash
}

interface LinkNavigationProps {
  /** Links to other paths load whole documents. */
  samePathOnly: boolean
  onMove(path: string): void
}

/** Rendered once in the root: turns clicks on every `Link` into client navigations. */
export function LinkNavigation({ samePathOnly, onMove }: LinkNavigationProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event, samePathOnly)
      if (target === null) return
      event.preventDefault()
      onMove(target)
      void navigate(target)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, onMove, samePathOnly])
  return null
}
