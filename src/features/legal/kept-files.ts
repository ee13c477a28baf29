import type { Db } from '../../db/types.ts'

/** More than the versions of all consents in both languages. */
const MOST = 200
const files = new WeakMap<Db, Map<string, Promise<Uint8Array>>>()

/**
 * A public version never changes, so its PDF is drawn once a process, however often it is asked for. The oldest goes
 * first. `name` says which version of which text in which language.
 */
export function keptFile(db: Db, name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = files.get(db) ?? new Map<string, Promise<Uint8Array>>()
  files.set(db, kept)
  const known = kept.get(name)
  if (known) return known
  const drawn = draw()
  drawn.catch(() => kept.delete(name))
  kept.set(name, drawn)
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string)
  return drawn
}
