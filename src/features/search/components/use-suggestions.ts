import { useEffect, useState } from 'react'
import { browserCall } from '../../../web/browser-call.ts'
import { SEARCH } from '../addresses.ts'
import type { contract, Found } from '../contract.ts'

export interface Suggested {
  /** The question these belong to. */
  q: string
  things: Found[]
  total: number
}

/** How long after the last letter the question is asked. */
const PAUSE = 150
const SHOWN = 6

/** The first things that hold what is typed; null before the first answer. A search that fails suggests nothing. */
export function useSuggestions(typed: string): Suggested | null {
  const [found, setFound] = useState<Suggested | null>(null)
  const q = typed.trim()
  useEffect(() => {
    if (!q) return setFound(null)
    const stop = new AbortController()
    const search = async (): Promise<void> => {
      const { data, total } = await browserCall<typeof contract.find>(SEARCH, {
        query: { q, perPage: SHOWN },
        signal: stop.signal,
      })
      setFound({ q, things: data, total })
    }
    const timer = setTimeout(() => {
      search().catch(() => {
        if (!stop.signal.aborted) setFound(null)
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])
  return q ? found : null
}
