import { type SQL, sql } from 'drizzle-orm'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { shownName } from '../../accounts/schema-names.ts'
import type { Doc } from '../../content/kinds.ts'

export interface OwnedLotRecord {
  id: string
  packageId: string
  slug: string | null
  doc: Omit<Doc<'package'>, 'body'> | null
  bought: number
  available: number
  held: number
  used: number
  expired: number
  refunded: number
  price: number
  creatorPay: number
  /** Value of the unused units, and the first expiry among them (`expiresAt` of the lot if none is left). */
  value: number
  endsAt: Date
  purchasedAt: Date
  expiresAt: Date
  chargeId: string | null
  origin: 'purchase' | 'sale' | 'grant'
}

interface LotQuery {
  ended: boolean
  after: { expiresAt: Date; id: string } | null
  limit: number
}

/** A lot is in use while any of its units is available or held. */
const inUse = (ended: boolean): SQL => (ended ? sql`l.available + l.held = 0` : sql`l.available + l.held > 0`)

/** Packages of one marketer, earliest expiry first, paged by keyset. */
export async function listOwnedLots(tx: Tx, owner: string, query: LotQuery): Promise<OwnedLotRecord[]> {
  const { ended, after, limit } = query
  const rows = await rowsOf<Record<string, unknown>>(
    tx,
    sql`
    select l.*, c.slug, coalesce(c.live, c.draft) - 'body' as doc, u.value, coalesce(u.ends_at, l.expires_at) as ends_at,
      case when l.charge_id is null then 'grant' when s.sold_by is null then 'purchase' else 'sale' end as origin
    from (select * from package_lots l where l.owner_id = ${owner}::uuid and ${inUse(ended)}
      ${after ? sql`and (l.expires_at, l.id) > (${after.expiresAt.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
      order by l.expires_at, l.id limit ${limit + 1}) l
    left join content_items c on c.id = l.package_id
    left join charges s on s.id = l.charge_id
    cross join lateral (
      select coalesce(sum(value), 0) as value, min(expires_at) as ends_at
      from package_units where lot_id = l.id and state = 'available'
    ) u
    order by l.expires_at, l.id`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    packageId: String(row.package_id),
    slug: row.slug as string | null,
    doc: row.doc as OwnedLotRecord['doc'],
    bought: Number(row.bought),
    available: Number(row.available),
    held: Number(row.held),
    used: Number(row.used),
    expired: Number(row.expired),
    refunded: Number(row.refunded),
    price: Number(row.price),
    creatorPay: Number(row.creator_pay),
    value: Number(row.value),
    endsAt: new Date(row.ends_at as string | Date),
    purchasedAt: new Date(row.purchased_at as string | Date),
    expiresAt: new Date(row.expires_at as string | Date),
    chargeId: row.charge_id as string | null,
    origin: row.origin as OwnedLotRecord['origin'],
  }))
}

export interface UnitTotals {
  available: number
  held: number
  used: number
  expired: number
  refunded: number
  /** Number of lots with available or held units, and number of the others. */
  lotsInUse: number
  lotsEnded: number
  /** Available units that expire by `soonUntil`: number, value and first expiry. */
  soon: { units: number; value: number; at: Date } | null
}

export async function sumUnits(tx: Tx, owner: string, soonUntil: Date): Promise<UnitTotals> {
  const [row] = await rowsOf<Record<string, unknown>>(
    tx,
    sql`
    select s.*, soon.* from (
      select coalesce(sum(available), 0) as available, coalesce(sum(held), 0) as held, coalesce(sum(used), 0) as used,
        coalesce(sum(expired), 0) as expired, coalesce(sum(refunded), 0) as refunded,
        count(*) filter (where available + held > 0) as lots_in_use,
        count(*) filter (where available + held = 0) as lots_ended
      from package_lots where owner_id = ${owner}::uuid
    ) s cross join (
      select count(*) as units, coalesce(sum(value), 0) as value, min(expires_at) as at from package_units
      where owner_id = ${owner}::uuid and state = 'available' and expires_at <= ${soonUntil.toISOString()}::timestamptz
    ) soon`,
  )
  const of = (name: string) => Number(row?.[name] ?? 0)
  return {
    available: of('available'),
    held: of('held'),
    used: of('used'),
    expired: of('expired'),
    refunded: of('refunded'),
    lotsInUse: of('lots_in_use'),
    lotsEnded: of('lots_ended'),
    soon: of('units') > 0 ? { units: of('units'), value: of('value'), at: new Date(row!.at as string | Date) } : null,
  }
}

export interface MovedJob {
  title: string
  titleEn: string | null
  influencer: string
  packageId: string | null
  poNumber: string
  costCentre: string
}

/** Campaign, influencer and package of the jobs in a list of movements. */
export async function listMovedJobs(
  tx: Tx,
  lang: Lang,
  owner: string,
  ids: readonly string[],
): Promise<Map<string, MovedJob>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<Record<string, string | null>>(
    tx,
    sql`
    select j.id, c.title, c.title_en, ${shownName(lang)} as display_name, j.package_id, c.po_number, c.cost_centre
    from jobs j join campaigns c on c.id = j.campaign_id join accounts on accounts.id = j.influencer_id
    where j.marketer_id = ${owner}::uuid and j.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  )
  return new Map(
    rows.map((row) => [
      row.id!,
      {
        title: row.title!,
        titleEn: row.title_en ?? null,
        influencer: row.display_name!,
        packageId: row.package_id ?? null,
        poNumber: row.po_number ?? '',
        costCentre: row.cost_centre ?? '',
      },
    ]),
  )
}

/** Titles of packages, including those that are no longer sold. */
export async function listTitles(tx: Tx, ids: readonly string[]): Promise<Map<string, Bilingual>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<{ id: string; title: Bilingual }>(
    tx,
    sql`
    select id, coalesce(live, draft)->'title' as title from content_items where kind = 'package' and id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  )
  return new Map(rows.map((row) => [row.id, row.title]))
}
