import { useEffect, useState } from 'react'
import type { Lang } from '../../../core/shapes.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Found } from '../contract.ts'

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
export function useSuggestions(typed: string, lang: Lang): Suggested | null {
  const [found, setFound] = useState<Suggested | null>(null)
  const q = typed.trim()
  useEffect(() => {
    if (!q) return setFound(null)
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const href = pathWithQuery('/api/search', { q, perPage: SHOWN })
      const answer = await fetch(href, { signal: stop.signal, headers: { 'x-language': lang } })
      if (!answer.ok) return setFound(null)
      const { data, total } = (await answer.json()) as { data: Found[]; total: number }
      setFound({ q, things: data, total })
    }
    const timer = setTimeout(() => {
      ask().catch(() => {
        if (!stop.signal.aborted) setFound(null)
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, lang])
  return q ? found : null
}
