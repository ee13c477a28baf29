import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { refundLot } from '../../../ledger/lots.ts'
import { refundPackage } from '../../../ledger/package-end.ts'
import { post } from '../../../ledger/post.ts'
import { receiptReturned, refundPaid, type UnpaidTax } from '../../../ledger/recipes/index.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import { type ApprovalRecord, countAct, waitingOf } from '../../approvals/service.ts'
import {
  lockCertificate,
  readCertificateState,
  releaseWithheld,
  type WithheldTaxState,
} from '../../buyer-certificates/service.ts'
import { notify } from '../../notifications/service.ts'
import { lockForAct } from '../charges/act.ts'
import type { PayEnv } from '../charges/service.ts'
import { type ChargeRecord, findCharge } from '../charges/store.ts'
import { findReceipt, type ReceiptRecord } from '../receipts/store.ts'
import { REFUND_FAILURES_REPORTED, refundRetryDelay, refundVat, refundWithheld } from '../rules/refund.ts'
import type { ReversalPreview } from '../shapes.ts'
import { findLotOf, findPackageOf } from '../wallet/store.ts'
import { issueCreditNote } from './credit-note.ts'
import {
  findRefund,
  insertRefund,
  listRefunds,
  lockRefund,
  type RefundRecord,
  recordRefundFailure,
  updateRefund,
} from './store.ts'

const netBefore = (refunds: readonly RefundRecord[]): number =>
  refunds.reduce((sum, r) => sum + (r.status === 'cancelled' ? 0 : r.net), 0)

/**
 * The refundable amount of a charge: its unspent credits less the refunds pending approval. The unused jobs of a package
 * are refunded together or not at all.
 */
export async function refundableOf(tx: Tx, charge: ChargeRecord, now: Date): Promise<number> {
  if (charge.status !== 'paid' || charge.chargedBackAt) return 0
  const waiting = await waitingOf(tx, 'refund', charge.id, now)
  if (charge.purpose === 'package') return waiting.length > 0 ? 0 : ((await findPackageOf(tx, charge.id))?.value ?? 0)
  const lot = await findLotOf(tx, charge.id)
  return Math.max(0, (lot?.available ?? 0) - waiting.reduce((sum, act) => sum + Number(act.input.net), 0))
}

/** The ledger account of withheld tax that was never received, by certificate status; null if it was received. */
const UNPAID_TAX_ACCOUNT: Readonly<Record<WithheldTaxState, UnpaidTax | null>> = {
  due: 'receivable_withholding',
  written_off: 'bad_debt_expense',
  certified: null,
  collected: null,
}

/**
 * VAT and total that are refunded with `net`. Throws if `net` cannot be refunded. If the withheld tax was received
 * (certificate approved, or transferred), it is refunded like the remaining amount. Otherwise it was never received:
 * its part is set off against the receivable, or against the amount written off.
 */
async function priceRefund(
  tx: Tx,
  ctx: Ctx,
  charge: ChargeRecord,
  net: Satang,
  readTaxState: typeof lockCertificate = lockCertificate,
): Promise<{ vat: Satang; withheld: Satang; withheldIn: UnpaidTax; gross: Satang }> {
  if (charge.status !== 'paid' || charge.chargedBackAt) throw new AppError('conflict')
  if (net <= 0) throw new AppError('amount_too_small', { min: 1 }, { amount: 'amount_too_small' })
  const free = await refundableOf(tx, charge, ctx.clock.now())
  if (charge.purpose === 'package' && net !== free) throw new AppError('conflict')
  if (net > free) throw new AppError('amount_too_large', { max: free }, { amount: 'amount_too_large' })
  const before = netBefore(await listRefunds(tx, charge.id))
  const vat = refundVat(charge, before, net)
  const unpaid = charge.withheld > 0 ? UNPAID_TAX_ACCOUNT[await readTaxState(tx, charge.id)] : null
  const withheld = unpaid ? refundWithheld(charge, before, net) : satang(0)
  return { vat, withheld, withheldIn: unpaid ?? 'receivable_withholding', gross: satang(net + vat - withheld) }
}

