import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { HOLD_REQUESTS_MAX } from '../kinds.ts'
import type { Limits } from '../rules/limits.ts'
import { holdRequests, teamLimits, teamMembers } from '../schema.ts'

export type HoldRequestRecord = typeof holdRequests.$inferSelect

/**
 * Role and own limits of a member. With `lock` the row is locked, so that the member's commands that move money run one
 * after the other.
 */
export async function findLimited(tx: Tx, personId: string, { lock }: { lock: boolean }) {
  const query = tx
    .select({ role: teamMembers.role, actLimit: teamMembers.actLimit, monthLimit: teamMembers.monthLimit })
    .from(teamMembers)
    .where(eq(teamMembers.personId, personId))
  const [row] = await (lock ? query.for('no key update') : query)
  return row
}

export async function findTeamLimits(tx: Tx, marketerId: string): Promise<Limits | null> {
  const [row] = await tx
    .select({ actLimit: teamLimits.actLimit, monthLimit: teamLimits.monthLimit })
    .from(teamLimits)
    .where(eq(teamLimits.marketerId, marketerId))
  return row ?? null
}

export async function saveTeamLimits(tx: Tx, marketerId: string, limits: Limits): Promise<void> {
  await tx
    .insert(teamLimits)
    .values({ marketerId, ...limits })
    .onConflictDoUpdate({ target: teamLimits.marketerId, set: limits })
}

export async function saveMemberLimits(tx: Tx, personId: string, limits: Limits | null): Promise<void> {
  await tx
    .update(teamMembers)
    .set(limits ?? { actLimit: null, monthLimit: null })
    .where(eq(teamMembers.personId, personId))
}

/** Campaign and influencer names of jobs. */
export const listSubjects = (tx: Tx, lang: Lang, jobIds: readonly string[]) =>
  tx
    .select({ campaignId: jobs.campaignId, name: shownName(lang) })
    .from(jobs)
    .innerJoin(accounts, eq(accounts.id, jobs.influencerId))
    .where(inArray(jobs.id, [...jobIds]))
    .limit(HOLD_REQUESTS_MAX)

/** Returns false if the same command of the same person is already pending. */
export async function insertRequest(tx: Tx, row: HoldRequestRecord): Promise<boolean> {
  const rows = await tx.insert(holdRequests).values(row).onConflictDoNothing().returning({ id: holdRequests.id })
  return rows.length > 0
}

/** Pending requests of a team, or of one of its members, oldest first. */
export const listWaiting = (tx: Tx, lang: Lang, marketerId: string, requestedBy?: string) =>
  tx
    .select({ request: holdRequests, name: shownName(lang), title: campaigns.title, titleEn: campaigns.titleEn })
    .from(holdRequests)
    .innerJoin(accounts, eq(accounts.id, holdRequests.requestedBy))
    .leftJoin(campaigns, eq(campaigns.id, holdRequests.campaignId))
    .where(
      and(
        eq(holdRequests.marketerId, marketerId),
        eq(holdRequests.status, 'waiting'),
        requestedBy ? eq(holdRequests.requestedBy, requestedBy) : undefined,
      ),
    )
    .orderBy(asc(holdRequests.id))
    .limit(HOLD_REQUESTS_MAX)

export async function lockRequest(tx: Tx, marketerId: string, id: string): Promise<HoldRequestRecord | undefined> {
  const [row] = await tx
    .select()
    .from(holdRequests)
    .where(and(eq(holdRequests.id, id), eq(holdRequests.marketerId, marketerId)))
    .for('update')
  return row
}

export async function updateRequest(tx: Tx, id: string, changes: Partial<HoldRequestRecord>): Promise<void> {
  await tx.update(holdRequests).set(changes).where(eq(holdRequests.id, id))
}

/** Ends the pending requests of a member and returns them. */
export const endWaiting = (tx: Tx, requestedBy: string): Promise<HoldRequestRecord[]> =>
  tx
    .update(holdRequests)
    .set({ status: 'ended' })
    .where(and(eq(holdRequests.requestedBy, requestedBy), eq(holdRequests.status, 'waiting')))
    .returning()

/** Expires requests without a response in time and returns them. */
export const expireRequests = (tx: Tx, now: Date): Promise<HoldRequestRecord[]> =>
  tx
    .update(holdRequests)
    .set({ status: 'expired' })
    .where(and(eq(holdRequests.status, 'waiting'), lte(holdRequests.expiresAt, now)))
    .returning()
