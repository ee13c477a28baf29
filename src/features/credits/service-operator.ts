import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { balanceOf } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import { receivableSettled, receivableWrittenOff } from '../../ledger/recipes/index.ts'
import { takeBackCharge } from '../../ledger/take-back.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx, Handlers } from '../../service/context.ts'
import { cutPage, decodeCursor } from '../../service/cursor.ts'
import { readSettings } from '../../service/settings.ts'
import { setSuspension } from '../accounts/service.ts'
import { notify } from '../notifications/service.ts'
import type { operatorContract } from './contract-operator.ts'
import { countWaiting, findPayment, listPayments, type PaymentRecord } from './operator-store.ts'
import { listRefunds } from './refund-store.ts'
import { approveRefund, askRefund, cancelRefund, finishRefund, returnReceived, sendRefund } from './service-refund.ts'
import { fail, settlePaid } from './settle.ts'
import type { PaymentDetail, PaymentRow } from './shapes.ts'
import { type ChargeRecord, lockCharge, updateCharge } from './store.ts'
import { viewCharges } from './view.ts'
import { findLotOf } from './wallet-store.ts'

const PAGE = 20

async function viewRows(tx: Tx, ctx: Ctx, rows: readonly PaymentRecord[]): Promise<PaymentRow[]> {
  const views = await viewCharges(
    tx,
    rows.map((row) => row.charge),
    ctx.lang,
    ctx.clock.now(),
  )
  return rows.map(({ charge, marketer, approvedBy, slipSeen }, i) => ({
    ...views[i]!,
    marketer,
    approvedBy,
    slipSeen,
    providerChargeId: charge.providerChargeId,
    decisionNote: charge.decisionNote,
    chargedBackAt: charge.chargedBackAt?.toISOString() ?? null,
  }))
}

async function viewDetail(tx: Tx, ctx: Ctx, id: string): Promise<PaymentDetail> {
  const record = await findPayment(tx, id)
  if (!record) throw new AppError('not_found')
  const { charge } = record
  const [row] = await viewRows(tx, ctx, [record])
  const refunds = await listRefunds(tx, id)
  const lot = await findLotOf(tx, id)
  const waiting = refunds.filter((r) => r.status === 'waiting').reduce((sum, r) => sum + r.net, 0)
  const refundable = charge.status === 'paid' && lot && !charge.chargedBackAt ? Math.max(0, lot.available - waiting) : 0
  const limit = (await readSettings(tx, ctx.clock.now()))['operator.second_approval_from']
  return {
    ...row!,
    refunds: refunds.map(({ id, net, vat, gross, status, reason, requestedBy, error, createdAt, paidAt }) => ({
      ...{ id, net, vat, gross, status, reason, requestedBy, error },
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    })),
    refundable,
    owed: 0 - (await balanceOf(tx, 'receivable_brand', charge.marketerId)),
    needsSecond: charge.total >= limit,
  }
}

async function lockReview(tx: Tx, id: string): Promise<ChargeRecord> {
  const row = await lockCharge(tx, id)
  if (!row) throw new AppError('not_found')
  if (row.status !== 'review') throw new AppError('conflict')
  return row
}

const byOperator = (ctx: Ctx) => ({ actor: { id: ctx.caller.accountId, role: 'operator' as const } })

/** The transfer of a slip has arrived. A large one is credited when a second operator says so too. */
async function approveSlip(tx: Tx, ctx: Ctx, id: string, received: number): Promise<void> {
  const row = await lockReview(tx, id)
  if (row.reviewReason !== 'slip') throw new AppError('conflict')
  if (received !== row.total)
    throw new AppError('slip_mismatch', { paid: received, due: row.total }, { received: 'slip_mismatch' })
  const { accountId } = ctx.caller
  const limit = (await readSettings(tx, ctx.clock.now()))['operator.second_approval_from']
  const needsSecond = row.total >= limit
  if (needsSecond && row.approvedBy === accountId) throw new AppError('second_approval_required')
  const act = { targetType: 'charge', targetId: id, after: { received } }
  if (needsSecond && row.approvedBy === null) {
    await updateCharge(tx, id, { approvedBy: accountId })
    return audit(tx, ctx, { act: 'payment.first_approval', ...act })
  }
  const decided = await updateCharge(tx, id, {
    approvedBy: row.approvedBy ?? accountId,
    decidedBy: accountId,
    decidedAt: ctx.clock.now(),
  })
  await audit(tx, ctx, { act: 'payment.approve', ...act })
  await settlePaid(tx, ctx, decided, byOperator(ctx))
}

async function rejectReview(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<string | null> {
  const row = await lockReview(tx, id)
  const wrong = row.reviewReason === 'wrong_amount'
  const refund = wrong ? await returnReceived(tx, ctx, row, reason) : null
  const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now(), decisionNote: reason }
  await updateCharge(tx, id, decided)
  await fail(tx, ctx, { ...row, ...decided }, wrong ? 'wrong_amount' : 'slip_rejected')
  await audit(tx, ctx, { act: 'payment.reject', targetType: 'charge', targetId: id, why: reason })
  return refund?.id ?? null
}

