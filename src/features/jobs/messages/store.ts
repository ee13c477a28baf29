import { and, count, desc, eq, gt, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import { pipelined } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName, shownNames } from '../../accounts/schema-names.ts'
import { type CampaignOwner, ofBrands } from '../../agency-brands/schema-scope.ts'
import type { Side } from '../rules/states.ts'
import { type JobEventRecord, type JobRecord, jobEvents, jobs } from '../schema.ts'
import { jobConversations, jobMessages } from '../schema-messages.ts'
import { awaiting, countJobs } from '../store-list.ts'
import { countAwaitedOf } from '../views/store-counts.ts'

export type MessageRecord = typeof jobMessages.$inferSelect & { authorName: string; personName: string | null }
export type StepRecord = JobEventRecord & { personName: string | null }
export type ConversationRecord = typeof jobConversations.$inferSelect

const persons = alias(accounts, 'persons')

export async function listMessages(
  tx: Tx,
  lang: Lang,
  jobId: string,
  before: string | null,
  limit: number,
): Promise<MessageRecord[]> {
  const rows = await tx
    .select({ message: jobMessages, authorName: shownName(lang), personName: shownName(lang, persons) })
    .from(jobMessages)
    .innerJoin(accounts, eq(accounts.id, jobMessages.authorId))
    .leftJoin(persons, eq(persons.id, jobMessages.personId))
    .where(and(eq(jobMessages.jobId, jobId), before ? lt(jobMessages.id, before) : undefined))
    .orderBy(desc(jobMessages.id))
    .limit(limit + 1)
  return rows.map(({ message, ...names }) => ({ ...message, ...names }))
}

export async function insertMessage(tx: Tx, row: typeof jobMessages.$inferInsert): Promise<void> {
  await tx.insert(jobMessages).values(row)
}

export async function nameOf(tx: Tx, accountId: string): Promise<Bilingual> {
  const [row] = await tx.select({ name: shownNames() }).from(accounts).where(eq(accounts.id, accountId))
  return row?.name ?? { th: '', en: '' }
}

/** Events of a job from one time up to but excluding another, with who acted, oldest first. */
export async function listStepsWithin(
  tx: Tx,
  lang: Lang,
  jobId: string,
  from: Date | null,
  before: Date | null,
): Promise<StepRecord[]> {
  const rows = await tx
    .select({ step: jobEvents, personName: shownName(lang, persons) })
    .from(jobEvents)
    .leftJoin(persons, eq(persons.id, jobEvents.actorId))
    .where(
      and(
        eq(jobEvents.jobId, jobId),
        from ? gte(jobEvents.at, from) : undefined,
        before ? lt(jobEvents.at, before) : undefined,
      ),
    )
    .orderBy(jobEvents.id)
  return rows.map(({ step, personName }) => ({ ...step, personName }))
}

export async function findConversation(tx: Tx, jobId: string): Promise<ConversationRecord | null> {
  const [row] = await tx.select().from(jobConversations).where(eq(jobConversations.jobId, jobId))
  return row ?? null
}

const opened = (job: JobRecord, now: Date) => ({
  jobId: job.id,
  marketerId: job.marketerId,
  influencerId: job.influencerId,
  activeAt: now,
})

/** Moves the conversation to the top. Creates it when money is held. */
export async function touchConversation(tx: Tx, job: JobRecord, now: Date): Promise<void> {
  const last = { activeAt: now, lastMessageId: null }
  if (job.terms === null) {
    await pipelined(tx, tx.update(jobConversations).set(last).where(eq(jobConversations.jobId, job.id)))
    return
  }
  await pipelined(
    tx,
    tx
      .insert(jobConversations)
      .values(opened(job, now))
      .onConflictDoUpdate({ target: jobConversations.jobId, set: last }),
  )
}

const plusOne = {
  influencer: sql`${jobConversations.influencerUnread} + 1`,
  marketer: sql`${jobConversations.marketerUnread} + 1`,
}

