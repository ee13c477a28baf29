import { useEffect, useRef, useState } from 'react'
import { queryValues } from '../../../web/path-with-query.ts'
import type { MarketTotal } from './market-data.ts'

/** How long after the last change the jobs are counted. */
const TYPING_DELAY_MS = 300

/** How many jobs the filters of a form would leave, followed while they change; null until they do. */
export function useLiveCount(isInfluencer: boolean): [MarketTotal | null, (form: HTMLFormElement) => void] {
  const [total, setTotal] = useState<MarketTotal | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = (form: HTMLFormElement): void => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(async () => {
      const query = queryValues(new FormData(form))
      const { fetchTotal } = await import('./market-prefetch.ts')
      setTotal(await fetchTotal(isInfluencer, query))
    }, TYPING_DELAY_MS)
  }
  return [total, follow]
}
