import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Day } from '../../core/calendar.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { linkDays, linkSalts, linkVisits } from './schema.ts'

export interface Visit {
  code: string
  day: Day
  visitor: Buffer
}

/**
 * The destination of an accepted influencer's link. Null for an unknown code, for an applicant's code, or if the
 * campaign has no link.
 */
export async function findDestination(tx: Tx, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ url: campaigns.trackingUrl })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .where(and(eq(jobs.trackingCode, code), isNotNull(jobs.terms), ne(campaigns.trackingUrl, '')))
  return row?.url ?? null
}

/** Returns the salt of a day; all processes get the same one. */
export async function findOrCreateSalt(tx: Tx, day: Day, fresh: Buffer): Promise<Buffer> {
  await tx.insert(linkSalts).values({ day, salt: fresh }).onConflictDoNothing()
  const [row] = await tx.select({ salt: linkSalts.salt }).from(linkSalts).where(eq(linkSalts.day, day))
  if (!row) throw new Error(`no salt for ${day}`)
  return row.salt
}

/**
 * Maximum number of people of one network that count for a link and day, so that one address cannot fake any number of
 * browsers.
 */
export const NETWORK_MAX = 200
/** Length of the part of a visitor hash that is the same for all people of a network, bytes. */
export const NETWORK_BYTES = 8

const networkPart = sql.raw(`substring(visitor from 1 for ${NETWORK_BYTES})`)
const [lowest, highest] = ['00', 'ff'].map((byte) => sql.raw(`'\\x${byte.repeat(8)}'::bytea`))

/** Number of already counted visits from the same network, up to the limit. */
const countedOfNetwork = sql`(
  select count(*) from (
    select from ${linkVisits} where ${linkVisits.code} = fresh.code and ${linkVisits.day} = fresh.day
      and ${linkVisits.visitor} between fresh.network || ${lowest} and fresh.network || ${highest}
    limit ${NETWORK_MAX}
  ) counted
)`

/**
 * Counts the visits that no process has counted yet. Rows are written in sorted order, so that two processes cannot
 * deadlock.
 */
export async function countVisits(tx: Tx, visits: readonly Visit[]): Promise<void> {
  const column = <T>(of: (visit: Visit) => T) => sql.param(visits.map(of))
  const counted = await rowsOf<{ code: string; day: Day }>(
    tx,
    sql`insert into ${linkVisits} (code, day, visitor)
      select code, day, visitor from (
        select *, row_number() over (partition by code, day, network order by visitor) as n from (
          select code, day, visitor, ${networkPart} as network from (
            select code, day, decode(hex, 'hex') as visitor from unnest(
              ${column(({ code }) => code)}::text[], ${column(({ day }) => day)}::date[],
              ${column(({ visitor }) => visitor.toString('hex'))}::text[]
            ) given (code, day, hex)
          ) visits
          where not exists (select from ${linkVisits} seen where (seen.code, seen.day, seen.visitor) = (visits.code, visits.day, visits.visitor))
        ) unseen
      ) fresh
      where n + ${countedOfNetwork} <= ${NETWORK_MAX}
      order by code, day, visitor
      on conflict do nothing
      returning code, to_char(day, 'YYYY-MM-DD') as day`,
  )
  if (counted.length === 0) return
  const days = Map.groupBy(counted, ({ code, day }) => `${code} ${day}`)
  const rows = [...days.values()].flatMap((same) => (same[0] ? [{ ...same[0], clicks: same.length }] : []))
  await tx
    .insert(linkDays)
    .values(rows.sort((a, b) => (`${a.code} ${a.day}` < `${b.code} ${b.day}` ? -1 : 1)))
    .onConflictDoUpdate({
      target: [linkDays.code, linkDays.day],
      set: { clicks: sql`${linkDays.clicks} + excluded.clicks` },
    })
}

export const keyOf = ({ code, day, visitor }: Visit): string => `${code} ${day} ${visitor.toString('hex')}`

/** Deletes the visitor hashes and salts from before a day. */
export async function deleteVisits(tx: Tx, before: Day): Promise<void> {
  await tx.delete(linkVisits).where(lt(linkVisits.day, before))
  await tx.delete(linkSalts).where(lt(linkSalts.day, before))
}
