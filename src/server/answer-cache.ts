import { LRUCache } from 'lru-cache'
import type { AnyEndpoint } from '../core/endpoint.ts'
import type { Lang } from '../core/shapes.ts'
import type { Answer } from './answer.ts'
import { type ContentVersions, markChanges } from './content-versions.ts'

interface CachedAnswer {
  answer: Answer
  tags: readonly string[]
}

export interface AnswerCache {
  /** The kept answer of an open call, or the fresh one of `run`, kept for the next caller when it is a 200. */
  through(endpoint: AnyEndpoint, lang: Lang, input: unknown, run: () => Promise<Answer>): Promise<Answer>
}

const MAX_ANSWERS = 1_000
/** Answers also age out, since time itself changes some of them. */
const MAX_AGE = 15_000

/**
 * Answers of endpoints that say the same to every visitor (`cache` in the contract), so that neither a list nor a page
 * asks the database again before its content changes. Callers share one object and must not change it.
 */
export function buildAnswerCache(versions: ContentVersions): AnswerCache {
  const entries = new LRUCache<string, CachedAnswer>({ max: MAX_ANSWERS, ttl: MAX_AGE })
  const running = new Map<string, Promise<Answer>>()
  const marks = markChanges(versions)
  versions.onChange((tags) => {
    for (const [key, { tags: own }] of entries) if (own.some((tag) => tags.includes(tag))) entries.delete(key)
    // What was begun before the change is for those who wait already.
    running.clear()
  })
  const ask = async (key: string, endpoint: AnyEndpoint, run: () => Promise<Answer>): Promise<Answer> => {
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
      // Callers who come while the answer is being made wait for the same one.
      const same = running.get(key)
      if (same) return same
      const pendingAnswer = ask(key, endpoint, run).finally(
        () => running.get(key) === pendingAnswer && running.delete(key),
      )
      running.set(key, pendingAnswer)
      return pendingAnswer
    },
  }
}
