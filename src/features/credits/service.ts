import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { qrPng } from '../../platform/qr-picture.ts'
import { readSettings } from '../../platform/settings.ts'
import { requireActive } from '../accounts/service.ts'
import { type ChargeInput, mayWithhold, partyOf, prepareCharge, prepareTopUp } from './charges/prepare.ts'
import { cancelOwn, openNewCharge, ownCharge, payByCard, refreshOwn, sendSlip } from './charges/service.ts'
import { type ChargeRecord, findBuyer, insertCharge, listOwn, listSold, type NewChargeRecord } from './charges/store.ts'
import { viewCharge, viewCharges, viewPayment } from './charges/view.ts'
import { processWebhook } from './charges/webhook.ts'
import type { contract } from './contract.ts'
import { approveSlip } from './payments/slips.ts'
import { quoteCredits } from './quotations/service.ts'
import { shownStatus } from './rules/verdict.ts'
import type { ChargeView } from './shapes.ts'
import { walletHandlers } from './wallet/service.ts'

export type { Deliver } from './charges/deliveries.ts'
export { cancelSold, correctBuyer } from './charges/service.ts'
export { approvedPaymentActs, operatorHandlers } from './payments/service.ts'
export { issueQuotation } from './quotations/service.ts'
export { sweepMissingNotes } from './refunds/missing-notes.ts'
export { listMovements, monthBounds } from './statement/movements.ts'
export { campaignsWithin, listOrderNumbers, type OrderNumbers } from './statement/store.ts'
export { sweepAlerts, sweepCharges, sweepLots, sweepRefunds } from './sweep.ts'
export { refundableOfOwner } from './wallet/store.ts'

const PAGE = 20

const answer = (ctx: Ctx, row: ChargeRecord) => viewCharge(ctx.db, row, ctx.lang, ctx.clock.now())

async function startPrepared(ctx: Ctx, prepared: NewChargeRecord): Promise<ChargeView> {
  const view = await ctx.write(async (tx) => {
    await requireActive(tx, ctx.caller.accountId)
    return viewCharge(tx, await insertCharge(tx, prepared), ctx.lang, ctx.clock.now())
  })
  await openNewCharge(ctx, view.id)
  return view
}

/** Starts a marketer's payment for something that another feature sells and delivers. */
export const startCharge = async (ctx: Ctx, input: ChargeInput): Promise<ChargeView> =>
  startPrepared(ctx, await prepareCharge(ctx, input))

/** Whether the profile has what a tax invoice needs, and the withholding rate of the marketer (null: none). */
export async function buyerOf(ctx: Ctx, tx: Tx, marketerId: string) {
  const buyer = await findBuyer(tx, marketerId)
  const bps = (await readSettings(tx, ctx.clock.now()))['buyer_withholding.bps']
  return { canBuy: (await partyOf(buyer)) !== null, withholdingBps: mayWithhold(buyer) ? bps : null }
}

/** The latest charges that operators made for a marketer. */
export const listSales = async (ctx: Ctx, tx: Tx, marketerId: string): Promise<ChargeView[]> =>
  viewCharges(tx, await listSold(tx, marketerId, PAGE), ctx.lang, ctx.clock.now())

/**
 * A sale by an operator. The marketer pays by transfer, or has already paid by a transfer that the operator has
 * verified.
 */
export interface Sale extends Omit<ChargeInput, 'method'> {
  marketerId: string
  paid: { received: number; bankRef: string } | null
}

/**
 * Sells to a marketer on its behalf. A verified transfer is treated like its slip: a large one needs a second operator.
 * Errors: `profile_incomplete`, `withholding_company`, `certificate_missing`, `slip_mismatch`, `receipt_recorded`.
 */
export async function prepareSale(ctx: Ctx, { marketerId, paid, ...input }: Sale) {
  const prepared = await prepareCharge(ctx, { ...input, method: 'transfer' }, marketerId)
  return async (tx: Tx): Promise<ChargeRecord> => {
    await requireActive(tx, marketerId)
    const sold = { ...prepared, soldBy: ctx.caller.accountId }
    if (!paid) return insertCharge(tx, sold)
    const row = await insertCharge(tx, { ...sold, status: 'review', reviewReason: 'slip', nextCheckAt: null })
    await approveSlip(tx, ctx, row.id, paid)
    return row
  }
}

export const handlers = {
  ...walletHandlers,
  createCharge: async (ctx, { body }) => startPrepared(ctx, await prepareTopUp(ctx, body)),
  quote: (ctx, { body }) => quoteCredits(ctx, body),
  async listCharges(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const before = idOfCursor(query.after)
    const { status, purpose, state } = query
    const filter = { status, purpose, state, now: ctx.clock.now() }
    const rows = await listOwn(ctx.db, ctx.caller.accountId, { ...filter, before, limit })
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: await viewCharges(ctx.db, page.rows, ctx.lang, ctx.clock.now()), next: page.next }
  },
  async getCharge(ctx, { params, query }) {
    const own = await ownCharge(ctx, params.id)
    const row = query.refresh ? await refreshOwn(ctx, own) : own
    return { data: await answer(ctx, row), payment: await viewPayment(ctx, row) }
  },
  async qr(ctx, { params }) {
    const row = await ownCharge(ctx, params.id)
    if (!row.qrPayload || shownStatus(row, ctx.clock.now()) !== 'pending') throw new AppError('not_found')
    return { type: 'image/png', bytes: await qrPng(row.qrPayload), name: `talad-${row.reference}.png` }
  },
  async payCard(ctx, { params, body }) {
    return payByCard(ctx, params.id, body.token)
  },
  cancelCharge: async (ctx, { params }) => answer(ctx, await cancelOwn(ctx, params.id)),
  async slip(ctx, { params, file }) {
    if (!file) throw new AppError('file_required')
    return answer(ctx, await sendSlip(ctx, params.id, file))
  },
  async webhook(ctx, { params, rawBody, headers }) {
    await processWebhook(ctx, { provider: params.provider, rawBody, headers })
    return { ok: true as const }
  },
} satisfies Handlers<typeof contract>