/** Increments the unread counts after a new message. Returns both counts. */
export async function countMessage(
  tx: Tx,
  job: JobRecord,
  messageId: string,
  readers: readonly Side[],
  now: Date,
): Promise<Record<Side, number>> {
  const forInfluencer = readers.includes('influencer')
  const forMarketer = readers.includes('marketer')
  const [row] = await tx
    .insert(jobConversations)
    .values({
      ...opened(job, now),
      lastMessageId: messageId,
      influencerUnread: forInfluencer ? 1 : 0,
      marketerUnread: forMarketer ? 1 : 0,
    })
    .onConflictDoUpdate({
      target: jobConversations.jobId,
      set: {
        activeAt: now,
        lastMessageId: messageId,
        ...(forInfluencer && { influencerUnread: plusOne.influencer }),
        ...(forMarketer && { marketerUnread: plusOne.marketer }),
      },
    })
    .returning({ influencer: jobConversations.influencerUnread, marketer: jobConversations.marketerUnread })
  return row ?? { influencer: 0, marketer: 0 }
}

/** Locks the conversation, so that concurrent messages are counted one after the other. */
export async function lockConversation(tx: Tx, jobId: string): Promise<ConversationRecord | null> {
  const [row] = await tx.select().from(jobConversations).where(eq(jobConversations.jobId, jobId)).for('update')
  return row ?? null
}

/** The newest message of a job up to an id; null if there is none. */
export async function newestUpTo(tx: Tx, jobId: string, through: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: jobMessages.id })
    .from(jobMessages)
    .where(and(eq(jobMessages.jobId, jobId), lte(jobMessages.id, through)))
    .orderBy(desc(jobMessages.id))
    .limit(1)
  return row?.id ?? null
}

/** Marks the messages up to an id as read by a side. The row is locked. */
export async function markRead(tx: Tx, jobId: string, side: Side, through: string): Promise<void> {
  const [rest] = await tx
    .select({ n: count() })
    .from(jobMessages)
    .where(and(eq(jobMessages.jobId, jobId), gt(jobMessages.id, through), ne(jobMessages.authorRole, side)))
  const unread = rest?.n ?? 0
  await tx
    .update(jobConversations)
    .set(
      side === 'influencer'
        ? { influencerReadId: through, influencerUnread: unread }
        : { marketerReadId: through, marketerUnread: unread },
    )
    .where(eq(jobConversations.jobId, jobId))
}

const ownerOf = (side: Side) => (side === 'influencer' ? jobConversations.influencerId : jobConversations.marketerId)
// Written as literals to match the partial indexes.
const UNREAD: Record<Side, SQL> = { influencer: sql`influencer_unread > 0`, marketer: sql`marketer_unread > 0` }

/** Condition for the conversations of a reader. A member who is limited to brands has those of their campaigns. */
const readBy = (side: Side, { accountId, brandIds }: CampaignOwner): SQL =>
  and(
    eq(ownerOf(side), accountId),
    brandIds &&
      sql`exists (select 1 from ${jobs} where ${and(eq(jobs.id, jobConversations.jobId), ofBrands(jobs.campaignId, brandIds))})`,
  ) as SQL

export interface InboxQuery {
  side: Side
  reader: CampaignOwner
  unread: boolean
  /** The last row of the previous page. */
  after: { activeAt: Date; jobId: string } | null
  limit: number
}

export interface InboxRecord {
  conversation: ConversationRecord
  message: typeof jobMessages.$inferSelect | null
}

/** One page of an inbox, most recently active first; `limit` + 1 rows. */
export async function listInbox(tx: Tx, { side, reader, unread, after, limit }: InboxQuery): Promise<InboxRecord[]> {
  const { activeAt, jobId } = jobConversations
  const afterCursor =
    after && sql`(${activeAt}, ${jobId}) < (${after.activeAt.toISOString()}::timestamptz, ${after.jobId}::uuid)`
  return tx
    .select({ conversation: jobConversations, message: jobMessages })
    .from(jobConversations)
    .leftJoin(jobMessages, eq(jobMessages.id, jobConversations.lastMessageId))
    .where(and(readBy(side, reader), unread ? UNREAD[side] : undefined, afterCursor ?? undefined))
    .orderBy(desc(activeAt), desc(jobId))
    .limit(limit + 1)
}

export async function countUnreadConversations(tx: Tx, side: Side, reader: CampaignOwner): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(jobConversations)
    .where(and(readBy(side, reader), UNREAD[side]))
  return row?.n ?? 0
}

/** Number of jobs that wait for an action of this side. */
export async function countAwaited(tx: Tx, side: Side, { accountId, brandIds }: CampaignOwner): Promise<number> {
  if (!brandIds) return countAwaitedOf(tx, accountId, side)
  const owner = side === 'influencer' ? jobs.influencerId : jobs.marketerId
  return countJobs(tx, and(eq(owner, accountId), ofBrands(jobs.campaignId, brandIds), awaiting(side)) as SQL)
}
