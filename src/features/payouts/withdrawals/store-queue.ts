import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import { containing, escapeLike } from '../../../db/like.ts'
import { findIfSelective } from '../../../db/selective.ts'
import type { Tx } from '../../../db/types.ts'
import { idOfCursor } from '../../../platform/cursor.ts'
import { statusSums } from '../../../platform/status-counts.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { searchedAccount, shownName } from '../../accounts/schema-names.ts'
import { approvals } from '../../approvals/schema.ts'
import { bankAccounts, payoutBatches, payoutBatchRows, withdrawals } from '../schema.ts'
import { type WithdrawalRecord, withBank } from './store.ts'

export interface QueueFilter {
  status?: WithdrawalRecord['status'] | undefined
  /** Only withdrawals that no batch contains. */
  single?: boolean
  /** The start of a reference, or a part of the payee's name or account number. */
  q?: string | undefined
  id?: string | undefined
}

/** Conditions on the columns that a search looks in. An account number is written with or without dashes. */
function searchedIn(q: string) {
  const digits = q.replace(/[\s-]/g, '')
  return {
    reference: ilike(withdrawals.reference, `${escapeLike(q)}%`),
    account: sql`${searchedAccount} ilike ${containing(q)}`,
    legalName: ilike(influencers.legalName, containing(q)),
    bank: or(
      ilike(bankAccounts.name, containing(q)),
      digits ? like(bankAccounts.number, containing(digits)) : undefined,
    ),
  }
}

/**
 * Withdrawals that match a text. Each branch reads one table with its own index; a single `or` across the joined tables
 * could use none, and is used only if the text is too frequent.
 */
async function matching(tx: Tx, q: string): Promise<SQL | undefined> {
  const { reference, account, legalName, bank } = searchedIn(q)
  const ids = () => tx.select({ id: withdrawals.id }).from(withdrawals)
  const found = await findIfSelective(
    tx,
    ids().where(reference),
    ids().innerJoin(accounts, eq(accounts.id, withdrawals.accountId)).where(account),
    ids().innerJoin(influencers, eq(influencers.accountId, withdrawals.accountId)).where(legalName),
    ids().innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId)).where(bank),
  )
  return found ? inArray(withdrawals.id, found) : or(reference, account, legalName, bank)
}

/** Rows of the operators' queue with the payees' names: pending ones oldest first, others newest first. */
export async function queueRows(
  tx: Tx,
  { status, single, q, id }: QueueFilter,
  after: string | undefined,
  limit: number,
  { now, lang }: { now: Date; lang: Lang },
) {
  const cursor = idOfCursor(after)
  const waits = status === 'Pending'
  return tx
    .select({
      ...withBank,
      displayName: shownName(lang),
      legalName: influencers.legalName,
      batch: payoutBatches.reference,
      batchId: payoutBatches.id,
      approvalWaits: sql<boolean>`exists (select 1 from ${approvals} w where w.kind in ('withdrawal', 'withdrawal_returned') and w.target_id = ${withdrawals.id} and w.status = 'waiting' and w.expires_at > ${now})`,
    })
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .leftJoin(influencers, eq(influencers.accountId, withdrawals.accountId))
    .leftJoin(
      payoutBatchRows,
      and(eq(payoutBatchRows.withdrawalId, withdrawals.id), sql`${payoutBatchRows.state} <> 'voided'`),
    )
    .leftJoin(payoutBatches, eq(payoutBatches.id, payoutBatchRows.batchId))
    .where(
      and(
        status && eq(withdrawals.status, status),
        single ? isNull(payoutBatchRows.batchId) : undefined,
        q ? await matching(tx, q) : undefined,
        id ? eq(withdrawals.id, id) : undefined,
        cursor ? (waits ? gt : lt)(withdrawals.id, cursor) : undefined,
      ),
    )
    .orderBy((waits ? asc : desc)(withdrawals.id))
    .limit(limit + 1)
}

/** Pending withdrawals: their number, their net total, and the time of the oldest. */
export async function waitingWithdrawals(tx: Tx): Promise<{ waiting: number; total: number; oldest: Date | null }> {
  const { Pending } = await statusSums(tx, 'withdrawals')
  const [first] = await tx
    .select({ at: withdrawals.requestedAt })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'Pending'))
    .orderBy(withdrawals.id)
    .limit(1)
  return { waiting: Pending?.n ?? 0, total: Pending?.amount ?? 0, oldest: first?.at ?? null }
}

/** Number of pending withdrawals that a batch contains. */
export async function countBatched(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(payoutBatches)
    .innerJoin(payoutBatchRows, eq(payoutBatchRows.batchId, payoutBatches.id))
    .where(and(inArray(payoutBatches.status, ['exported', 'partly_marked']), eq(payoutBatchRows.state, 'payable')))
  return row?.n ?? 0
}
