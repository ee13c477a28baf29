import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../core/calendar.ts'
import { type Satang, satang, sum } from '../core/money.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'

/** Lots of one owner that expire on the same Bangkok day share an alert. */
export interface ExpiryAlert {
  /** The first of them. */
  lotId: string
  ownerId: string
  available: Satang
  expiresAt: Date
  /** Which of the given days the alert is for. */
  days: number
}

/** The smallest of `days` before expiry that has been reached. */
const nearestOf = (days: readonly number[], at: string, expiry: SQL) =>
  sql`(select min(d) from unnest(${sql.raw(`array[${days.map(Math.trunc).join(',')}]::int[]`)}) d
    where ${expiry} <= ${at}::timestamptz + make_interval(days => d))`

/**
 * Returns the expiry alerts that are due and marks them as sent; send them through the outbox of the same transaction.
 * `days` are numbers of days before expiry. Each lot gets one alert for each number, together with the other lots of its
 * day; a late sweep sends only the alert nearest to expiry. `taken` is the number of lots.
 */
export async function alertsDue(
  tx: Tx,
  now: Date,
  limit = 200,
  days: readonly number[] = [30, 7, 1],
): Promise<{ taken: number; alerts: ExpiryAlert[] }> {
  const at = now.toISOString()
  const nearest = nearestOf(days, at, sql`first.expires_at`)
  const within = (more: number) => sql`${at}::timestamptz + make_interval(days => ${Math.max(...days) + more}::int)`
  const dayIn = (row: SQL) => sql`(${row}.expires_at at time zone 'Asia/Bangkok')::date`
  const rows = await rowsOf<Record<string, string | number | Date>>(
    tx,
    sql`
    update credit_lots set alerted_days = due.days from (
      select l.id, ${nearest} as days from credit_lots l
      cross join lateral (
        select min(f.expires_at) as expires_at from credit_lots f
        where f.owner_id = l.owner_id and f.available > 0 and f.expires_at > ${at}::timestamptz
          and ${dayIn(sql`f`)} = ${dayIn(sql`l`)}
      ) first
      where l.available > 0 and l.expires_at > ${at}::timestamptz
        and l.expires_at <= ${within(1)} and first.expires_at <= ${within(0)}
        and (l.alerted_days is null or l.alerted_days > ${nearest})
      order by l.owner_id, l.expires_at, l.id limit ${limit} for update of l skip locked
    ) due
    where credit_lots.id = due.id
    returning credit_lots.id, credit_lots.owner_id, credit_lots.available, credit_lots.expires_at, due.days`,
  )
  const lots = rows
    .map((row) => ({
      lotId: String(row.id),
      ownerId: String(row.owner_id),
      available: satang(Number(row.available)),
      expiresAt: new Date(row.expires_at!),
      days: Number(row.days),
    }))
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
  const alerts = Map.groupBy(lots, (lot) => `${lot.ownerId}:${lot.days}:${dayOf(lot.expiresAt)}`)
  return {
    taken: rows.length,
    alerts: [...alerts.values()].map((same) => ({ ...same[0]!, available: sum(...same.map((lot) => lot.available)) })),
  }
}

export interface UnitAlert {
  lotId: string
  ownerId: string
  packageId: string
  units: number
  expiresAt: Date
  days: number
}

/** The same for package units; units of one package that expire on the same Bangkok day share an alert. */
export async function unitAlertsDue(
  tx: Tx,
  now: Date,
  limit: number,
  days: readonly number[],
): Promise<{ taken: number; alerts: UnitAlert[] }> {
  const at = now.toISOString()
  const nearest = nearestOf(days, at, sql`l.expires_at`)
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
    const key = `${row.lot_id}:${row.days}:${dayOf(expiresAt)}`
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
