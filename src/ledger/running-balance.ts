import { sql } from 'drizzle-orm'
import { addDays, dayOf, startOfDay } from '../core/calendar.ts'
import { timeOfId } from '../core/ids.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'
import { idFloor } from './entry-id.ts'

export const uuidList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

interface Row {
  entry_id: string
  account: string
  balance: string
}

/** The day of an entry, and the lowest id of the day after it. */
function dayOfEntry(id: string): { day: string; until: string } {
  const day = dayOf(new Date(timeOfId(id) ?? 0))
  return { day, until: idFloor(startOfDay(addDays(day, 1))) }
}

/**
 * Balances of accounts right after each of some entries, by entry id and account id: the current balance minus all later
 * changes. Whole days are read from the daily sums, so only the postings of the entry's own day are read.
 */
export async function balancesAfter(
  tx: Tx,
  accounts: readonly string[],
  entryIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const found = new Map(entryIds.map((id) => [id, new Map<string, number>()]))
  if (entryIds.length === 0) return found
  const days = entryIds.map(dayOfEntry)
  const sameDay = sql`p.entry_id > t.entry_id and p.entry_id < t.until`
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select t.entry_id, a.id as account, a.balance
      - coalesce((select sum(d.credited - d.debited) from ledger_days d where d.account_id = a.id and d.day > t.day), 0)
      - coalesce((select sum(p.amount) from ledger_postings p where p.destination_account = a.id and ${sameDay}), 0)
      + coalesce((select sum(p.amount) from ledger_postings p where p.source_account = a.id and ${sameDay}), 0) as balance
    from unnest(${sql.param([...entryIds])}::uuid[], ${sql.param(days.map(({ day }) => day))}::date[],
      ${sql.param(days.map(({ until }) => until))}::uuid[]) as t(entry_id, day, until)
    join ledger_accounts a on a.id in (${uuidList(accounts)})`,
  )
  for (const row of rows) found.get(row.entry_id)?.set(row.account, Number(row.balance))
  return found
}
