import { isoTime } from '../../../core/clock.ts'
import { targetName } from '../../../core/thai/payout-target.ts'
import type { Tx } from '../../../db/types.ts'
import { last4 } from '../bank-accounts/view.ts'
import { contract, type Withdrawal } from '../contract.ts'
import { netOf } from '../rules/limits.ts'
import type { FeeDocument } from '../shapes.ts'
import { feeDocumentsOf } from './fee-invoice.ts'
import type { Transfer, WithBank } from './store.ts'

/** URL of a withdrawal's proof. */
export const slipPath = (accountId: string, id: string): string =>
  contract.slip.path.replace('{uuid}', accountId).replace('{id}', id)

/** A withdrawal with the documents about its fee. */
export function withdrawalView(
  { withdrawal: w, bank, requestedBy }: WithBank,
  documents: readonly FeeDocument[] = [],
): Withdrawal {
  return {
    id: w.id,
    reference: w.reference,
    price: w.price,
    fee: w.fee,
    net: netOf(w),
    type: w.type,
    status: w.status,
    reason: w.reason,
    expectedOn: w.expectedOn,
    requestedAt: w.requestedAt.toISOString(),
    decidedAt: isoTime(w.decidedAt),
    returned: w.returnedAt !== null,
    slip: slipPath(w.accountId, w.id),
    documents: [...documents],
    requestedBy,
    bankName: targetName(bank),
    last4: last4(bank.number),
  }
}

/** Withdrawals in the same order, with the documents about their fees. */
export async function viewWithdrawals(tx: Tx, rows: readonly WithBank[]): Promise<Withdrawal[]> {
  const documents = await feeDocumentsOf(
    tx,
    rows.map(({ withdrawal }) => withdrawal.id),
  )
  return rows.map((row) => withdrawalView(row, documents.get(row.withdrawal.id)))
}

export const viewWithdrawal = async (tx: Tx, row: WithBank): Promise<Withdrawal> =>
  (await viewWithdrawals(tx, [row]))[0]!

/** Values for a message about a transfer: amount, bank, last digits, expected day. */
export function transferWords({
  withdrawal,
  bank,
}: {
  withdrawal: Pick<Transfer['withdrawal'], 'price' | 'expectedOn'>
  bank: Transfer['bank']
}) {
  return {
    amount: { satang: withdrawal.price },
    bank: targetName(bank),
    last4: last4(bank.number),
    date: { day: withdrawal.expectedOn },
  }
}
