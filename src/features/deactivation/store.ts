import { and, asc, count, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { attachments } from '../attachments/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { OPEN } from '../channels/rules/status.ts'
import { channels } from '../channels/schema.ts'
import { APPLICATIONS } from '../jobs/rules/states.ts'
import { heldJobsOf, jobs } from '../jobs/schema.ts'
import { managerLinks } from '../partners/schema.ts'
import { bankAccounts } from '../payouts/schema.ts'
import { deactivations } from './schema.ts'

export type DeactivationRecord = typeof deactivations.$inferSelect

/** The account. `lock`: locks the row until the end of the transaction. */
export async function findOwner(tx: Tx, id: string, lock: boolean) {
  const query = tx
    .select({ email: accounts.email, lang: accounts.lang, status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, id))
  const [row] = await (lock ? query.for('no key update') : query)
  return row ?? null
}

/** Accepted jobs and invitations of an influencer or, for a talent manager, of the partners. Earliest end first. */
export const listHeldJobs = (tx: Tx, accountId: string) =>
  tx
    .select({
      id: jobs.id,
      campaignId: jobs.campaignId,
      status: jobs.status,
      dueAt: jobs.endAt,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
    })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .where(heldJobsOf(accountId))
    .orderBy(sql`${jobs.endAt} nulls last`, asc(jobs.id))

/** Ids of applications that a marketer has not answered, in the order in which they have to be locked. */
export async function listApplications(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.influencerId, accountId), inArray(jobs.status, APPLICATIONS)))
    .orderBy(asc(jobs.id))
  return rows.map(({ id }) => id)
}

export async function countDocuments(tx: Tx, accountId: string): Promise<number> {
  const waiting = and(eq(attachments.status, 'in_progress'), isNull(attachments.replacedAt))
  const [row] = await tx
    .select({ n: count() })
    .from(attachments)
    .where(and(eq(attachments.accountId, accountId), waiting))
  return row?.n ?? 0
}

export async function countChannels(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), inArray(channels.status, [...OPEN])))
  return row?.n ?? 0
}

export async function findBank(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({ bank: bankAccounts.bank, promptpay: bankAccounts.promptpay, number: bankAccounts.number })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), inArray(bankAccounts.status, ['waiting', 'verified'])))
  return row ?? null
}

export async function findRequest(tx: Tx, accountId: string): Promise<DeactivationRecord | null> {
  const [row] = await tx.select().from(deactivations).where(eq(deactivations.accountId, accountId))
  return row ?? null
}

/** The closing request with the account's role. */
export async function findDeactivation(tx: Tx, id: string) {
  const [row] = await tx
    .select({ ...getTableColumns(deactivations), role: accounts.role })
    .from(deactivations)
    .innerJoin(accounts, eq(accounts.id, deactivations.accountId))
    .where(eq(deactivations.id, id))
  return row ?? null
}

/** Stores the owner's choice. Replaces an earlier choice. */
export async function saveRequest(tx: Tx, row: typeof deactivations.$inferInsert): Promise<string> {
  const { id: _, accountId: __, ...choice } = row
  const [saved] = await tx
    .insert(deactivations)
    .values(row)
    .onConflictDoUpdate({ target: deactivations.accountId, set: choice })
    .returning({ id: deactivations.id })
  return saved!.id
}

export async function completeRequest(tx: Tx, id: string, reference: string, now: Date): Promise<void> {
  await tx.update(deactivations).set({ reference, completedAt: now }).where(eq(deactivations.id, id))
}

/** Ends the links to managers and partners. Jobs in progress would have blocked closing, so none depends on a link. */
export async function endManagerLinks(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .update(managerLinks)
    .set({ status: 'ended', endsAt: now, endedBy: accountId })
    .where(
      and(
        or(eq(managerLinks.managerId, accountId), eq(managerLinks.partnerId, accountId)),
        inArray(managerLinks.status, ['invited', 'active']),
      ),
    )
}
