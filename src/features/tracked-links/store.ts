import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Day } from '../../core/calendar.ts'
import type { Tx } from '../../db/types.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { linkDays, linkSalts, linkVisits } from './schema.ts'

export interface Visit {
  code: string
  day: Day
  visitor: Buffer
}

/** Where the link of a chosen influencer leads; null for an unknown code, an applicant's, or a campaign without a link. */
export async function findDestination(tx: Tx, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ url: campaigns.trackingUrl })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .where(and(eq(jobs.trackingCode, code), isNotNull(jobs.terms), ne(campaigns.trackingUrl, '')))
  return row?.url ?? null
}

/** The salt of a day, the same in every process. */
export async function findOrCreateSalt(tx: Tx, day: Day, fresh: Buffer): Promise<Buffer> {
  await tx.insert(linkSalts).values({ day, salt: fresh }).onConflictDoNothing()
  const [row] = await tx.select({ salt: linkSalts.salt }).from(linkSalts).where(eq(linkSalts.day, day))
  if (!row) throw new Error(`no salt for ${day}`)
  return row.salt
}

/**
 * Counts those of the visits that no process has counted before. Rows are written in sorted order, so that two processes
 * never wait for each other.
 */
export async function countVisits(tx: Tx, visits: readonly Visit[]): Promise<void> {
  const sorted = [...visits].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const counted = await tx
    .insert(linkVisits)
    .values(sorted)
    .onConflictDoNothing()
    .returning({ code: linkVisits.code, day: linkVisits.day })
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

/** Forgets who clicked before a day. */
export async function deleteVisits(tx: Tx, before: Day): Promise<void> {
  await tx.delete(linkVisits).where(lt(linkVisits.day, before))
  await tx.delete(linkSalts).where(lt(linkSalts.day, before))
}
