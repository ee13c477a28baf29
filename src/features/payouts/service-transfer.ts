import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { post } from '../../ledger/post.ts'
import { withdrawalPaid } from '../../ledger/recipes/withdrawals.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx } from '../../service/context.ts'
import { readSettings } from '../../service/settings.ts'
import { notify } from '../notifications/service.ts'
import { needsSecond } from './rules/withdrawal.ts'
import { changeWithdrawal, type WithBank, type WithdrawalRecord } from './store.ts'
import { transferWords } from './view.ts'

export const origin = (ctx: Ctx) => ({ actor: { id: ctx.caller.accountId, role: 'operator' as const } })

export const moneyOf = (w: WithdrawalRecord) => ({
  withdrawalId: w.id,
  ownerId: w.accountId,
  price: w.price,
  fee: w.fee,
  feeVat: w.feeVat,
})

export function checkPending(w: WithdrawalRecord): void {
  if (w.status !== 'Pending') throw new AppError('conflict')
}

interface Decision {
  act: string
  why?: string
  set: Partial<WithdrawalRecord>
  notice?: 'withdrawal.sent' | 'withdrawal.rejected'
}

/** Row, audit and message of one decision; the money was posted before, in the same transaction. */
export async function settle(tx: Tx, ctx: Ctx, found: WithBank, decision: Decision): Promise<WithBank> {
  const now = ctx.clock.now()
  const { withdrawal: before, bank } = found
  const withdrawal = await changeWithdrawal(tx, before.id, {
    ...decision.set,
    decidedBy: ctx.caller.accountId,
    decidedAt: now,
  })
  await audit(tx, ctx, {
    act: decision.act,
    targetType: 'withdrawal',
    targetId: before.id,
    before: { status: before.status },
    after: { status: withdrawal.status },
    ...(decision.why && { why: decision.why }),
  })
  if (decision.notice)
    await notify(tx, now, {
      kind: decision.notice,
      key: `withdrawal:${before.id}:${decision.act}`,
      to: { accountId: before.accountId },
      data: { ...transferWords({ withdrawal, bank }), reason: decision.why ?? null, ref: withdrawal.transferRef },
      href: '/Influencer/statement',
    })
  return { withdrawal, bank }
}

/** The bank has made the transfer of a locked withdrawal. Large ones were approved by two operators before. */
export async function completeWithdrawal(tx: Tx, ctx: Ctx, found: WithBank, transferRef: string): Promise<WithBank> {
  checkPending(found.withdrawal)
  const now = ctx.clock.now()
  if (needsSecond(found.withdrawal.price, await readSettings(tx, now)) && !found.withdrawal.approvedBy)
    throw new AppError('second_approval_required')
  await post(tx, withdrawalPaid({ ...moneyOf(found.withdrawal), ...origin(ctx) }), now)
  const set = { status: 'TransferComplete', transferRef } as const
  return settle(tx, ctx, found, { act: 'withdrawal.complete', set, notice: 'withdrawal.sent' })
}
