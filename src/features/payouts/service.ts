import type { Clock } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { markUnused } from '../files/service.ts'
import { promptpayHandlers } from './bank-accounts/promptpay.ts'
import { bankQueueHandlers } from './bank-accounts/queue.ts'
import { bankHandlers } from './bank-accounts/service.ts'
import { blankBankAccounts } from './bank-accounts/store.ts'
import { batchHandlers, voidApproved } from './batches/service.ts'
import type { contract } from './contract.ts'
import { dropOldDrafts } from './drafts/store.ts'
import { earningsHandlers } from './earnings/service.ts'
import { payoutApproved } from './withdrawals/for-account.ts'
import { queueHandlers, withdrawalApproved } from './withdrawals/queue.ts'
import { returnApproved } from './withdrawals/return.ts'
import { withdrawalHandlers } from './withdrawals/service.ts'

export { incomeByMonth } from './earnings/store.ts'
export { runAutomaticWithdrawals } from './withdrawals/automatic.ts'
export { viewPayout } from './withdrawals/for-account.ts'
export { sweepFeeInvoices } from './withdrawals/missing-invoices.ts'
export { requestWithdrawal } from './withdrawals/request.ts'
export { viewWithdrawable } from './withdrawals/withdrawable.ts'

/** Erases bank data of a closed account at the end of the retention period. */
export async function eraseBankAccounts(tx: Tx, accountId: string, now: Date): Promise<void> {
  for (const fileId of await blankBankAccounts(tx, accountId)) await markUnused(tx, fileId, now)
}

/** Actions to run when a second operator approves. */
export const approvedPayoutActs = {
  withdrawal: withdrawalApproved,
  withdrawal_returned: returnApproved,
  payout_void: voidApproved,
  account_payout: payoutApproved,
}

/** Removes unconfirmed drafts. */
export const sweepPayoutDrafts = (app: { db: Db; clock: Clock }): Promise<void> =>
  withTx(app.db, (tx) => dropOldDrafts(tx, app.clock.now()))

export const handlers = {
  ...earningsHandlers,
  ...withdrawalHandlers,
  ...queueHandlers,
  ...batchHandlers,
  ...bankHandlers,
  ...promptpayHandlers,
  ...bankQueueHandlers,
} satisfies Handlers<typeof contract>
