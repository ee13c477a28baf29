import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { MarketData } from './market-data.ts'

/** Loaded lazily, in idle time. */
const loadPrefetch = () => import('./market-prefetch.ts')

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Prefetches the next pages while the browser is idle. */
export function usePreload(data: MarketData): void {
  const posting = useNavigation().formData !== undefined
  useEffect(() => {
    if (posting) void loadPrefetch().then(({ clearMarketPrefetch }) => clearMarketPrefetch())
  }, [posting])
  useEffect(() => {
    if (savesData()) return
    const run = (): void => void loadPrefetch().then(({ preloadPages }) => preloadPages(data))
    // Safari does not support `requestIdleCallback`.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(run, 1_000)
      return () => clearTimeout(timer)
    }
    const waiting = window.requestIdleCallback(run)
    return () => window.cancelIdleCallback(waiting)
  }, [data])
}
