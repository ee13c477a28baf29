import { MINUTE } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { type Satang, satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { refundLot } from '../../ledger/lots.ts'
import { post } from '../../ledger/post.ts'
import { refundPaid } from '../../ledger/recipes/index.ts'
import { PortError } from '../../ports/http.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx } from '../../service/context.ts'
import { readSettings } from '../../service/settings.ts'
import { notify } from '../notifications/service.ts'
import { findRefund, insertRefund, listRefunds, lockRefund, type RefundRecord, updateRefund } from './refund-store.ts'
import { refundVat } from './rules/refund.ts'
import type { PayEnv } from './service-pay.ts'
import { type ChargeRecord, findCharge, lockCharge } from './store.ts'
import { findLotOf } from './wallet-store.ts'

const netBefore = (refunds: readonly RefundRecord[]): number =>
  refunds.reduce((sum, r) => sum + (r.status === 'cancelled' ? 0 : r.net), 0)

/**
 * Starts a refund of unspent credits. Above the limit it waits for a second operator; the credits leave when both
 * agreed. `net` in satang without VAT.
 */
export async function askRefund(
  tx: Tx,
  ctx: Ctx,
  chargeId: string,
  net: Satang,
  reason: string,
): Promise<RefundRecord> {
  const charge = await lockCharge(tx, chargeId)
  if (!charge) throw new AppError('not_found')
  if (charge.status !== 'paid' || charge.chargedBackAt || charge.purpose !== 'credits') throw new AppError('conflict')
  if (net <= 0) throw new AppError('amount_too_small', { min: 1 }, { amount: 'amount_too_small' })
  const lot = await findLotOf(tx, chargeId)
  const waiting = (await listRefunds(tx, chargeId)).filter((r) => r.status === 'waiting')
  const free = (lot?.available ?? 0) - netBefore(waiting)
  if (!lot || net > free) throw new AppError('insufficient_credits', { gap: net - free })
  const now = ctx.clock.now()
  const vat = refundVat(charge, netBefore(await listRefunds(tx, chargeId)), net)
  const gross = satang(net + vat)
  const limit = (await readSettings(tx, now))['operator.second_approval_from']
  const alone = gross < limit
  const refund = await insertRefund(tx, {
    id: newId(now.getTime()),
    chargeId,
    lotId: lot.id,
    net,
    vat,
    gross,
    status: alone ? 'requested' : 'waiting',
    reason,
    requestedBy: ctx.caller.accountId,
    nextAt: alone ? sendsBy(charge, now) : null,
    createdAt: now,
  })
  await audit(tx, ctx, {
    act: 'payment.refund',
    targetType: 'charge',
    targetId: chargeId,
    after: { net, vat },
    why: reason,
  })
  if (alone) await takeCredits(tx, ctx, refund)
  return refund
}

/** Money that came by a provider goes back through it; a transfer is sent back by hand. */
const sendsBy = (charge: ChargeRecord, now: Date): Date | null => (charge.providerChargeId ? now : null)

async function takeCredits(tx: Tx, ctx: Ctx, refund: RefundRecord): Promise<void> {
  const { id: refundId, lotId, net: amount, vat, reason } = refund
  const actor = { id: ctx.caller.accountId, role: 'operator' as const }
  await refundLot(tx, { refundId, lotId: lotId!, amount, vat, actor, memo: { reason } }, ctx.clock.now())
}

/** The second operator agrees: now the credits leave. Errors: `second_approval_required` for the one who asked. */
export async function approveRefund(tx: Tx, ctx: Ctx, chargeId: string, refundId: string): Promise<RefundRecord> {
  const charge = await lockCharge(tx, chargeId)
  const refund = await lockRefund(tx, chargeId, refundId)
  if (!charge || !refund) throw new AppError('not_found')
  if (refund.status !== 'waiting') throw new AppError('conflict')
  const { accountId } = ctx.caller
  if (refund.requestedBy === accountId) throw new AppError('second_approval_required')
  await takeCredits(tx, ctx, refund)
  await audit(tx, ctx, { act: 'payment.refund_approve', targetType: 'charge', targetId: chargeId, after: { refundId } })
  const nextAt = sendsBy(charge, ctx.clock.now())
  return updateRefund(tx, refundId, { status: 'requested', approvedBy: accountId, nextAt })
}

/** Drops a refund that still waits for a second operator. */
export async function cancelRefund(tx: Tx, ctx: Ctx, chargeId: string, refundId: string): Promise<void> {
  await lockCharge(tx, chargeId)
  const refund = await lockRefund(tx, chargeId, refundId)
  if (!refund) throw new AppError('not_found')
  if (refund.status !== 'waiting') throw new AppError('conflict')
  await updateRefund(tx, refundId, { status: 'cancelled' })
  await audit(tx, ctx, { act: 'payment.refund_cancel', targetType: 'charge', targetId: chargeId, after: { refundId } })
}

/** What arrived in a wrong amount goes back whole; nothing was credited, so the ledger has nothing to undo. */
export async function returnReceived(tx: Tx, ctx: Ctx, charge: ChargeRecord, reason: string): Promise<RefundRecord> {
  const now = ctx.clock.now()
  return insertRefund(tx, {
    id: newId(now.getTime()),
    chargeId: charge.id,
    lotId: null,
    net: satang(0),
    vat: satang(0),
    gross: charge.received ?? charge.total,
    status: 'requested',
    reason,
    requestedBy: ctx.caller.accountId,
    nextAt: sendsBy(charge, now),
    createdAt: now,
  })
}

/** Sends a requested refund through the provider, once: our id is its idempotency key. Failures are tried again. */
export async function sendRefund(env: PayEnv, refundId: string): Promise<void> {
  const refund = await findRefund(env.db, refundId)
  if (refund?.status !== 'requested' || refund.nextAt === null) return
  const charge = await findCharge(env.db, refund.chargeId)
  if (!charge?.providerChargeId) return
  try {
    const sent = await env.ports.payment.refund({
      id: refund.id,
      chargeId: charge.providerChargeId,
      amount: satang(refund.gross),
    })
    await withTx(env.db, (tx) => finishRefund(tx, env, charge, refund.id, { providerRefundId: sent.id }))
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // What the provider refuses for good is left to an operator's transfer.
    const nextAt = error.retryable ? new Date(env.clock.now().getTime() + 5 * MINUTE) : null
    await withTx(env.db, (tx) => updateRefund(tx, refund.id, { nextAt, error: error.message }))
  }
}

/** The money is on its way to the payer: posted, told, done. */
export async function finishRefund(
  tx: Tx,
  env: Pick<PayEnv, 'clock'>,
  charge: ChargeRecord,
  refundId: string,
  how: { providerRefundId?: string; paidNote?: string },
): Promise<void> {
  const refund = await lockRefund(tx, charge.id, refundId)
  if (!refund) throw new AppError('not_found')
  if (refund.status === 'paid') return
  if (refund.status !== 'requested') throw new AppError('conflict')
  const now = env.clock.now()
  const paidFrom = how.providerRefundId ? 'bank_clearing' : 'bank_payout'
  if (refund.lotId)
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