/** What a refund of `net` would post now, without locks. Errors: those of the refund. */
export async function previewRefund(tx: Tx, ctx: Ctx, chargeId: string, net: Satang): Promise<ReversalPreview> {
  const charge = await findCharge(tx, chargeId)
  if (!charge) throw new AppError('not_found')
  const { vat, withheld, gross } = await priceRefund(tx, ctx, charge, net, readCertificateState)
  const left = (await refundableOf(tx, charge, ctx.clock.now())) - net
  const isPackage = charge.purpose === 'package'
  const [credits, packages] = isPackage ? [0, net] : [net, 0]
  return { credits, packages, vat, withheld, money: gross, owed: 0, left, creditNote: net + vat }
}

interface RefundRequest {
  net: Satang
  /** The money that was shown before the act. */
  shown: number | undefined
  reason: string
}

/**
 * Refunds unspent credits or all unused jobs of a package. `net` is in satang without VAT. Returns the refund's id, or
 * null if a second operator must approve; the credits are then taken on approval. Throws `refund_changed` if the money
 * is not the amount shown.
 */
export async function requestRefund(
  tx: Tx,
  ctx: Ctx,
  chargeId: string,
  { net, shown, reason }: RefundRequest,
): Promise<string | null> {
  const charge = await lockForAct(tx, chargeId)
  const { gross } = await priceRefund(tx, ctx, charge, net)
  if (shown !== undefined && shown !== gross) throw new AppError('refund_changed', { amount: gross })
  const act = { kind: 'refund', targetId: chargeId, subjectId: charge.marketerId, about: charge.reference } as const
  const alone = await countAct(tx, ctx, { ...act, amount: gross, reason, input: { net } })
  return alone ? makeRefund(tx, ctx, charge, net, reason, null) : null
}

/** After the second operator's approval: takes the credits. The returned function sends the money after the commit. */
export async function refundApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<() => Promise<void>> {
  const charge = await lockForAct(tx, approval.scopeId)
  const net = satang(Number(approval.input.net))
  // A certificate that was approved in the meantime changes the money. The second operator approved the requested amount.
  const { gross } = await priceRefund(tx, ctx, charge, net)
  if (gross !== approval.amount) throw new AppError('refund_changed', { amount: gross })
  const id = await makeRefund(tx, ctx, charge, net, approval.reason, approval.requestedBy)
  return () => sendRefund(ctx, id)
}

async function makeRefund(
  tx: Tx,
  ctx: Ctx,
  charge: ChargeRecord,
  net: Satang,
  reason: string,
  requestedBy: string | null,
): Promise<string> {
  const { vat, withheld, withheldIn, gross } = await priceRefund(tx, ctx, charge, net)
  const { accountId } = ctx.caller
  const now = ctx.clock.now()
  const isPackage = charge.purpose === 'package'
  const lotId = isPackage ? (await findPackageOf(tx, charge.id))!.lotId : (await findLotOf(tx, charge.id))!.id
  const { id: refundId } = await insertRefund(tx, {
    id: newId(now.getTime()),
    chargeId: charge.id,
    lotId,
    ...{ net, vat, withheld, gross, reason },
    status: 'requested',
    requestedBy: requestedBy ?? accountId,
    approvedBy: requestedBy && accountId,
    nextAt: firstAttemptAt(charge, now),
    createdAt: now,
  })
  const actor = { id: accountId, role: 'operator' as const }
  const refund = { refundId, lotId, actor, withheld, withheldIn, memo: { reason } }
  if (!isPackage) await refundLot(tx, { ...refund, amount: net, vat }, now)
  // A job may have been put on hold after the amount was read.
  else if ((await refundPackage(tx, { ...refund, vatOf: () => vat }, now)) !== net) throw new AppError('conflict')
  if (withheld > 0 && withheldIn === 'receivable_withholding') await releaseWithheld(tx, now, charge.id, withheld)
  const after = { refundId, net, vat, ...(withheld > 0 && { withheld }) }
  await audit(tx, ctx, { act: 'payment.refund', targetType: 'charge', targetId: charge.id, after, why: reason })
  await issueCreditNote(tx, ctx, charge, { kind: 'refund', id: refundId, net, vat })
  return refundId
}

/** Money received through a provider is refunded through it; a bank transfer is refunded manually. */
const firstAttemptAt = (paid: { providerChargeId: string | null }, now: Date): Date | null =>
  paid.providerChargeId ? now : null

