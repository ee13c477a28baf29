import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { post, postAll } from '../../ledger/post.ts'
import { withdrawalRejected, withdrawalReturned } from '../../ledger/recipes/withdrawals.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx, Handlers } from '../../service/context.ts'
import { cutPage } from '../../service/cursor.ts'
import { faultPoint } from '../../service/fault.ts'
import { readSettings } from '../../service/settings.ts'
import { type ApprovalRecord, countAct } from '../approvals/service.ts'
import type { contract as payoutsContract } from './contract.ts'
import { needsSecond } from './rules/withdrawal.ts'
import { bankHandlers } from './service-bank-queue.ts'
import { batchHandlers, markRows } from './service-batches.ts'
import { checkPending, completeWithdrawal, moneyOf, origin, settle } from './service-transfer.ts'
import { changeWithdrawal, lockWithdrawal, PAGE, queueRows, waitingTotals } from './store.ts'
import { payableBatchOf } from './store-batches.ts'
import { withdrawalView } from './view.ts'

type Names =
  | 'queue'
  | 'batches'
  | 'batch'
  | 'createBatch'
  | 'batchFile'
  | 'markBatch'
  | 'voidBatch'
  | 'approve'
  | 'complete'
  | 'reject'
  | 'returned'
  | 'bankQueue'
  | 'decideBank'

/** The second operator agrees to a large withdrawal: it may now be exported or marked. */
export async function withdrawalApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> {
  const { withdrawal } = await lockWithdrawal(tx, approval.targetId)
  checkPending(withdrawal)
  await changeWithdrawal(tx, withdrawal.id, { approvedBy: ctx.caller.accountId, approvedAt: ctx.clock.now() })
  const act = { act: 'withdrawal.approve', targetType: 'withdrawal', targetId: withdrawal.id }
  await audit(tx, ctx, { ...act, after: { requestedBy: approval.requestedBy } })
}

export const operatorHandlers = {
  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const [{ rows, next }, totals, settings] = await Promise.all([
      queueRows(ctx.db, query.status, query.after, limit, ctx.clock.now()).then((rows) =>
        cutPage(rows, limit, (row) => [row.withdrawal.id]),
      ),
      waitingTotals(ctx.db),
      readSettings(ctx.db, ctx.clock.now()),
    ])
    const data = rows.map((row) => ({
      ...withdrawalView(row),
      accountId: row.withdrawal.accountId,
      payee: row.legalName ?? row.displayName,
      displayName: row.displayName,
      bankStatus: row.bank.status,
      bankName: row.bank.name,
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

  async approve(ctx, { params }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      const { withdrawal } = found
      checkPending(withdrawal)
      const settings = await readSettings(tx, ctx.clock.now())
      if (withdrawal.approvedBy || !needsSecond(withdrawal.price, settings)) throw new AppError('conflict')
      const { id, price: amount, reference: about } = withdrawal
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
        // Exported a moment ago: the batch has to be locked before its withdrawals.
        if (await payableBatchOf(tx, params.id)) throw new AppError('conflict')
        await completeWithdrawal(tx, ctx, found, body.transferRef)
      }
      faultPoint('payout.marked')
      return withdrawalView(await lockWithdrawal(tx, params.id))
    })
    faultPoint('payout.committed')
    return completed
  },

  async reject(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      checkPending(found.withdrawal)
      // The file is in the bank's hands: only voiding the batch takes a transfer out of it.
      const batch = await payableBatchOf(tx, params.id)
      if (batch) throw new AppError('withdrawal_in_batch', { reference: batch.reference })
      await post(tx, withdrawalRejected({ ...moneyOf(found.withdrawal), ...origin(ctx) }), ctx.clock.now())
      const set = { status: 'Rejected', reason: body.reason } as const
      return withdrawalView(
        await settle(tx, ctx, found, {
          act: 'withdrawal.reject',
          why: body.reason,
          set,
          notice: 'withdrawal.rejected',
        }),
      )
    })
  },

  async returned(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      if (found.withdrawal.status !== 'TransferComplete') throw new AppError('conflict')
      const now = ctx.clock.now()
      await postAll(tx, withdrawalReturned({ ...moneyOf(found.withdrawal), ...origin(ctx) }), now)
      const set = { status: 'Rejected', reason: body.reason, returnedAt: now } as const
      return withdrawalView(
        await settle(tx, ctx, found, {
          act: 'withdrawal.returned',
          why: body.reason,
          set,
          notice: 'withdrawal.rejected',
        }),
      )
    })
  },
  ...batchHandlers,
  ...bankHandlers,
} satisfies Pick<Handlers<typeof payoutsContract>, Names>
