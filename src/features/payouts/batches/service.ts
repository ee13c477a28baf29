import { createHash } from 'node:crypto'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { transitionFor } from '../../../core/machine.ts'
import { type Satang, sum } from '../../../core/money.ts'
import type { Lang } from '../../../core/shapes.ts'
import { targetCode, targetName } from '../../../core/thai/payout-target.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { type ApprovalRecord, countAct, viewApprovals, waitingAct } from '../../approvals/service.ts'
import { nextReference } from '../../documents/service.ts'
import { requireSecondStepIfOn } from '../../two-step/service.ts'
import { last4 } from '../bank-accounts/view.ts'
import type { contract as payoutsContract } from '../contract.ts'
import type { PayoutBatch, PayoutBatchDetail } from '../contract-operator.ts'
import type { BatchRowState } from '../kinds.ts'
import { bankFile } from '../rules/bank-file.ts'
import { batchMachine, shownRowState } from '../rules/batch.ts'
import { netOf } from '../rules/limits.ts'
import { withdrawalTransitionFor } from '../rules/withdrawal.ts'
import { requireOwnTarget } from '../withdrawals/request.ts'
import {
  lockForBatch,
  lockWithdrawal,
  PAGE,
  type Transfer,
  type WithBank,
  withdrawalsById,
} from '../withdrawals/store.ts'
import { claimDetails, completeWithdrawals } from '../withdrawals/transfer.ts'
import {
  type BatchRecord,
  batchedAmong,
  filesOfBatch,
  insertBatch,
  insertFile,
  listBatches,
  lockBatch,
  payableRows,
  rowsOfBatch,
  setRowState,
  updateBatch,
} from './store.ts'

type Names = 'batches' | 'batch' | 'createBatch' | 'batchFile' | 'markBatch' | 'voidBatch'

/** The total amount sent by the transfers. */
const totalOf = (withdrawals: readonly Transfer['withdrawal'][]): Satang => sum(...withdrawals.map(netOf))

