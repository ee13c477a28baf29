import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import type { Entry } from '../../../ledger/entry.ts'
import { postAll } from '../../../ledger/post.ts'
import { withdrawalPaid, withdrawalRejected, withdrawalReturned } from '../../../ledger/recipes/withdrawals.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { notify } from '../../notifications/service.ts'
import { type WithdrawalEvent, type WithdrawalTransition, withdrawalTransitionFor } from '../rules/withdrawal.ts'
import { issueFeeInvoice } from './fee-invoice.ts'
import { changeWithdrawal, type WithBank, type WithdrawalRecord } from './store.ts'
import { transferWords } from './view.ts'

const origin = (ctx: Ctx) => ({ actor: { id: ctx.caller.accountId, role: 'operator' as const } })

const moneyOf = (w: WithdrawalRecord) => ({
  withdrawalId: w.id,
  ownerId: w.accountId,
  price: w.price,
  fee: w.fee,
  feeVat: w.feeVat,
})

const ENTRIES: Readonly<Record<WithdrawalTransition['money'], (w: Parameters<typeof withdrawalPaid>[0]) => Entry[]>> = {
  none: () => [],
  out: (w) => [withdrawalPaid(w)],
  back: (w) => [withdrawalRejected(w)],
  reverse: withdrawalReturned,
}

/** Details of `withdrawal_claimed`: the withdrawals with an open QR, who opened each and when. */
export function claimDetails(lang: Lang, rows: readonly WithBank[]): { claims?: string } {
  const claims = rows.flatMap(({ withdrawal: { reference, qrClaimedAt: at }, qrClaimer: by }) =>
    at && by ? [`${reference} (${by[lang]}, ${formatDateTime(lang, at)})`] : [],
  )
  return claims.length > 0 ? { claims: claims.join(', ') } : {}
}

/**
 * The table's row for an operator's event on a locked withdrawal. Throws `conflict`, `second_approval_required`,
 * `withdrawal_claimed`.
 */
export const readRow = async (tx: Tx, ctx: Ctx, found: WithBank, event: WithdrawalEvent) =>
  withdrawalTransitionFor(
    found.withdrawal,
    event,
    await readSettings(tx, ctx.clock.now()),
    claimDetails(ctx.lang, [found]),
  )

/** Applies a row of the table: money, status, audit and messages, in the caller's transaction. */
export async function runRow(
  tx: Tx,
  ctx: Ctx,
  found: WithBank,
  row: WithdrawalTransition,
  values: Partial<WithdrawalRecord>,
): Promise<WithBank> {
  const now = ctx.clock.now()
  const { withdrawal: before, bank } = found
  await postAll(tx, ENTRIES[row.money]({ ...moneyOf(before), ...origin(ctx) }), now)
  const decision = { status: row.to, decidedBy: ctx.caller.accountId, decidedAt: now }
  const withdrawal = await changeWithdrawal(tx, before.id, { ...values, ...decision })
  await audit(tx, ctx, {
    act: row.act,
    targetType: 'withdrawal',
    targetId: before.id,
    before: { status: before.status },
    after: {
      status: withdrawal.status,
      ...(values.transferRef && { transferRef: values.transferRef }),
      ...(values.returnRef && { returnRef: values.returnRef, returnedOn: values.returnedOn }),
    },
    ...(values.reason && { why: values.reason }),
  })
  for (const kind of row.notify ?? [])
    await notify(tx, now, {
      kind,
      key: `withdrawal:${before.id}:${row.act}`,
      to: { accountId: before.accountId },
      data: { ...transferWords({ withdrawal, bank }), reason: values.reason ?? null, ref: withdrawal.transferRef },
      href: '/Influencer/statement',
    })
  return { ...found, withdrawal }
}

/**
 * Marks locked withdrawals as sent by the bank. Large ones must have been approved by a second operator before. Issues
 * the invoices of the fees after all postings, because the document numbers stay locked until the commit: call it last.
 */
export async function completeWithdrawals(
  tx: Tx,
  ctx: Ctx,
  rows: readonly WithBank[],
  transferRef: string,
): Promise<void> {
  const paid: WithdrawalRecord[] = []
  for (const found of rows) {
    const { withdrawal } = await runRow(tx, ctx, found, await readRow(tx, ctx, found, 'transfer'), { transferRef })
    paid.push(withdrawal)
  }
  for (const withdrawal of paid) await issueFeeInvoice(tx, ctx, withdrawal, ctx.clock.now())
}
