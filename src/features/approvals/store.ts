import { and, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName, shownNameIfAny } from '../accounts/schema-names.ts'
import type { ApprovalKind } from './kinds.ts'
import { approvals } from './schema.ts'

export type ApprovalRecord = typeof approvals.$inferSelect

/** Locks the account until the end of the transaction: actions on one marketer are counted one after another. */
export async function lockSubject(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

export async function insertApproval(tx: Tx, row: typeof approvals.$inferInsert): Promise<ApprovalRecord> {
  const [inserted] = await tx.insert(approvals).values(row).returning()
  return inserted!
}

export async function findApproval(tx: Tx, id: string): Promise<ApprovalRecord | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id))
  return row
}

/** Waiting and not expired. */
const isOpen = (now: Date) => and(eq(approvals.status, 'waiting'), gt(approvals.expiresAt, now))

export async function findWaiting(
  tx: Tx,
  kind: ApprovalKind,
  targetId: string,
  now: Date,
): Promise<ApprovalRecord | undefined> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.kind, kind), eq(approvals.targetId, targetId), isOpen(now)))
    .limit(1)
  return row
}

export async function findWaitingOf(tx: Tx, kind: ApprovalKind, scopeId: string, now: Date): Promise<ApprovalRecord[]> {
  return tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.scopeId, scopeId), eq(approvals.kind, kind), isOpen(now)))
}

/**
 * Sums of actions done or waiting, in satang: for one scope over all time, and for one marketer on one day. Actions of
 * other kinds count only with the part that is returned to the payer.
 */
export async function sumActs(
  tx: Tx,
  kinds: readonly ApprovalKind[],
  of: { scopeId: string; subjectId: string | null; day: string },
): Promise<{ scope: number; subject: number }> {
  const counted = inArray(approvals.status, ['not_required', 'waiting', 'approved'])
  const isOfKinds = inArray(approvals.kind, [...kinds])
  const total = {
    amount: sql<string>`coalesce(sum(case when ${isOfKinds} then ${approvals.amount} else ${approvals.returned} end), 0)`,
  }
  const [scope] = await tx
    .select(total)
    .from(approvals)
    .where(and(counted, eq(approvals.scopeId, of.scopeId)))
  const [subject] = of.subjectId
    ? await tx
        .select(total)
        .from(approvals)
        .where(and(counted, eq(approvals.subjectId, of.subjectId), eq(approvals.day, of.day)))
    : []
  return { scope: Number(scope!.amount), subject: Number(subject?.amount ?? 0) }
}

/** Ends a waiting request. Undefined if it is no longer waiting. */
export async function endWaiting(
  tx: Tx,
  id: string,
  set: Pick<ApprovalRecord, 'status' | 'decidedBy' | 'decidedAt'> & Partial<Pick<ApprovalRecord, 'input'>>,
): Promise<ApprovalRecord | undefined> {
  const [row] = await tx
    .update(approvals)
    .set(set)
    .where(and(eq(approvals.id, id), eq(approvals.status, 'waiting')))
    .returning()
  return row
}

/** Expires requests past their deadline: all, or those of one target and of the actions added up with it. */
export async function expireWaiting(
  tx: Tx,
  now: Date,
  of?: { targetId: string; scopeId: string; subjectId: string | null },
): Promise<void> {
  const which =
    of &&
    or(
      eq(approvals.targetId, of.targetId),
      eq(approvals.scopeId, of.scopeId),
      of.subjectId ? eq(approvals.subjectId, of.subjectId) : undefined,
    )
  await tx
    .update(approvals)
    .set({ status: 'expired', decidedAt: now })
    .where(and(eq(approvals.status, 'waiting'), lte(approvals.expiresAt, now), which))
}

const marketer = alias(accounts, 'approval_marketer')
const requester = alias(accounts, 'approval_requester')
const decider = alias(accounts, 'approval_decider')

/** Approvals with the names of the people involved, newest first, without those that needed no second operator. */
export async function listApprovals(
  tx: Tx,
  lang: Lang,
  which: {
    id?: string
    scopeId?: string
    subjectId?: string
    waiting?: boolean
    before?: string | null
    limit?: number
  },
) {
  const { id, scopeId, subjectId, waiting, before, limit } = which
  return tx
    .select({
      approval: approvals,
      marketer: shownNameIfAny(lang, marketer),
      requester: shownName(lang, requester),
      decider: shownNameIfAny(lang, decider),
    })
    .from(approvals)
    .leftJoin(marketer, eq(marketer.id, approvals.subjectId))
    .innerJoin(requester, eq(requester.id, approvals.requestedBy))
    .leftJoin(decider, eq(decider.id, approvals.decidedBy))
    .where(
      and(
        waiting ? eq(approvals.status, 'waiting') : sql`${approvals.status} <> 'not_required'`,
        id ? eq(approvals.id, id) : undefined,
        scopeId ? eq(approvals.scopeId, scopeId) : undefined,
        subjectId ? eq(approvals.subjectId, subjectId) : undefined,
        before ? lt(approvals.id, before) : undefined,
      ),
    )
    .orderBy(desc(approvals.id))
    .limit(limit ?? 100)
}

export async function countWaitingApprovals(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: sql<string>`count(*)` }).from(approvals).where(eq(approvals.status, 'waiting'))
  return Number(row!.n)
}