/** A chargeback: what is left of the charge is taken back, the rest is a debt and suspends the account. */
async function takeBack(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockCharge(tx, id)
  if (!row) throw new AppError('not_found')
  if (row.status !== 'paid' || row.chargedBackAt) throw new AppError('conflict')
  const refunds = (await listRefunds(tx, id)).filter((r) => r.status === 'requested' || r.status === 'paid')
  const net = satang(row.net - refunds.reduce((sum, r) => sum + r.net, 0))
  const vat = satang(row.vat - refunds.reduce((sum, r) => sum + r.vat, 0))
  if (net <= 0) throw new AppError('conflict')
  const now = ctx.clock.now()
  const { marketerId: brandId } = row
  const taken = await takeBackCharge(tx, { ...byOperator(ctx), chargeId: id, brandId, net, vat, memo: { reason } }, now)
  await updateCharge(tx, id, { chargedBackAt: now, decisionNote: reason })
  await audit(tx, ctx, { act: 'payment.chargeback', targetType: 'charge', targetId: id, after: taken, why: reason })
  if (taken.owed === 0) return
  await setSuspension(tx, brandId, reason)
  await notify(tx, now, {
    kind: 'credits.receivable',
    key: `charge:${id}:chargeback`,
    to: { accountId: brandId },
    data: { total: { satang: taken.owed }, reason },
    href: '/Marketer/suspended',
  })
}

async function endDebt(
  tx: Tx,
  ctx: Ctx,
  id: string,
  outcome: 'settled' | 'written_off',
  reason: string,
): Promise<void> {
  const row = await lockCharge(tx, id)
  if (!row) throw new AppError('not_found')
  const amount = satang(0 - (await balanceOf(tx, 'receivable_brand', row.marketerId)))
  if (!row.chargedBackAt || amount <= 0) throw new AppError('conflict')
  const now = ctx.clock.now()
  const settlementId = newId(now.getTime())
  const recipe = outcome === 'settled' ? receivableSettled : receivableWrittenOff
  const entry = recipe({ ...byOperator(ctx), settlementId, brandId: row.marketerId, amount, memo: { reason } })
  await post(tx, entry, now)
  if (outcome === 'settled') await setSuspension(tx, row.marketerId, null)
  const act = `payment.debt_${outcome}`
  await audit(tx, ctx, { act, targetType: 'charge', targetId: id, after: { amount }, why: reason })
}

export const operatorHandlers = {
  async payments(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const after = decodeCursor(query.after, 1)
    const before = after ? String(after[0]) : null
    const { status, q } = query
    const rows = await listPayments(ctx.db, { status, q, before, limit })
    const page = cutPage(rows, limit, ({ charge }) => [charge.id])
    const { waiting, oldest } = await countWaiting(ctx.db)
    const data = await viewRows(ctx.db, ctx, page.rows)
    return { data, next: page.next, waiting, oldest: oldest?.toISOString() ?? null }
  },
  payment: (ctx, { params }) => viewDetail(ctx.db, ctx, params.id),
  approve: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await approveSlip(tx, ctx, params.id, body.received)
      return viewDetail(tx, ctx, params.id)
    }),
  async reject(ctx, { params, body }) {
    let refundId: string | null = null
    const view = await ctx.write(async (tx) => {
      refundId = await rejectReview(tx, ctx, params.id, body.reason)
      return viewDetail(tx, ctx, params.id)
    })
    if (refundId) await sendRefund(ctx, refundId)
    return view
  },
  async refund(ctx, { params, body }) {
    let refundId = ''
    const view = await ctx.write(async (tx) => {
      refundId = (await askRefund(tx, ctx, params.id, satang(body.amount), body.reason)).id
      return viewDetail(tx, ctx, params.id)
    })
    await sendRefund(ctx, refundId)
    return view
  },
  async approveRefund(ctx, { params }) {
    const view = await ctx.write(async (tx) => {
      await approveRefund(tx, ctx, params.id, params.refundId)
      return viewDetail(tx, ctx, params.id)
    })
    await sendRefund(ctx, params.refundId)
    return view
  },
  cancelRefund: (ctx, { params }) =>
    ctx.write(async (tx) => {
      await cancelRefund(tx, ctx, params.id, params.refundId)
      return viewDetail(tx, ctx, params.id)
    }),
  refundPaid: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      const charge = await lockCharge(tx, params.id)
      if (!charge) throw new AppError('not_found')
      await finishRefund(tx, ctx, charge, params.refundId, { paidNote: body.note })
      const after = { refundId: params.refundId, note: body.note }
      await audit(tx, ctx, { act: 'payment.refund_paid', targetType: 'charge', targetId: params.id, after })
      return viewDetail(tx, ctx, params.id)
    }),
  chargeback: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await takeBack(tx, ctx, params.id, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
  receivable: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await endDebt(tx, ctx, params.id, body.outcome, body.reason)
      return viewDetail(tx, ctx, params.id)
    }),
} satisfies Handlers<typeof operatorContract>
