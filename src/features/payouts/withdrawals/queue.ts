import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { PROMPTPAY } from '../../../core/thai/payout-target.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { cutPage } from '../../../platform/cursor.ts'
import { faultPoint } from '../../../platform/fault.ts'
import { qrPng } from '../../../platform/qr-picture.ts'
import { readSettings } from '../../../platform/settings.ts'
import { transferPayload } from '../../../ports/payment/promptpay.ts'
import { type ApprovalRecord, countAct } from '../../approvals/service.ts'
import { markRows } from '../batches/service.ts'
import { payableBatchOf } from '../batches/store.ts'
import type { contract } from '../contract.ts'
import { PAYOUT_QR } from '../contract-operator.ts'
import { needsSecond } from '../rules/withdrawal.ts'
import { issueFeeCreditNote } from './fee-invoice.ts'
import { requireOwnTarget } from './request.ts'
import {
  changeWithdrawal,
  lockWithdrawal,
  PAGE,
  queueRows,
  type WithBank,
  waitingWithdrawals,
  withdrawalsById,
} from './store.ts'
import { completeWithdrawals, readRow, runRow } from './transfer.ts'
import { viewWithdrawal, viewWithdrawals, withdrawalView } from './view.ts'

/** The second operator approves a large withdrawal: it may now be exported or marked as sent. */
export async function withdrawalApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> {
  const found = await lockWithdrawal(tx, approval.targetId)
  const { id } = found.withdrawal
  const { act } = await readRow(tx, ctx, found, 'approve')
  await changeWithdrawal(tx, id, { approvedBy: ctx.caller.accountId, approvedAt: ctx.clock.now() })
  await audit(tx, ctx, { act, targetType: 'withdrawal', targetId: id, after: { requestedBy: approval.requestedBy } })
}

/** Whether a transfer to PromptPay may be sent by scanning: it waits, is approved, and no bank file contains it. */
const canScan = ({ withdrawal: w, bank, batch }: WithBank & { batch: string | null }, settings: Settings): boolean =>
  bank.promptpay !== null &&
  w.status === 'Pending' &&
  batch === null &&
  (w.approvedBy !== null || !needsSecond(w.price, settings))

export const queueHandlers = {
  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const [{ rows, next }, totals, settings] = await Promise.all([
      queueRows(ctx.db, query.status, query.after, limit, { now: ctx.clock.now(), lang: ctx.lang }).then((rows) =>
        cutPage(rows, limit, (row) => [row.withdrawal.id]),
      ),
      waitingWithdrawals(ctx.db),
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
      qr: canScan(row, settings) ? PAYOUT_QR.replace('{id}', row.withdrawal.id) : null,
      needsSecond: needsSecond(row.withdrawal.price, settings),
      approvedBy: row.withdrawal.approvedBy,
      batch: row.batch,
      batchId: row.batchId,
      approvalWaits: row.approvalWaits,
    }))
    return {
      data,
      next,
      waiting: totals.waiting,
      waitingTotal: totals.total,
      oldest: totals.oldest?.toISOString() ?? null,
    }
  },

  async payoutQr(ctx, { params }) {
    const found = (await withdrawalsById(ctx.db, [params.id])).get(params.id)
    const { promptpay, number } = found?.bank ?? {}
    if (!found || !promptpay || !number) throw new AppError('not_found')
    await readRow(ctx.db, ctx, found, 'transfer')
    await requireOwnTarget(ctx.db, found)
    const batch = await payableBatchOf(ctx.db, params.id)
    if (batch) throw new AppError('withdrawal_in_batch', { reference: batch.reference })
    const { reference, price, fee } = found.withdrawal
    const payload = transferPayload({ proxy: PROMPTPAY[promptpay].proxy, number, amount: satang(price - fee) })
    return { type: 'image/png', bytes: await qrPng(payload), name: `${reference}.png` }
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
        // Just exported: the batch must be locked before its withdrawals.
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
      // The bank already has the file: only voiding the batch removes a transfer from it.
      const batch = await payableBatchOf(tx, params.id)
      if (batch) throw new AppError('withdrawal_in_batch', { reference: batch.reference })
      return withdrawalView(await runRow(tx, ctx, found, row, { reason }))
    })
  },

  async returned(ctx, { params, body: { reason } }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      const row = await readRow(tx, ctx, found, 'return')
      const returned = await runRow(tx, ctx, found, row, { reason, returnedAt: ctx.clock.now() })
      const paidAt = found.withdrawal.decidedAt ?? ctx.clock.now()
      await issueFeeCreditNote(tx, ctx, returned.withdrawal, paidAt)
      return viewWithdrawal(tx, returned)
    })
  },
} satisfies Pick<Handlers<typeof contract>, 'queue' | 'payoutQr' | 'approve' | 'complete' | 'reject' | 'returned'>
