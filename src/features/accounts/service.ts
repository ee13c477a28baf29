import { type Clock, DAY } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { DEVICE_LIFE } from './device.ts'
import { deleteOldDevices } from './device-store.ts'
import { codesHandlers } from './service-codes.ts'
import { influencerHandlers } from './service-influencer.ts'
import { marketerHandlers } from './service-marketer.ts'
import { signinHandlers } from './service-signin.ts'
import { signupHandlers } from './service-signup.ts'
import { dropOld } from './sweep-store.ts'

export { setSuspension, updateAccount, updateInfluencer } from './account-store.ts'
export { callerPayAfterTax } from './service-pay.ts'
export { endSessions } from './session.ts'
export { requireStepUp } from './step-up.ts'

const RETENTION = 30 * DAY
const DEVICES_AT_ONCE = 1_000

/** Forgets codes, failures and unfinished sign-ups of more than thirty days ago. */
export async function sweepAccounts(app: { db: Db; clock: Clock }): Promise<void> {
  const now = app.clock.now()
  await withTx(app.db, async (tx) => {
    await dropOld(tx, new Date(now.getTime() - RETENTION))
    await deleteOldDevices(tx, new Date(now.getTime() - DEVICE_LIFE), DEVICES_AT_ONCE)
  })
}

export const handlers = {
  ...signinHandlers,
  ...signupHandlers,
  ...codesHandlers,
  ...influencerHandlers,
  ...marketerHandlers,
} satisfies Handlers<typeof contract>
