import { AppError } from '../../../core/errors.ts'
import { targetName } from '../../../core/thai/payout-target.ts'
import type { Tx } from '../../../db/types.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { influencerBalance } from '../../../ledger/balances.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ApprovalRecord, countAct, lockSubject, requireSameAmount, waitingAct } from '../../approvals/service.ts'
import { last4 } from '../bank-accounts/view.ts'
import { checkWithdrawal, requestWithdrawal } from './request.ts'
import { payeeOf } from './store.ts'
import { viewWithdrawable } from './withdrawable.ts'

/**
 * The whole balance of an account whose owner cannot log in, locked. Errors: `conflict` if the owner can withdraw it
 * alone or nothing is available; those of a withdrawal.
 */
async function checkPayout(tx: Tx, ctx: Ctx, accountId: string) {
  await lockSubject(tx, accountId)
  const payee = await payeeOf(tx, accountId)
  const { available } = await influencerBalance(tx, accountId)
  if (payee.status === 'active' || available <= 0) throw new AppError('conflict')
  const request = { accountId, price: available, type: 'manual', closing: true } as const
  return { payee, request, ...(await checkWithdrawal(tx, ctx, request)) }
}

/**
 * Requests to pay out the balance of a suspended or closed account to its verified bank account. It always takes two
 * operators. A request made before the balance changed is replaced. Errors: `not_found`, `conflict`, `approval_waiting`, those of a withdrawal.
 */
export async function requestPayout(tx: Tx, ctx: Ctx, accountId: string, reason: string): Promise<void> {
  const { payee, bank, price, net } = await checkPayout(tx, ctx, accountId)
  const name = targetName(bank)
  const end = last4(bank.number)
  await countAct(tx, ctx, {
    kind: 'account_payout',
    targetId: accountId,
    amount: price,
    reason,
    about: payee.legalName ?? payee.displayName,
    effect: {
      th: `สร้างรายการถอน โอน ${formatBaht(net)} เข้าบัญชี${name.th} •••• ${end}`,
      en: `Creates a withdrawal: ${formatBaht(net)} to ${name.en} •••• ${end}`,
    },
    always: true,
    replacesOther: true,
  })
}

/** After the second operator's approval: the balance becomes a withdrawal in the queue. */
export async function payoutApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> {
  const { targetId, reason } = approval
  const { request, price } = await checkPayout(tx, ctx, targetId)
  requireSameAmount(approval, price)
  const { withdrawal } = await requestWithdrawal(tx, ctx, {
    ...request,
    actor: { id: ctx.caller.accountId, role: 'operator' },
  })
  await audit(tx, ctx, {
    act: 'withdrawal.request_for_account',
    targetType: 'account',
    targetId,
    after: { reference: withdrawal.reference, amount: price },
    why: reason,
  })
}

/** What such a payout would transfer; `problem` is the error code, if any. */
export async function viewPayout(tx: Tx, ctx: Pick<Ctx, 'clock' | 'lang'>, accountId: string) {
  const { available, fee, net, bank, problem } = await viewWithdrawable(tx, ctx, accountId, true)
  const request = await waitingAct(tx, 'account_payout', accountId, ctx.clock.now())
  return { available, fee, net, bank, problem, requested: request?.amount ?? null }
}
