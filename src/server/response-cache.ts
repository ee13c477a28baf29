import { LRUCache } from 'lru-cache'
import type { AnyEndpoint } from '../core/endpoint.ts'
import type { Lang } from '../core/shapes.ts'
import { type ContentVersions, markChanges } from './content-versions.ts'
import type { ApiResponse } from './response.ts'

interface CachedResponse {
  response: ApiResponse
  tags: readonly string[]
}

export interface ResponseCache {
  /**
   * Returns the cached response of an open call. Without one, calls `run` and caches its response if the status is 200.
   */
  through(endpoint: AnyEndpoint, lang: Lang, input: unknown, run: () => Promise<ApiResponse>): Promise<ApiResponse>
}

const MAX_RESPONSES = 1_000
/** Milliseconds. Responses also expire, because some change with time alone. */
const MAX_AGE = 15_000

/**
 * Caches responses that are the same for every visitor (`cache` in the contract) until their content changes. Callers
 * share one object and must not change it.
 */
export function buildResponseCache(versions: ContentVersions): ResponseCache {
  const entries = new LRUCache<string, CachedResponse>({ max: MAX_RESPONSES, ttl: MAX_AGE })
  const running = new Map<string, Promise<ApiResponse>>()
  const marks = markChanges(versions)
  versions.onChange((tags) => {
    for (const [key, { tags: own }] of entries) if (own.some((tag) => tags.includes(tag))) entries.delete(key)
    // A response started before the change may be stale: later callers must not share it.
    running.clear()
  })
  const load = async (key: string, endpoint: AnyEndpoint, run: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    const before = marks.mark()
    const response = await run()
    if (response.status === 200 && response.cookies.length === 0 && marks.isUnchanged(endpoint.cache ?? [], before))
      entries.set(key, { response, tags: endpoint.cache ?? [] })
    return response
  }
  return {
    through: (endpoint, lang, input, run) => {
      const key = `${endpoint.id} ${lang} ${JSON.stringify(input)}`
      const found = entries.get(key)
      if (found) return Promise.resolve(found.response)
      // Concurrent callers share one request.
      const same = running.get(key)
      if (same) return same
      const pendingResponse = load(key, endpoint, run).finally(
        () => running.get(key) === pendingResponse && running.delete(key),
      )
      running.set(key, pendingResponse)
      return pendingResponse
    },
  }
}
