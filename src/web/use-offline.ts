import { useEffect, useRef, useSyncExternalStore } from 'react'

const onChange = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const useOffline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  )

/** Runs when the browser comes back online. */
export function useBackOnline(run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onOnline = () => latest.current()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}
