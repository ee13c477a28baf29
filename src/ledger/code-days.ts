import { sql } from 'drizzle-orm'
import { addDays, type Day, dayOf, startOfDay } from '../core/calendar.ts'
import { type Clock, HOUR } from '../core/clock.ts'
import { timeOfId } from '../core/ids.ts'
import { withTx } from '../db/tx.ts'
import type { Db, Tx } from '../db/types.ts'
import { idFloor } from './entry-id.ts'
import { rowsOf } from './rows.ts'

/** A day is summed so long after its end, when no transaction that began in it can still be open. */
const AFTER = HOUR

/** The last day that is summed up; null before the first one. */
async function lastClosed(tx: Tx): Promise<Day | null> {
  const [row] = await rowsOf<{ day: string | null }>(
    tx,
    sql`select to_char(max(day), 'YYYY-MM-DD') as day from ledger_code_days`,
  )
  return row?.day ?? null
}

/** When the days begin that are not summed up; null if none is. */
export async function openSince(tx: Tx): Promise<Date | null> {
  const last = await lastClosed(tx)
  return last === null ? null : startOfDay(addDays(last, 1))
}

async function firstDay(tx: Tx): Promise<Day | null> {
  const [row] = await rowsOf<{ id: string }>(tx, sql`select id from ledger_entries order by id limit 1`)
  return row ? dayOf(new Date(timeOfId(row.id) ?? 0)) : null
}

async function closeDay(tx: Tx, day: Day): Promise<void> {
  const [from, until] = [day, addDays(day, 1)].map((each) => idFloor(startOfDay(each)))
  await tx.execute(sql`
    insert into ledger_code_days (day, code, debits, credits, entries)
    select ${day}::date, a.code, sum(s.debit), sum(s.credit), 0
    from (
      select source_account as account, amount as debit, 0 as credit from ledger_postings
        where entry_id >= ${from}::uuid and entry_id < ${until}::uuid
      union all
      select destination_account, 0, amount from ledger_postings
        where entry_id >= ${from}::uuid and entry_id < ${until}::uuid
    ) s join ledger_accounts a on a.id = s.account group by a.code
    union all
    select ${day}::date, '', 0, 0, count(*) from ledger_entries where id >= ${from}::uuid and id < ${until}::uuid
    on conflict do nothing`)
}

/** Sums up each day that is over, once. */
export async function closeLedgerDays({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = dayOf(new Date(clock.now().getTime() - AFTER))
  const last = await lastClosed(db)
  let day = last ? addDays(last, 1) : await firstDay(db)
  for (; day && day < today; day = addDays(day, 1)) {
    const closing = day
    await withTx(db, (tx) => closeDay(tx, closing))
  }
}
