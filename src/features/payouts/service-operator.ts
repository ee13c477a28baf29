import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { sum } from '../../core/money.ts'
import { bankOf } from '../../core/thai/banks.ts'
import type { Tx } from '../../db/types.ts'
import { post, postAll } from '../../ledger/post.ts'
import { withdrawalPaid, withdrawalRejected, withdrawalReturned } from '../../ledger/recipes/withdrawals.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx, Handlers } from '../../service/context.ts'
import { cutPage } from '../../service/cursor.ts'
import { faultPoint } from '../../service/fault.ts'
import { readSettings } from '../../service/settings.ts'
import { nextReference } from '../documents/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract as payoutsContract } from './contract.ts'
import { bankHandlers } from './service-bank-queue.ts'
import {
  batchRows,
  changeWithdrawal,
  insertBatch,
  lockForBatch,
  lockWithdrawal,
  PAGE,
  queueRows,
  type WithBank,
  type WithdrawalRecord,
  waitingTotals,
} from './store.ts'
import { transferWords, withdrawalView } from './view.ts'

type Names =
  | 'queue'
  | 'createBatch'
  | 'batchFile'
  | 'approve'
  | 'complete'
  | 'reject'
  | 'returned'
  | 'bankQueue'
  | 'decideBank'

const origin = (ctx: Ctx) => ({ actor: { id: ctx.caller.accountId, role: 'operator' as const } })

const moneyOf = (w: WithdrawalRecord) => ({
  withdrawalId: w.id,
  ownerId: w.accountId,
  price: w.price,
  fee: w.fee,
  feeVat: w.feeVat,
})

const needsSecond = (w: WithdrawalRecord, limit: number): boolean => w.price >= limit

/** Above the set amount two different operators act: one approves, another marks the transfer. */
function checkSecond(w: WithdrawalRecord, actor: string, limit: number): void {
  if (needsSecond(w, limit) && (!w.approvedBy || w.approvedBy === actor)) throw new AppError('second_approval_required')
}

function checkPending(w: WithdrawalRecord): void {
  if (w.status !== 'Pending') throw new AppError('conflict')
}

interface Decision {
  act: string
  why?: string
  set: Partial<WithdrawalRecord>
  notice?: 'withdrawal.sent' | 'withdrawal.rejected'
}

/** Row, audit and message of one decision; the money was posted before, in the same transaction. */
async function settle(tx: Tx, ctx: Ctx, found: WithBank, decision: Decision): Promise<WithBank> {
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

const csv = (value: string): string => `"${value.replaceAll('"', '""').replace(/^[=+\-@\t\r]/, "'$&")}"`

export const operatorHandlers = {
  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const [{ rows, next }, totals, settings] = await Promise.all([
      queueRows(ctx.db, query.status, query.after, limit).then((rows) =>
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
      needsSecond: needsSecond(row.withdrawal, settings['operator.second_approval_from']),
      approvedBy: row.withdrawal.approvedBy,
      batch: row.batch,
    }))
    return { data, next, waiting: totals.waiting, waitingTotal: totals.total }
  },

  async createBatch(ctx, { body }) {
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const settings = await readSettings(tx, now)
      const rows = await lockForBatch(tx, body.ids)
      if (rows.length !== new Set(body.ids).size || rows.some((row) => row.batchId)) throw new AppError('conflict')
      for (const row of rows)
        if (needsSecond(row, settings['operator.second_approval_from']) && !row.approvedBy)
          throw new AppError('second_approval_required')
      const id = newId(now.getTime())
      const total = sum(...rows.map((row) => row.price - row.fee))
      const reference = await nextReference(tx, 'PB', now)
      const batch = { id, reference, createdBy: ctx.caller.accountId, createdAt: now, count: rows.length, total }
      await insertBatch(tx, batch)
      for (const row of rows) await changeWithdrawal(tx, row.id, { batchId: id })
      await audit(tx, ctx, {
        act: 'payout.batch',
        targetType: 'payout_batch',
        targetId: id,
        after: { reference, count: rows.length, total },
      })
      return { id, reference, count: rows.length, total }
    })
  },

  async batchFile(ctx, { params }) {
    const rows = await batchRows(ctx.db, params.id)
    if (rows.length === 0) throw new AppError('not_found')
    const lines = rows.map(({ withdrawal: w, bank }) =>
      [
        bankOf(bank.bank)?.number ?? bank.bank,
        bank.number,
        bank.name,
        ((w.price - w.fee) / 100).toFixed(2),
        w.reference,
      ]
        .map(csv)
        .join(','),
    )
    const text = `\ufeff${['bank_code,account_number,account_name,amount_thb,reference', ...lines].join('\r\n')}\r\n`
    return { type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(text), name: `${rows[0]!.batch}.csv` }
  },

  async approve(ctx, { params }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      checkPending(found.withdrawal)
      if (found.withdrawal.approvedBy) throw new AppError('conflict')
      const now = ctx.clock.now()
      const withdrawal = await changeWithdrawal(tx, params.id, { approvedBy: ctx.caller.accountId, approvedAt: now })
      await audit(tx, ctx, { act: 'withdrawal.approve', targetType: 'withdrawal', targetId: params.id })
      return withdrawalView({ ...found, withdrawal })
    })
  },

  async complete(ctx, { params, body }) {
    const completed = await ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      checkPending(found.withdrawal)
      const now = ctx.clock.now()
      checkSecond(
        found.withdrawal,
        ctx.caller.accountId,
        (await readSettings(tx, now))['operator.second_approval_from'],
      )
      await post(tx, withdrawalPaid({ ...moneyOf(found.withdrawal), ...origin(ctx) }), now)
      const set = { status: 'TransferComplete', transferRef: body.transferRef } as const
      const sent = await settle(tx, ctx, found, { act: 'withdrawal.complete', set, notice: 'withdrawal.sent' })
      faultPoint('payout.marked')
      return withdrawalView(sent)
    })
    faultPoint('payout.committed')
    return completed
  },

  async reject(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      const found = await lockWithdrawal(tx, params.id)
      checkPending(found.withdrawal)
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
  ...bankHandlers,
} satisfies Pick<Handlers<typeof payoutsContract>, Names>