function fileOf(rows: readonly Transfer[]): { bytes: Uint8Array<ArrayBuffer>; hash: string } {
  const lines = rows.map((row) => ({
    code: targetCode(row.bank),
    number: row.bank.number,
    name: row.bank.name,
    amount: netOf(row.withdrawal),
    reference: row.withdrawal.reference,
  }))
  const bytes = bankFile(lines)
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** The next state, or the table's error. */
const nextStatus = (batch: BatchRecord, event: 'mark' | 'void', payable: number): BatchRecord['status'] =>
  transitionFor(batchMachine, [batch.status, event, 'operator'], { payable }, 'batch_closed').to

/** Stores the hash of the currently payable rows as the next version of the file. */
async function storeVersion(tx: Tx, ctx: Ctx, batchId: string): Promise<void> {
  const found = await payableRows(tx, batchId)
  if (!found || found.rows.length === 0) return
  const { hash } = fileOf(found.rows)
  const version = (found.file?.version ?? 0) + 1
  const total = totalOf(found.rows.map(({ withdrawal }) => withdrawal))
  await insertFile(tx, { batchId, version, hash, count: found.rows.length, total, createdAt: ctx.clock.now() })
}

/**
 * Marks transfers of a locked batch as sent: each is posted, the batch's state is updated, and the file gets a new
 * version.
 */
export async function markRows(
  tx: Tx,
  ctx: Ctx,
  batchId: string,
  ids: readonly string[],
  transferRef: string,
): Promise<void> {
  const batch = await lockBatch(tx, batchId)
  nextStatus(batch, 'mark', 0)
  const wanted = [...new Set(ids)].sort()
  if ((await setRowState(tx, batchId, wanted, 'paid')) !== wanted.length) throw new AppError('conflict')
  const rows: WithBank[] = []
  for (const id of wanted) rows.push(await lockWithdrawal(tx, id))
  const left = (await payableRows(tx, batchId))?.rows.length ?? 0
  const status = nextStatus(batch, 'mark', left)
  await updateBatch(tx, batchId, { status })
  await storeVersion(tx, ctx, batchId)
  await audit(tx, ctx, {
    act: 'payout.mark',
    targetType: 'payout_batch',
    targetId: batchId,
    before: { status: batch.status },
    after: { status, marked: wanted.length, transferRef },
  })
  await completeWithdrawals(tx, ctx, rows, transferRef)
}

/** Requests a second operator's approval to void the payable rows of a batch. */
async function requestVoid(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const batch = await lockBatch(tx, id)
  const { rows } = (await payableRows(tx, id))!
  nextStatus(batch, 'void', rows.length)
  const amount = totalOf(rows.map(({ withdrawal }) => withdrawal))
  await countAct(tx, ctx, { kind: 'payout_void', targetId: id, amount, reason, about: batch.reference, always: true })
}

/** Runs after the second operator's approval: the payable rows leave the batch and may be paid in another one. */
export async function voidApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> {
  const batch = await lockBatch(tx, approval.targetId)
  const payable = (await payableRows(tx, batch.id))!.rows.length
  const status = nextStatus(batch, 'void', payable)
  await setRowState(tx, batch.id, 'all_payable', 'voided')
  await updateBatch(tx, batch.id, {
    status,
    voidReason: approval.reason,
    voidRequestedBy: approval.requestedBy,
    voidApprovedBy: ctx.caller.accountId,
    voidedAt: ctx.clock.now(),
  })
  await audit(tx, ctx, {
    act: 'payout.void',
    targetType: 'payout_batch',
    targetId: batch.id,
    before: { status: batch.status },
    after: { status, returnedToQueue: payable, requestedBy: approval.requestedBy },
    why: approval.reason,
  })
}

async function viewBatches(tx: Tx, lang: Lang, which: Parameters<typeof listBatches>[2]): Promise<PayoutBatch[]> {
  const rows = await listBatches(tx, lang, which)
  return rows.map(({ batch, createdBy, requestedBy, approvedBy, payable }) => ({
    id: batch.id,
    reference: batch.reference,
    status: batch.status,
    createdBy,
    createdAt: batch.createdAt.toISOString(),
    count: batch.count,
    total: batch.total,
    payable: Number(payable),
    voided: batch.voidedAt && {
      reason: batch.voidReason ?? '',
      requestedBy: requestedBy ?? '',
      approvedBy: approvedBy ?? '',
      at: batch.voidedAt.toISOString(),
    },
  }))
}

async function viewBatch(tx: Tx, ctx: Ctx, id: string): Promise<PayoutBatchDetail> {
  const [batch] = await viewBatches(tx, ctx.lang, { id, limit: 1 })
  if (!batch) throw new AppError('not_found')
  const files = await filesOfBatch(tx, id)
  const rows = (await rowsOfBatch(tx, id)).map((row) => ({
    ...row,
    state: shownRowState(row.state, row.withdrawal.returnedAt !== null),
  }))
  const sumOf = (state: BatchRowState): Satang =>
    totalOf(rows.filter((row) => row.state === state).map(({ withdrawal }) => withdrawal))
  const waiting = await waitingAct(tx, 'payout_void', id, ctx.clock.now())
  return {
    ...batch,
    sums: { sent: sumOf('paid'), returned: sumOf('returned'), voided: sumOf('voided'), payable: sumOf('payable') },
    files: files.map(({ version, hash, count, total, createdAt }) => ({
      ...{ version, hash, count, total },
      createdAt: createdAt.toISOString(),
    })),
    rows: rows.map(({ state, withdrawal, bank, payee }) => ({
      id: withdrawal.id,
      reference: withdrawal.reference,
      payee,
      bankName: targetName(bank),
      last4: last4(bank.number),
      net: netOf(withdrawal),
      state,
      transferRef: state === 'voided' ? null : withdrawal.transferRef,
    })),
    voidRequest: waiting ? ((await viewApprovals(tx, ctx.lang, { id: waiting.id }))[0] ?? null) : null,
  }
}

export const batchHandlers = {
  async batches(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const rows = await viewBatches(ctx.db, ctx.lang, { before: idOfCursor(query.after), limit })
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: page.rows, next: page.next }
  },

  batch: (ctx, { params }) => viewBatch(ctx.db, ctx, params.id),

  async createBatch(ctx, { body }) {
    const takeCode = await requireSecondStepIfOn(ctx, body.code)
    return ctx.write(async (tx) => {
      await takeCode(tx)
      const now = ctx.clock.now()
      const settings = await readSettings(tx, now)
      const rows = await lockForBatch(tx, body.ids)
      const ids = rows.map((row) => row.id)
      if (ids.length !== new Set(body.ids).size || (await batchedAmong(tx, ids)).length > 0)
        throw new AppError('conflict')
      const found = [...(await withdrawalsById(tx, ids)).values()]
      const claims = claimDetails(ctx.lang, found)
      for (const { withdrawal } of found) withdrawalTransitionFor(withdrawal, 'export', settings, claims)
      for (const one of found) await requireOwnTarget(tx, one)
      const id = newId(now.getTime())
      const reference = await nextReference(tx, 'PB', now)
      const total = totalOf(rows)
      const created = { createdBy: ctx.caller.accountId, createdAt: now, count: ids.length, total }
      await insertBatch(tx, { id, reference, status: 'exported', ...created }, ids)
      await storeVersion(tx, ctx, id)
      const after = { reference, count: ids.length, total }
      await audit(tx, ctx, { act: 'payout.batch', targetType: 'payout_batch', targetId: id, after })
      return viewBatch(tx, ctx, id)
    })
  },

  /** Downloads only what was exported and is still payable; rejected if the file's bytes would differ. */
  batchFile: (ctx, { params }) =>
    ctx.write(async (tx) => {
      // Checked before the rows, because an approved void removes them.
      if (await waitingAct(tx, 'payout_void', params.id, ctx.clock.now())) throw new AppError('approval_waiting')
      const found = await payableRows(tx, params.id)
      if (!found) throw new AppError('not_found')
      const { batch, rows, file } = found
      if (batch.status === 'done' || batch.status === 'voided' || rows.length === 0) throw new AppError('batch_closed')
      const { bytes, hash } = fileOf(rows)
      if (hash !== file?.hash) throw new AppError('batch_file_changed')
      const after = { reference: batch.reference, version: file.version, hash }
      await audit(tx, ctx, { act: 'payout.download', targetType: 'payout_batch', targetId: params.id, after })
      return { type: 'text/csv; charset=utf-8', bytes, name: `${batch.reference}-v${file.version}.csv` }
    }),

  markBatch: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await markRows(tx, ctx, params.id, body.ids, body.transferRef)
      return viewBatch(tx, ctx, params.id)
    }),

  voidBatch: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await requestVoid(tx, ctx, params.id, body.reason)
      return viewBatch(tx, ctx, params.id)
    }),
} satisfies Pick<Handlers<typeof payoutsContract>, Names>
