import { dayOf } from '../../../core/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { formatBaht, formatCalendarDay } from '../../../i18n/formats.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ApprovalRecord, countAct } from '../../approvals/service.ts'
import { netOf } from '../rules/limits.ts'
import { type StatementLine, zStatementLine } from '../shapes.ts'
import { issueFeeCreditNote } from './fee-invoice.ts'
import { bookedFor, lockWithdrawal, type WithBank } from './store.ts'
import { readRow, runRow } from './transfer.ts'

/** Throws `return_amount`, `invalid_input` or `return_recorded` if the line cannot be the return of this transfer. */
async function checkLine(tx: Tx, ctx: Ctx, { withdrawal: w }: WithBank, line: StatementLine): Promise<void> {
  const sent = netOf(w)
  if (line.amount !== sent) throw new AppError('return_amount', { sent }, { amount: 'return_amount' })
  const today = dayOf(ctx.clock.now())
  // The bank may have sent and returned it days before an operator marked it as transferred.
  if (line.returnedOn > today || line.returnedOn < dayOf(w.requestedAt))
    throw new AppError('invalid_input', {}, { returnedOn: { code: 'return_day' } })
  const reference = await bookedFor(tx, line.bankRef)
  if (reference) throw new AppError('return_recorded', { reference }, { bankRef: 'return_recorded' })
}

/**
 * Requests to record that the bank returned a transfer. It always takes two operators, because it credits money. Errors:
 * `conflict`, `return_amount`, `invalid_input`, `return_recorded`, `approval_waiting`.
 */
export async function requestReturn(
  tx: Tx,
  ctx: Ctx,
  found: WithBank,
  { reason, ...line }: StatementLine & { reason: string },
): Promise<void> {
  await readRow(tx, ctx, found, 'return')
  await checkLine(tx, ctx, found, line)
  const { id, price, reference } = found.withdrawal
  const day = (lang: 'th' | 'en') => formatCalendarDay(lang, line.returnedOn)
  await countAct(tx, ctx, {
    kind: 'withdrawal_returned',
    targetId: id,
    amount: price,
    reason,
    about: reference,
    effect: {
      th: `รายการเดินบัญชี ${line.bankRef} วันที่ ${day('th')} ยอด ${formatBaht(line.amount)} เงิน ${formatBaht(price)} จะกลับเข้ากระเป๋าของครีเอเตอร์`,
      en: `Statement line ${line.bankRef}, ${day('en')}, ${formatBaht(line.amount)}. ${formatBaht(price)} will be returned to the creator’s wallet.`,
    },
    input: { ...line },
    always: true,
  })
}

/**
 * Runs after the second operator's approval: reverses the transfer, returns the price to the balance and credits the
 * fee's invoice, in one transaction.
 */
export async function returnApproved(tx: Tx, ctx: Ctx, { targetId, reason, input }: ApprovalRecord): Promise<void> {
  const line = zStatementLine.parse(input)
  const found = await lockWithdrawal(tx, targetId)
  const row = await readRow(tx, ctx, found, 'return')
  await checkLine(tx, ctx, found, line)
  const now = ctx.clock.now()
  const paidAt = found.withdrawal.decidedAt ?? now
  const values = { reason, returnedAt: now, returnRef: line.bankRef, returnedOn: line.returnedOn }
  const { withdrawal } = await runRow(tx, ctx, found, row, values)
  await issueFeeCreditNote(tx, ctx, withdrawal, paidAt)
}
