import { isoTime } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import type { Settings } from '../../../core/settings.ts'
import { PROMPTPAY } from '../../../core/thai/payout-target.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { paginate } from '../../../platform/cursor.ts'
import { faultPoint } from '../../../platform/fault.ts'
import { qrPng } from '../../../platform/qr-picture.ts'
import { readSettings } from '../../../platform/settings.ts'
import { transferPayload } from '../../../ports/payment/promptpay.ts'
import { type ApprovalRecord, countAct } from '../../approvals/service.ts'
import { markRows } from '../batches/service.ts'
import { payableBatchOf } from '../batches/store.ts'
import type { contract } from '../contract.ts'
import { PAYOUT_QR } from '../contract-operator.ts'
import { netOf } from '../rules/limits.ts'
import { isWithdrawalEventPossible, needsSecond } from '../rules/withdrawal.ts'
import { requestPayout, viewPayout } from './for-account.ts'
import { requireOwnTarget } from './request.ts'
import { requestReturn } from './return.ts'
import { changeWithdrawal, lockWithdrawal, PAGE, type WithBank, withdrawalsById } from './store.ts'
import { countBatched, queueRows, waitingWithdrawals } from './store-queue.ts'
import { claimDetails, completeWithdrawals, readRow, runRow } from './transfer.ts'
import { viewWithdrawal, viewWithdrawals, withdrawalView } from './view.ts'

/** Runs after the second operator's approval of a large withdrawal, which may then be exported or marked as sent. */
export async function withdrawalApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> {
  const found = await lockWithdrawal(tx, approval.targetId)
  const { id } = found.withdrawal
  const { act } = await readRow(tx, ctx, found, 'approve')
  await changeWithdrawal(tx, id, { approvedBy: ctx.caller.accountId, approvedAt: ctx.clock.now() })
  await audit(tx, ctx, { act, targetType: 'withdrawal', targetId: id, after: { requestedBy: approval.requestedBy } })
}

/**
 * Throws if a batch contains the withdrawal: the bank already has its file, so only voiding the batch removes the
 * transfer.
 */
async function requireUnbatched(tx: Tx, id: string): Promise<void> {
  const batch = await payableBatchOf(tx, id)
  if (batch) throw new AppError('withdrawal_in_batch', { reference: batch.reference })
}

/** Whether the QR of a withdrawal may be opened to pay it: no bank file contains it, and no operator has opened it. */
const canClaimQr = ({ withdrawal, bank, batch }: WithBank & { batch: string | null }, settings: Settings): boolean =>
  bank.promptpay !== null && batch === null && isWithdrawalEventPossible(withdrawal, 'claimQr', settings)

/** The operator who opened the QR, and its picture for that operator as long as the transfer can be sent. */
function viewQr({ withdrawal: w, qrClaimer }: WithBank, ctx: Ctx, settings: Settings) {
  if (!qrClaimer || !w.qrClaimedAt) return { qrClaim: null, qr: null }
  const own = w.qrClaimedBy === ctx.caller.accountId
  const isOpen = own && isWithdrawalEventPossible(w, 'transfer', settings)
  return {
    qrClaim: { by: qrClaimer[ctx.lang], at: w.qrClaimedAt.toISOString(), own },
    qr: isOpen ? PAYOUT_QR.replace('{id}', w.id) : null,
  }
}

type Names =
  | 'payOut'
  | 'queue'
  | 'queueTotals'
  | 'claimQr'
  | 'releaseQr'
  | 'payoutQr'
  | 'approve'
  | 'complete'
  | 'reject'
  | 'returned'

