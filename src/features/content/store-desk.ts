import { count, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import type { Kind } from './kinds.ts'
import { contactMessages, contentItems } from './schema.ts'

/** Things of each kind, and how many of them are public. Kinds without any are left out. */
export const countKinds = (tx: Tx): Promise<{ kind: Kind; total: number; live: number }[]> =>
  tx
    .select({ kind: contentItems.kind, total: count(), live: count(contentItems.live) })
    .from(contentItems)
    .groupBy(contentItems.kind)

/** Messages of visitors that nobody has dealt with. */
export async function countNewMessages(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(contactMessages).where(eq(contactMessages.status, 'new'))
  return row?.n ?? 0
}

/** Display names of accounts, by id. */
export async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await tx
    .select({ id: accounts.id, name: accounts.displayName })
    .from(accounts)
    .where(inArray(accounts.id, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
