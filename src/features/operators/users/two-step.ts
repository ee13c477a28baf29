import { AppError } from '../../../core/errors.ts'
import { ZERO } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { endSessions } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct, waitingAct } from '../../approvals/service.ts'
import { notify } from '../../notifications/service.ts'
import { resetTwoStep, twoStepPage, twoStepSince } from '../../two-step/service.ts'
import type { User } from '../contract.ts'
import { findUser, lockAccount } from './store.ts'

/**
 * Two-step verification of a login, and whether its reset is pending. Null if it is off, and for the caller's own
 * login, which only another operator can reset.
 */
export async function viewTwoStep(tx: Tx, ctx: Ctx, id: string): Promise<User['twoStep']> {
  if (id === ctx.caller.accountId) return null
  const since = await twoStepSince(tx, id)
  return (
    since && {
      since: since.toISOString(),
      resetWaits: (await waitingAct(tx, 'two_step_reset', id, ctx.clock.now())) !== undefined,
    }
  )
}

/**
 * Requests the reset of a lost second step after the operator has checked the person's identity. It always takes two
 * operators. Errors: `conflict` if it is off or the login is the caller's own, `approval_waiting`.
 */
export async function requestReset(tx: Tx, ctx: Ctx, id: string, check: string): Promise<void> {
  if (id === ctx.caller.accountId) throw new AppError('conflict')
  const user = (await lockAccount(tx, id)) && (await findUser(tx, id, ctx.lang))
  if (!user) throw new AppError('not_found')
  if (!(await twoStepSince(tx, id))) throw new AppError('conflict')
  await countAct(tx, ctx, {
    kind: 'two_step_reset',
    targetId: id,
    amount: ZERO,
    reason: check,
    about: `${user.name} ${user.email}`,
    always: true,
  })
}

/**
 * Resets the second step after the second operator's approval, and ends all sessions of the login. Errors: `conflict`
 * if it was switched off in the meantime.
 */
async function resetApproved(tx: Tx, ctx: Ctx, { targetId, reason }: ApprovalRecord): Promise<void> {
  const now = ctx.clock.now()
  const user = await lockAccount(tx, targetId)
  const since = await twoStepSince(tx, targetId)
  if (!user || !since) throw new AppError('conflict')
  await resetTwoStep(tx, targetId)
  await endSessions(tx, targetId, now)
  await audit(tx, ctx, {
    act: 'account.two_step_reset',
    targetType: 'account',
    targetId,
    before: { since: since.toISOString() },
    after: { since: null },
    why: reason,
  })
  await notify(tx, now, {
    kind: 'security.two_step_reset',
    key: `security.two_step_reset:${targetId}:${now.getTime()}`,
    to: { accountId: targetId },
    data: { time: now },
    href: twoStepPage(user.role === 'operator' ? 'operator' : 'marketer'),
  })
}

/** What runs when a second operator approves. */
export const approvedLoginActs = { two_step_reset: resetApproved }