/** Refunds an unmatched receipt, or the excess of a matched one, to its payer. Returns the refund's id. */
export async function refundReceipt(
  tx: Tx,
  ctx: Ctx,
  receipt: ReceiptRecord,
  amount: Satang,
  approval: { reason: string; requestedBy: string },
): Promise<string> {
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  const { chargeId } = receipt
  const { id: refundId } = await insertRefund(tx, {
    id: newId(now.getTime()),
    chargeId,
    receiptId: receipt.id,
    net: satang(0),
    vat: satang(0),
    gross: amount,
    status: 'requested',
    reason: approval.reason,
    requestedBy: approval.requestedBy,
    approvedBy: approval.requestedBy === accountId ? null : accountId,
    nextAt: firstAttemptAt(receipt, now),
    createdAt: now,
  })
  const actor = { id: accountId, role: 'operator' as const }
  await post(tx, receiptReturned({ refundId, chargeId, amount, actor, memo: { reason: approval.reason } }), now)
  return refundId
}

/**
 * Sends a requested refund through the provider. Our id is its idempotency key, so it is sent once. Failures are
 * retried.
 */
export async function sendRefund(env: PayEnv, refundId: string): Promise<void> {
  const refund = await findRefund(env.db, refundId)
  if (refund?.status !== 'requested' || refund.nextAt === null) return
  const charge = await findCharge(env.db, refund.chargeId)
  const receipt = refund.receiptId ? await findReceipt(env.db, refund.receiptId) : null
  const paid = receipt?.providerChargeId ?? charge?.providerChargeId
  if (!charge || !paid) return
  try {
    const sent = await env.ports.payment.refund({
      id: refund.id,
      chargeId: paid,
      amount: satang(refund.gross),
    })
    await withTx(env.db, (tx) => finishRefund(tx, env, charge, refund.id, { providerRefundId: sent.id }))
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // Only a definitive rejection allows a manual transfer: after any other response the money may already be sent.
    const isRefused = error.code === 'refused' || error.code === 'not_found'
    await withTx(env.db, (tx) => recordFailure(tx, env, charge, refund, { isRefused, error: error.message }))
  }
}

async function recordFailure(
  tx: Tx,
  { clock }: Pick<PayEnv, 'clock'>,
  charge: ChargeRecord,
  refund: RefundRecord,
  { isRefused, error }: { isRefused: boolean; error: string },
): Promise<void> {
  const now = clock.now()
  const failures = refund.failures + 1
  const nextAt = isRefused ? null : new Date(now.getTime() + refundRetryDelay(failures))
  if (!(await recordRefundFailure(tx, refund.id, { nextAt, error, failures }))) return
  if (!isRefused && failures < REFUND_FAILURES_REPORTED) return
  await notify(tx, now, {
    kind: 'operator.alarm',
    // Operators get one alert for repeated failures and one for a final rejection, which they then have to handle.
    key: `refund:${refund.id}:${isRefused ? 'refused' : 'failing'}`,
    to: { operators: true },
    data: {
      title: { th: `คืนเงินไม่สำเร็จ ${charge.reference}`, en: `Refund not sent: ${charge.reference}` },
      text: isRefused
        ? {
            th: `ผู้ให้บริการปฏิเสธการคืนเงิน ${formatBaht(refund.gross)} (${error}) โอนคืนเองแล้วบันทึกที่หน้าการชำระเงิน`,
            en: `The payment provider refused to refund ${formatBaht(refund.gross)} (${error}). Transfer it and mark it as sent on the Payments page.`,
          }
        : {
            th: `คืนเงิน ${formatBaht(refund.gross)} ไม่สำเร็จ ${failures} ครั้ง (${error}) ระบบยังลองต่อ หรือโอนคืนเองได้ที่หน้าการชำระเงิน`,
            en: `Refunding ${formatBaht(refund.gross)} failed ${failures} times (${error}). We’ll keep trying, or you can transfer it from the Payments page.`,
          },
    },
    href: `/Operator/payment?status=refunds&open=${charge.id}`,
  })
}

/** True if an operator must transfer the money: the provider cannot, has rejected it, or its retries were stopped. */
export const isSentByHand = ({ status, nextAt }: RefundRecord): boolean => status === 'requested' && nextAt === null

