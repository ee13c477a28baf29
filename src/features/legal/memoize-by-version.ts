import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/types.ts'

/** Enough for the results of all versions of all texts in both languages. */
const MEMOIZED_MAX = 200
const made = new WeakMap<Db, LRUCache<string, Promise<unknown>>>()

/**
 * Caches slow results for a public version (its PDF, its differences to another version). A public version never
 * changes, so each result is computed once per process. The least recently used result is evicted first. `name` is the
 * cache key: the kind of result with its version and language.
 */
export function memoizeByVersion<T>(db: Db, name: string, make: () => Promise<T>): Promise<T> {
  const results = made.get(db) ?? new LRUCache<string, Promise<unknown>>({ max: MEMOIZED_MAX })
  made.set(db, results)
  const result = results.get(name)
  if (result) return result as Promise<T>
  const fresh = make()
  fresh.catch(() => results.delete(name))
  results.set(name, fresh)
  return fresh
}
