import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../../core/errors.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { shownName, shownNameIfAny } from '../../accounts/schema-names.ts'
import { bankAccounts, payoutBatches, payoutBatchFiles, payoutBatchRows, withdrawals } from '../schema.ts'
import type { Transfer } from '../withdrawals/store.ts'

export type BatchRecord = typeof payoutBatches.$inferSelect

/** Locks a batch. Always lock it before its withdrawals. */
export async function lockBatch(tx: Tx, id: string): Promise<BatchRecord> {
  const [row] = await tx.select().from(payoutBatches).where(eq(payoutBatches.id, id)).for('update')
  if (!row) throw new AppError('not_found')
  return row
}

export async function insertBatch(
  tx: Tx,
  batch: typeof payoutBatches.$inferInsert,
  withdrawalIds: readonly string[],
): Promise<void> {
  await tx.insert(payoutBatches).values(batch)
  await tx
    .insert(payoutBatchRows)
    .values(withdrawalIds.map((withdrawalId) => ({ batchId: batch.id, withdrawalId, state: 'payable' as const })))
}

export async function updateBatch(tx: Tx, id: string, set: Partial<BatchRecord>): Promise<void> {
  await tx.update(payoutBatches).set(set).where(eq(payoutBatches.id, id))
}

/** The batch of a withdrawal, if any. */
export async function payableBatchOf(tx: Tx, withdrawalId: string): Promise<{ id: string; reference: string } | null> {
  const [row] = await tx
    .select({ id: payoutBatches.id, reference: payoutBatches.reference })
    .from(payoutBatchRows)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payoutBatchRows.batchId))
    .where(and(eq(payoutBatchRows.withdrawalId, withdrawalId), eq(payoutBatchRows.state, 'payable')))
  return row ?? null
}

/** Ids of the withdrawals that are already in a batch. */
export async function batchedAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: payoutBatchRows.withdrawalId })
    .from(payoutBatchRows)
    .where(and(inArray(payoutBatchRows.withdrawalId, [...ids]), sql`${payoutBatchRows.state} <> 'voided'`))
  return rows.map(({ id }) => id)
}

export async function setRowState(
  tx: Tx,
  batchId: string,
  withdrawalIds: readonly string[] | 'all_payable',
  state: 'paid' | 'voided',
): Promise<number> {
  const changed = await tx
    .update(payoutBatchRows)
    .set({ state })
    .where(
      and(
        eq(payoutBatchRows.batchId, batchId),
        eq(payoutBatchRows.state, 'payable'),
        withdrawalIds === 'all_payable' ? undefined : inArray(payoutBatchRows.withdrawalId, [...withdrawalIds]),
      ),
    )
    .returning({ id: payoutBatchRows.withdrawalId })
  return changed.length
}

export interface FileRecord {
  version: number
  hash: string
}

/** The payable rows of a batch with the newest version of its file, in one statement so that both are consistent. */
export async function payableRows(
  tx: Tx,
  batchId: string,
): Promise<{ batch: BatchRecord; rows: Transfer[]; file: FileRecord | null } | null> {
  const found = await tx
    .select({
      batch: payoutBatches,
      withdrawal: withdrawals,
      bank: bankAccounts,
      file: { version: payoutBatchFiles.version, hash: payoutBatchFiles.hash },
    })
    .from(payoutBatches)
    .leftJoin(
      payoutBatchFiles,
      and(
        eq(payoutBatchFiles.batchId, payoutBatches.id),
        sql`${payoutBatchFiles.version} = (select max(f.version) from ${payoutBatchFiles} f where f.batch_id = ${payoutBatches.id})`,
      ),
    )
    .leftJoin(payoutBatchRows, and(eq(payoutBatchRows.batchId, payoutBatches.id), eq(payoutBatchRows.state, 'payable')))
    .leftJoin(withdrawals, and(eq(withdrawals.id, payoutBatchRows.withdrawalId), eq(withdrawals.status, 'Pending')))
    .leftJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(eq(payoutBatches.id, batchId))
    .orderBy(asc(withdrawals.id))
  const [first] = found
  if (!first) return null
  const rows = found.flatMap(({ withdrawal, bank }) => (withdrawal && bank ? [{ withdrawal, bank }] : []))
  return { batch: first.batch, rows, file: first.file }
}

export async function insertFile(tx: Tx, row: typeof payoutBatchFiles.$inferInsert): Promise<void> {
  await tx.insert(payoutBatchFiles).values(row)
}

const maker = alias(accounts, 'batch_creator')
const requester = alias(accounts, 'void_requester')
const approver = alias(accounts, 'void_approver')

/** Batches, newest first. */
export async function listBatches(tx: Tx, lang: Lang, which: { id?: string; before?: string | null; limit: number }) {
  return tx
    .select({
      batch: payoutBatches,
      createdBy: shownName(lang, maker),
      requestedBy: shownNameIfAny(lang, requester),
      approvedBy: shownNameIfAny(lang, approver),
      payable: sql<string>`(select count(*) from ${payoutBatchRows} r where r.batch_id = ${payoutBatches.id} and r.state = 'payable')`,
    })
    .from(payoutBatches)
    .innerJoin(maker, eq(maker.id, payoutBatches.createdBy))
    .leftJoin(requester, eq(requester.id, payoutBatches.voidRequestedBy))
    .leftJoin(approver, eq(approver.id, payoutBatches.voidApprovedBy))
    .where(
      and(
        which.id ? eq(payoutBatches.id, which.id) : undefined,
        which.before ? lt(payoutBatches.id, which.before) : undefined,
      ),
    )
    .orderBy(desc(payoutBatches.id))
    .limit(which.limit + 1)
}

/** Every version of a batch's file, newest first. */
export const filesOfBatch = (tx: Tx, batchId: string) =>
  tx
    .select()
    .from(payoutBatchFiles)
    .where(eq(payoutBatchFiles.batchId, batchId))
    .orderBy(desc(payoutBatchFiles.version))

/** All rows of a batch with their payees. */
export const rowsOfBatch = (tx: Tx, batchId: string) =>
  tx
    .select({
      state: payoutBatchRows.state,
      withdrawal: withdrawals,
      bank: bankAccounts,
      payee: sql<string>`coalesce(${influencers.legalName}, ${accounts.displayName})`,
    })
    .from(payoutBatchRows)
    .innerJoin(withdrawals, eq(withdrawals.id, payoutBatchRows.withdrawalId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .leftJoin(influencers, eq(influencers.accountId, withdrawals.accountId))
    .where(eq(payoutBatchRows.batchId, batchId))
    .orderBy(asc(withdrawals.id))
