import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { channels } from '../channels/schema.ts'
import type { JobStatus } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { CODE_STATUSES } from './rules/open.ts'
import { keyOfUse, type PlannedUse } from './rules/uses.ts'
import { couponDays, coupons } from './schema.ts'

/** Locks the coupons of a campaign: parallel requests write codes and uses one after another. */
export async function lockCoupons(tx: Tx, campaignId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupons ${campaignId}`}, 0))`)
}

export interface CouponRecord {
  jobId: string
  name: string
  avatarFileId: string | null
  avatarUrl: string | null
  status: JobStatus
  code: string | null
  uses: number | null
}

const columns = (lang: Lang) => ({
  jobId: jobs.id,
  name: shownName(lang),
  avatarFileId: accounts.avatarFileId,
  avatarUrl: channels.avatarUrl,
  status: jobs.status,
  code: coupons.code,
  uses: coupons.uses,
})

interface Page {
  before: string | null
  limit: number
}

/** Jobs of a campaign that can have a code or already have one, newest first. Without `page` all of them. */
export function listCoupons(tx: Tx, lang: Lang, campaignId: string, page?: Page): Promise<CouponRecord[]> {
  const shown = sql`${jobs.terms} is not null and (${inArray(jobs.status, CODE_STATUSES)} or ${coupons.code} is not null)`
  const after = page?.before ? sql`${jobs.id} < ${page.before}::uuid` : undefined
  const query = tx
    .select(columns(lang))
    .from(jobs)
    .innerJoin(accounts, eq(accounts.id, jobs.influencerId))
    .innerJoin(channels, eq(channels.id, jobs.channelId))
    .leftJoin(coupons, eq(coupons.jobId, jobs.id))
    .where(and(eq(jobs.campaignId, campaignId), shown, after))
    .orderBy(sql`${jobs.id} desc`)
  return page ? query.limit(page.limit + 1) : query
}

/** A marketer's own job with its campaign. Null for another account's job. */
export async function findOwnJob(tx: Tx, jobId: string, marketerId: string): Promise<{ campaignId: string } | null> {
  const [row] = await tx
    .select({ campaignId: jobs.campaignId })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.marketerId, marketerId)))
  return row ?? null
}

/** All codes of a campaign with their owners and number of uses. */
export const listCodes = (tx: Tx, campaignId: string) =>
  tx
    .select({ code: coupons.code, jobId: coupons.jobId, uses: coupons.uses })
    .from(coupons)
    .where(eq(coupons.campaignId, campaignId))

/** Sets codes of jobs. Earlier codes of these jobs are deleted. */
export async function saveCodes(
  tx: Tx,
  campaignId: string,
  given: readonly { jobId: string; code: string }[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  await deleteCodes(
    tx,
    given.map(({ jobId }) => jobId),
  )
  await tx.insert(coupons).values(given.map((one) => ({ ...one, campaignId, updatedAt: now })))
}

/** Deletes the codes of jobs that have no uses, with their days of zero uses. */
export async function deleteCodes(tx: Tx, jobIds: readonly string[]): Promise<void> {
  const own = tx
    .select({ one: sql`1` })
    .from(coupons)
    .where(
      and(
        eq(coupons.campaignId, couponDays.campaignId),
        eq(coupons.code, couponDays.code),
        inArray(coupons.jobId, [...jobIds]),
      ),
    )
  await tx.delete(couponDays).where(exists(own))
  await tx.delete(coupons).where(inArray(coupons.jobId, [...jobIds]))
}

/** The stored uses of these codes on these days. */
export async function listUses(
  tx: Tx,
  campaignId: string,
  codes: readonly string[],
  days: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0 || days.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(couponDays)
    .where(
      and(
        eq(couponDays.campaignId, campaignId),
        inArray(couponDays.code, [...codes]),
        inArray(couponDays.day, [...days]),
      ),
    )
  return new Map(rows.map(({ code, day, uses }) => [keyOfUse(code, day), uses]))
}

/** Replaces the uses of codes on days, and calculates the sums of the codes again. `shared`: the code of the brief. */
export async function saveUses(
  tx: Tx,
  campaignId: string,
  { rows, shared }: { rows: readonly PlannedUse[]; shared: string | null },
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const codes = [...new Set(rows.map(({ code }) => code))]
  if (shared !== null && codes.includes(shared))
    await tx.insert(coupons).values({ campaignId, code: shared, updatedAt: now }).onConflictDoNothing()
  await tx
    .insert(couponDays)
    .values(rows.map(({ code, day, uses }) => ({ campaignId, code, day, uses: uses ?? 0 })))
    .onConflictDoUpdate({
      target: [couponDays.campaignId, couponDays.code, couponDays.day],
      set: { uses: sql`excluded.uses` },
    })
  const total = sql`(select sum(d.uses) from ${couponDays} d where d.campaign_id = ${coupons.campaignId} and d.code = ${coupons.code})`
  await tx
    .update(coupons)
    .set({ uses: sql`least(${total}, 2147483647)::int`, updatedAt: now })
    .where(and(eq(coupons.campaignId, campaignId), inArray(coupons.code, codes)))
}
