import type { Clock } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { bankQueueHandlers } from './bank-accounts/queue.ts'
import { bankHandlers } from './bank-accounts/service.ts'
import { batchHandlers, voidApproved } from './batches/service.ts'
import type { contract } from './contract.ts'
import { dropOldDrafts } from './drafts/store.ts'
import { earningsHandlers } from './earnings/service.ts'
import { queueHandlers, withdrawalApproved } from './withdrawals/queue.ts'
import { withdrawalHandlers } from './withdrawals/service.ts'

export { runAutomaticWithdrawals } from './withdrawals/automatic.ts'

/** What follows when a second operator approves. */
export const approvedPayoutActs = { withdrawal: withdrawalApproved, payout_void: voidApproved }

/** Removes drafts that nobody confirmed. */
export const sweepPayoutDrafts = (app: { db: Db; clock: Clock }): Promise<void> =>
  withTx(app.db, (tx) => dropOldDrafts(tx, app.clock.now()))

export const handlers = {
  ...earningsHandlers,
  ...withdrawalHandlers,
  ...queueHandlers,
  ...batchHandlers,
  ...bankHandlers,
  ...bankQueueHandlers,
} satisfies Handlers<typeof contract>
