import type { Db } from '../../db/types.ts'

/** More than what is made of the versions of all texts in both languages. */
const MOST = 200
const made = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * A public version never changes, so what is slow to make of it (its PDF, its difference to another) is made once a
 * process, however often it is asked for. The oldest goes first. `name` says what it is, of which version and language.
 */
export function memoizeByVersion<T>(db: Db, name: string, make: () => Promise<T>): Promise<T> {
  const kept = made.get(db) ?? new Map<string, Promise<unknown>>()
  made.set(db, kept)
  const known = kept.get(name)
  if (known) return known as Promise<T>
  const fresh = make()
  fresh.catch(() => kept.delete(name))
  kept.set(name, fresh)
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string)
  return fresh
}
