import { useEffect, useRef, useSyncExternalStore } from 'react'

const onChange = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser is offline. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  )

/** Runs when the browser is online again. */
export function useBackOnline(run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onOnline = () => latest.current()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}