export const queueHandlers = {
  async payOut(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      await requestPayout(tx, ctx, params.id, body.reason)
      return viewPayout(tx, ctx, params.id)
    })
  },

  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const filter = { status: query.status, single: query.single === '1', q: query.q || undefined, id: query.id }
    const [{ rows, next }, settings] = await Promise.all([
      queueRows(ctx.db, filter, query.after, limit, { now: ctx.clock.now(), lang: ctx.lang }).then((rows) =>
        paginate(rows, limit, (row) => [row.withdrawal.id]),
      ),
      readSettings(ctx.db, ctx.clock.now()),
    ])
    const views = await viewWithdrawals(ctx.db, rows)
    const data = rows.map((row, i) => ({
      ...views[i]!,
      accountId: row.withdrawal.accountId,
      payee: row.legalName ?? row.displayName,
      displayName: row.displayName,
      bankStatus: row.bank.status,
      accountName: row.bank.name,
      canClaimQr: canClaimQr(row, settings),
      ...viewQr(row, ctx, settings),
      needsSecond: needsSecond(row.withdrawal.price, settings),
      approvedBy: row.withdrawal.approvedBy,
      transferRef: row.withdrawal.transferRef,
      batch: row.batch,
      batchId: row.batchId,
      approvalWaits: row.approvalWaits,
    }))
    return { data, next }
  },

  async queueTotals(ctx) {
    const [{ waiting, total, oldest }, batched] = await Promise.all([waitingWithdrawals(ctx.db), countBatched(ctx.db)])
    return { waiting, waitingTotal: total, batched, oldest: isoTime(oldest) }
  },

  async claimQr(ctx, { params }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      if (!found.bank.promptpay) throw new AppError('not_found')
      const { act } = await readRow(tx, ctx, found, 'claimQr')
      await requireOwnTarget(tx, found)
      await requireUnbatched(tx, params.id)
      const claim = { qrClaimedBy: ctx.caller.accountId, qrClaimedAt: ctx.clock.now() }
      await changeWithdrawal(tx, params.id, claim)
      await audit(tx, ctx, { act, targetType: 'withdrawal', targetId: params.id, after: claim })
      return withdrawalView(found)
    })
  },

  async releaseQr(ctx, { params, body: { reason } }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      const { act } = await readRow(tx, ctx, found, 'releaseQr')
      const { qrClaimedBy, qrClaimedAt } = found.withdrawal
      await changeWithdrawal(tx, params.id, { qrClaimedBy: null, qrClaimedAt: null })
      const before = { qrClaimedBy, qrClaimedAt }
      await audit(tx, ctx, { act, targetType: 'withdrawal', targetId: params.id, before, why: reason })
      return withdrawalView(found)
    })
  },

  /** Only for the operator who claimed it. A claimed withdrawal is in no batch. */
  async payoutQr(ctx, { params }) {
    const found = (await withdrawalsById(ctx.db, [params.id])).get(params.id)
    const { promptpay, number } = found?.bank ?? {}
    if (!found || !promptpay || !number) throw new AppError('not_found')
    await readRow(ctx.db, ctx, found, 'transfer')
    const { qrClaimedBy } = found.withdrawal
    if (qrClaimedBy === null) throw new AppError('conflict')
    if (qrClaimedBy !== ctx.caller.accountId) throw new AppError('withdrawal_claimed', claimDetails(ctx.lang, [found]))
    await requireOwnTarget(ctx.db, found)
    const amount = netOf(found.withdrawal)
    const payload = transferPayload({ proxy: PROMPTPAY[promptpay].proxy, number, amount })
    return { type: 'image/png', bytes: await qrPng(payload), name: `${found.withdrawal.reference}.png` }
  },

  async approve(ctx, { params }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      await readRow(tx, ctx, found, 'requestApproval')
      const { id, price: amount, reference: about } = found.withdrawal
      await countAct(tx, ctx, { kind: 'withdrawal', targetId: id, amount, reason: '', about, always: true })
      return withdrawalView(found)
    })
  },

  async complete(ctx, { params, body }) {
    const completed = await ctx.write(async (tx) => {
      const batch = await payableBatchOf(tx, params.id)
      if (batch) await markRows(tx, ctx, batch.id, [params.id], body.transferRef)
      else {
        const found = await lockWithdrawal(tx, params.id)
        // It was exported in the meantime: the batch must be locked before its withdrawals.
        if (await payableBatchOf(tx, params.id)) throw new AppError('conflict')
        await completeWithdrawals(tx, ctx, [found], body.transferRef)
      }
      faultPoint('payout.marked')
      return viewWithdrawal(tx, await lockWithdrawal(tx, params.id))
    })
    faultPoint('payout.committed')
    return completed
  },

  async reject(ctx, { params, body: { reason } }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      const row = await readRow(tx, ctx, found, 'reject')
      await requireUnbatched(tx, params.id)
      return withdrawalView(await runRow(tx, ctx, found, row, { reason }))
    })
  },

  async returned(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      await requestReturn(tx, ctx, found, body)
      return viewWithdrawal(tx, found)
    })
  },
} satisfies Pick<Handlers<typeof contract>, Names>
