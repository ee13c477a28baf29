import { sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'

export interface ExpiryAlert {
  lotId: string
  ownerId: string
  available: Satang
  expiresAt: Date
  /** Which of the given days the alert is for. */
  days: number
}

/** The smallest of the distances that an expiry is within; `l` is the row with the expiry. */
const nearestOf = (days: readonly number[], at: string) =>
  sql`(select min(d) from unnest(${sql.raw(`array[${days.map(Math.trunc).join(',')}]::int[]`)}) d
    where l.expires_at <= ${at}::timestamptz + make_interval(days => d))`

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
  const nearest = nearestOf(days, at)
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

export interface UnitAlert {
  lotId: string
  ownerId: string
  packageId: string
  units: number
  expiresAt: Date
  days: number
}

/** The same for package units; units of one package that expire together share an alert. */
export async function unitAlertsDue(
  tx: Tx,
  now: Date,
  limit: number,
  days: readonly number[],
): Promise<{ taken: number; alerts: UnitAlert[] }> {
  const at = now.toISOString()
  const nearest = nearestOf(days, at)
  const rows = await rowsOf<Record<string, string | number | Date>>(
    tx,
    sql`
    update package_units set alerted_days = due.days from (
      select l.id, ${nearest} as days from package_units l
      where l.state = 'available' and l.expires_at > ${at}::timestamptz
        and l.expires_at <= ${at}::timestamptz + make_interval(days => ${Math.max(...days)}::int)
        and (l.alerted_days is null or l.alerted_days > ${nearest})
      order by l.expires_at, l.id limit ${limit} for update skip locked
    ) due
    where package_units.id = due.id
    returning package_units.lot_id, package_units.owner_id, package_units.package_id, package_units.expires_at, due.days`,
  )
  const alerts = new Map<string, UnitAlert>()
  for (const row of rows) {
    const expiresAt = new Date(row.expires_at!)
    const key = `${row.lot_id}:${row.days}:${expiresAt.getTime()}`
    const alert = alerts.get(key)
    if (alert) alert.units++
    else
      alerts.set(key, {
        lotId: String(row.lot_id),
        ownerId: String(row.owner_id),
        packageId: String(row.package_id),
        units: 1,
        expiresAt,
        days: Number(row.days),
      })
  }
  return { taken: rows.length, alerts: [...alerts.values()] }
}
