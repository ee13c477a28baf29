import { z } from 'zod'
import { dayOf } from '../../core/calendar.ts'
import { type Clock, HOUR, isoTime } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { type Satang, satang } from '../../core/money.ts'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import type { Db, Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { notify } from '../notifications/service.ts'
import { type ApprovalKind, countedWith } from './kinds.ts'
import type { Approval } from './shapes.ts'
import {
  type ApprovalRecord,
  countWaitingApprovals,
  endWaiting,
  expireWaiting,
  findApproval,
  findWaiting,
  findWaitingOf,
  insertApproval,
  listApprovals,
  lockSubject,
  sumActs,
} from './store.ts'

export type { ApprovalRecord }
export { countWaitingApprovals, lockSubject }

/** An operator's action, before it is carried out. */
export interface CountedAct {
  kind: ApprovalKind
  targetId: string
  /** The row for which amounts are added up, if it is not the target: the charge of a receipt. */
  scopeId?: string
  /** The marketer for whom the amounts of the day are added up. Its account row is locked. */
  subjectId?: string
  /** Amount of the action, in satang. */
  amount: Satang
  /** The part of a confirmed payment that is returned to the payer, in satang. */
  returned?: Satang
  reason: string
  /** Reference or name, for the list of requests; in both languages if the name has two. */
  about: string | Bilingual
  /** What the action will do, if the amount does not say it. */
  effect?: Bilingual
  input?: Record<string, unknown>
  /** Requires a second operator for any amount. */
  always?: boolean
  /** A request that awaits its approval for another amount is replaced. */
  replacesOther?: boolean
}

/**
 * Counts an action towards the limit, in the transaction of the action. Returns true if it may be carried out at once;
 * otherwise it waits for another operator. The limit applies to the sum of actions done or waiting, both per target and
 * per marketer and day. The lock on the marketer's account makes parallel requests count one after another. Errors:
 * `approval_waiting`.
 */
export async function countAct(tx: Tx, ctx: Ctx, act: CountedAct): Promise<boolean> {
  const { kind, targetId, amount, reason, about, scopeId = targetId, subjectId = null } = act
  const returned = act.returned ?? satang(0)
  if (subjectId) await lockSubject(tx, subjectId)
  const now = ctx.clock.now()
  await expireWaiting(tx, now, { targetId, scopeId, subjectId })
  const open = kind === 'refund' ? undefined : await findWaiting(tx, kind, targetId, now)
  if (open && !(act.replacesOther && open.amount !== amount)) throw new AppError('approval_waiting')
  if (open) await endWaiting(tx, open.id, { status: 'expired', decidedBy: null, decidedAt: now })
  const day = dayOf(now)
  const settings = await readSettings(tx, now)
  const sumWith = async (counted: ApprovalKind, more: Satang): Promise<number> => {
    const before = await sumActs(tx, countedWith(counted), { scopeId, subjectId, day })
    return Math.max(before.scope, before.subject) + more
  }
  const sums = [await sumWith(kind, amount), ...(returned > 0 ? [await sumWith('receipt_returned', returned)] : [])]
  const waits = act.always === true || Math.max(...sums) >= settings['operator.second_approval_from']
  const { id } = await insertApproval(tx, {
    id: newId(now.getTime()),
    kind,
    targetId,
    scopeId,
    subjectId,
    amount,
    returned,
    day,
    input: { ...act.input, about, ...(act.effect && { effect: act.effect }) },
    reason,
    status: waits ? 'waiting' : 'not_required',
    requestedBy: ctx.caller.accountId,
    requestedAt: now,
    expiresAt: waits ? new Date(now.getTime() + settings['operator.approval_hours'] * HOUR) : null,
  })
  if (waits) await auditApproval(tx, ctx, 'approval.request', { id, kind, targetId, amount, reason })
  return !waits
}

const auditApproval = (
  tx: Tx,
  ctx: Ctx,
  act: string,
  { id, kind, targetId, amount, reason }: Pick<ApprovalRecord, 'id' | 'kind' | 'targetId' | 'amount' | 'reason'>,
): Promise<void> =>
  audit(tx, ctx, {
    act,
    targetType: 'approval',
    targetId: id,
    after: { kind, targetId, amount },
    ...(reason && { why: reason }),
  })

/**
 * Marks a request as approved by the second operator; the caller carries it out in the same transaction. Errors:
 * `not_found`, `second_approval_required`, `conflict`.
 */
export async function takeApproval(tx: Tx, ctx: Ctx, id: string): Promise<ApprovalRecord> {
  const found = await findApproval(tx, id)
  if (!found || found.status === 'not_required') throw new AppError('not_found')
  if (found.subjectId) await lockSubject(tx, found.subjectId)
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  if (found.requestedBy === accountId) throw new AppError('second_approval_required')
  if (found.expiresAt && found.expiresAt <= now) throw new AppError('conflict')
  const taken = await endWaiting(tx, id, { status: 'approved', decidedBy: accountId, decidedAt: now })
  if (!taken) throw new AppError('conflict')
  await auditApproval(tx, ctx, 'approval.approve', taken)
  return taken
}

/**
 * Ends a waiting request. The operator who requested it withdraws it without a reason. Another operator has to give a
 * reason, which is sent to the first one. Errors: `not_found`, `reason_required`, `conflict`.
 */
export async function declineApproval(tx: Tx, ctx: Ctx, id: string, given: string): Promise<void> {
  const found = await findApproval(tx, id)
  if (!found) throw new AppError('not_found')
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  const reason = found.requestedBy === accountId ? '' : given
  if (found.requestedBy !== accountId && !reason)
    throw new AppError('reason_required', {}, { reason: 'reason_required' })
  const decided = { status: 'declined', decidedBy: accountId, decidedAt: now } as const
  const row = await endWaiting(tx, id, {
    ...decided,
    ...(reason && { input: { ...found.input, declineReason: reason } }),
  })
  if (!row) throw new AppError('conflict')
  await auditApproval(tx, ctx, 'approval.decline', { ...row, reason })
  if (reason)
    await notify(tx, now, {
      kind: 'operator.alarm',
      key: `approval:${id}:declined`,
      to: { accountId: found.requestedBy },
      data: {
        title: {
          th: `คำขออนุมัติไม่ผ่าน: ${wordsIn('th', found.input.about)}`,
          en: `Request declined: ${wordsIn('en', found.input.about)}`,
        },
        text: { th: reason, en: reason },
      },
      href: '/Operator/approval?status=all',
    })
}

/** Throws `approved_amount_changed` if an approved request was for another amount than the current one. */
export function requireSameAmount({ amount: requested }: ApprovalRecord, amount: Satang): void {
  if (requested !== amount) throw new AppError('approved_amount_changed', { requested, amount })
}

/** The waiting action of a kind on a target, if any. */
export const waitingAct = findWaiting

/** The waiting actions of a kind for one charge, job, withdrawal or batch. */
export const waitingOf = findWaitingOf

/** Expires the requests that nobody approved in time. */
export async function sweepApprovals(app: { db: Db; clock: Clock }): Promise<void> {
  await expireWaiting(app.db, app.clock.now())
}

/** Text of a stored action. Old rows hold it in one language only. */
const zWords = z.union([z.string(), z.object({ th: z.string(), en: z.string() })]).catch('')

function wordsIn(lang: Lang, stored: unknown): string {
  const words = zWords.parse(stored)
  return typeof words === 'string' ? words : words[lang]
}

export async function viewApprovals(
  tx: Tx,
  lang: Lang,
  which: Parameters<typeof listApprovals>[2],
): Promise<Approval[]> {
  const rows = await listApprovals(tx, lang, which)
  return rows.map(({ approval: row, marketer, requester, decider }) => ({
    id: row.id,
    kind: row.kind,
    targetId: row.targetId,
    scopeId: row.scopeId,
    about: wordsIn(lang, row.input.about),
    marketer: row.subjectId ? { id: row.subjectId, name: marketer ?? '' } : null,
    amount: row.amount,
    reason: row.reason,
    effect: wordsIn(lang, row.input.effect) || null,
    declineReason: wordsIn(lang, row.input.declineReason) || null,
    status: row.status,
    requestedBy: { id: row.requestedBy, name: requester },
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: isoTime(row.expiresAt),
    decidedBy: row.decidedBy ? { id: row.decidedBy, name: decider ?? '' } : null,
    decidedAt: isoTime(row.decidedAt),
  }))
}
