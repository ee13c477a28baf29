import { sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { rowsOf } from './rows.ts'

export interface ExpiryAlert {
  lotId: string
  ownerId: string
  available: Satang
  expiresAt: Date
  /** Which of the given days the alert is for. */
  days: number
}

/**
 * Returns the expiry alerts that are due and marks them as sent; send them through the outbox of the same transaction.
 * `days` are the distances before expiry; each lot gets one alert at each distance, and a late sweep sends only the
 * nearest.
 */
export async function alertsDue(
  tx: Tx,
  now: Date,
  limit = 200,
  days: readonly number[] = [30, 7, 1],
): Promise<ExpiryAlert[]> {
  const at = now.toISOString()
  const nearest = sql`(select min(d) from unnest(${sql.raw(`array[${days.map(Math.trunc).join(',')}]::int[]`)}) d
    where l.expires_at <= ${at}::timestamptz + make_interval(days => d))`
  const rows = await rowsOf<Record<string, string | number | Date>>(
    tx,
    sql`
    update credit_lots set alerted_days = due.days from (
      select l.id, ${nearest} as days from credit_lots l
      where l.available > 0 and l.expires_at > ${at}::timestamptz
        and l.expires_at <= ${at}::timestamptz + make_interval(days => ${Math.max(...days)}::int)
        and (l.alerted_days is null or l.alerted_days > ${nearest})
      order by l.id limit ${limit} for update skip locked
    ) due
    where credit_lots.id = due.id
    returning credit_lots.id, credit_lots.owner_id, credit_lots.available, credit_lots.expires_at, due.days`,
  )
  return rows
    .map((row) => ({
      lotId: String(row.id),
      ownerId: String(row.owner_id),
      available: satang(Number(row.available)),
      expiresAt: new Date(row.expires_at!),
      days: Number(row.days),
    }))
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
}
