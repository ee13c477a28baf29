import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/types.ts'

/** More than what is made of the versions of all texts in both languages. */
const MEMOIZED_MAX = 200
const made = new WeakMap<Db, LRUCache<string, Promise<unknown>>>()

/**
 * A public version never changes, so what is slow to make of it (its PDF, its difference to another) is made once a
 * process, however often it is asked for. The one unused for longest goes first. `name` says what it is, of which version and language.
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
