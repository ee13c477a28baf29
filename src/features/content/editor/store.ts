import { count, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import type { Day } from '../../../core/calendar.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { contactMessages } from '../../contact/schema.ts'
import { downloadCounts } from '../../downloads/schema.ts'
import type { Kind } from '../kinds.ts'
import { contentItems } from '../schema.ts'

/** Number of items of each kind, and how many are public. Kinds without any are left out. */
export const countKinds = (tx: Tx): Promise<{ kind: Kind; total: number; live: number }[]> =>
  tx
    .select({ kind: contentItems.kind, total: count(), live: count(contentItems.live) })
    .from(contentItems)
    .groupBy(contentItems.kind)

/** Number of unanswered messages from visitors. */
export async function countNewMessages(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(contactMessages).where(eq(contactMessages.status, 'new'))
  return row?.n ?? 0
}

/** Display names of accounts, by id. */
export async function namesOf(tx: Tx, lang: Lang, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const accountIds = [...new Set(ids.filter((id) => id !== null))]
  if (accountIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: accounts.id, name: shownName(lang) })
    .from(accounts)
    .where(inArray(accounts.id, accountIds))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Download counts, in total and since a Bangkok day, by id. Items without downloads are left out. */
export async function sumDownloads(
  tx: Tx,
  ids: readonly string[],
  since: Day,
): Promise<Map<string, { total: number; recent: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: downloadCounts.itemId,
      total: sum(downloadCounts.count).mapWith(Number),
      recent: sql`coalesce(sum(${downloadCounts.count}) filter (where ${gte(downloadCounts.day, since)}), 0)`.mapWith(
        Number,
      ),
    })
    .from(downloadCounts)
    .where(inArray(downloadCounts.itemId, [...ids]))
    .groupBy(downloadCounts.itemId)
  return new Map(rows.map(({ id, total, recent }) => [id, { total, recent }]))
}
