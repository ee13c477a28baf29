import { LRUCache } from 'lru-cache'
import type { AnyEndpoint } from '../core/endpoint.ts'
import type { Lang } from '../core/shapes.ts'
import { type ContentVersions, markChanges } from './content-versions.ts'
import type { ApiResponse } from './response.ts'

interface CachedAnswer {
  answer: ApiResponse
  tags: readonly string[]
}

export interface ResponseCache {
  /**
   * Returns the cached response of an open call. Without one, calls `run` and caches its response if the status is 200.
   */
  through(endpoint: AnyEndpoint, lang: Lang, input: unknown, run: () => Promise<ApiResponse>): Promise<ApiResponse>
}

const MAX_ANSWERS = 1_000
/** Milliseconds. Responses also expire, because some change with time alone. */
const MAX_AGE = 15_000

/**
 * Caches responses that are the same for every visitor (`cache` in the contract) until their content changes. Callers
 * share one object and must not change it.
 */
export function buildResponseCache(versions: ContentVersions): ResponseCache {
  const entries = new LRUCache<string, CachedAnswer>({ max: MAX_ANSWERS, ttl: MAX_AGE })
  const running = new Map<string, Promise<ApiResponse>>()
  const marks = markChanges(versions)
  versions.onChange((tags) => {
    for (const [key, { tags: own }] of entries) if (own.some((tag) => tags.includes(tag))) entries.delete(key)
    // A response started before the change may be stale: later callers must not share it.
    running.clear()
  })
  const load = async (key: string, endpoint: AnyEndpoint, run: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    const before = marks.mark()
    const answer = await run()
    if (answer.status === 200 && answer.cookies.length === 0 && marks.isUnchanged(endpoint.cache ?? [], before))
      entries.set(key, { answer, tags: endpoint.cache ?? [] })
    return answer
  }
  return {
    through: (endpoint, lang, input, run) => {
      const key = `${endpoint.id} ${lang} ${JSON.stringify(input)}`
      const found = entries.get(key)
      if (found) return Promise.resolve(found.answer)
      // Concurrent callers share one request.
      const same = running.get(key)
      if (same) return same
      const pendingAnswer = load(key, endpoint, run).finally(
        () => running.get(key) === pendingAnswer && running.delete(key),
      )
      running.set(key, pendingAnswer)
      return pendingAnswer
    },
  }
}