/** True if the provider has failed so often that an operator may transfer the money. */
export const mayStopRetries = ({ status, nextAt, failures }: RefundRecord): boolean =>
  status === 'requested' && nextAt !== null && failures >= REFUND_FAILURES_REPORTED

/**
 * Stops the retries after an operator has verified that the provider sent nothing; the refund is then transferred
 * manually. Errors: `conflict` if it has not failed often enough.
 */
export async function stopRetries(
  tx: Tx,
  ctx: Ctx,
  charge: ChargeRecord,
  refundId: string,
  reason: string,
): Promise<void> {
  const refund = await lockRefund(tx, charge.id, refundId)
  if (!refund) throw new AppError('not_found')
  if (!mayStopRetries(refund)) throw new AppError('conflict')
  await updateRefund(tx, refundId, { nextAt: null })
  const after = { refundId, failures: refund.failures, error: refund.error }
  await audit(tx, ctx, {
    act: 'payment.refund_by_hand',
    targetType: 'charge',
    targetId: charge.id,
    after,
    why: reason,
  })
}

/** Records that an operator has transferred a refund. Errors: `conflict` while the provider may still send it. */
export async function markRefundSent(
  tx: Tx,
  ctx: Ctx,
  charge: ChargeRecord,
  refundId: string,
  paidNote: string,
): Promise<void> {
  const refund = await lockRefund(tx, charge.id, refundId)
  if (!refund) throw new AppError('not_found')
  if (!isSentByHand(refund)) throw new AppError('conflict')
  await finishRefund(tx, ctx, charge, refundId, { paidNote })
  const after = { refundId, note: paidNote }
  await audit(tx, ctx, { act: 'payment.refund_paid', targetType: 'charge', targetId: charge.id, after })
}

/** Completes a refund whose money was sent: posts it and notifies the marketer. */
export async function finishRefund(
  tx: Tx,
  env: Pick<PayEnv, 'clock'>,
  charge: ChargeRecord,
  refundId: string,
  how: { providerRefundId?: string; paidNote?: string },
): Promise<void> {
  const refund = await lockRefund(tx, charge.id, refundId)
  if (!refund) throw new AppError('not_found')
  if (refund.status === 'paid') return recordPaidTwice(tx, env, charge, refund, how.providerRefundId)
  if (refund.status !== 'requested') throw new AppError('conflict')
  const now = env.clock.now()
  const paidFrom = how.providerRefundId ? 'bank_clearing' : 'bank_payout'
  if (refund.lotId || refund.receiptId)
    await post(tx, refundPaid({ refundId, chargeId: charge.id, gross: satang(refund.gross), paidFrom }), now)
  await updateRefund(tx, refundId, { ...how, status: 'paid', paidAt: now, nextAt: null, error: null })
  await notify(tx, now, {
    kind: 'credits.refunded',
    key: `refund:${refundId}:paid`,
    to: { accountId: charge.marketerId },
    data: { total: { satang: refund.gross }, reason: refund.reason },
    href: `/Marketer/buyCredit/${charge.id}`,
  })
}

/** The provider has sent a refund that an operator also transferred manually: operators must reclaim one of them. */
async function recordPaidTwice(
  tx: Tx,
  env: Pick<PayEnv, 'clock'>,
  charge: ChargeRecord,
  refund: RefundRecord,
  providerRefundId: string | undefined,
): Promise<void> {
  if (!providerRefundId || refund.providerRefundId) return
  await updateRefund(tx, refund.id, { providerRefundId })
  await notify(tx, env.clock.now(), {
    kind: 'operator.alarm',
    key: `refund:${refund.id}:paid_twice`,
    to: { operators: true },
    data: {
      title: { th: `คืนเงินซ้ำ ${charge.reference}`, en: `Refund sent twice: ${charge.reference}` },
      text: {
        th: 'ผู้ให้บริการคืนเงินแล้ว ทั้งที่บันทึกว่าโอนคืนเองไปก่อนหน้า ตรวจสอบและเรียกคืนยอดที่เกิน',
        en: 'The payment provider sent this refund after it was marked as sent by transfer. Check both and recover the extra payment.',
      },
    },
    href: `/Operator/payment?status=all&open=${charge.id}`,
  })
}
