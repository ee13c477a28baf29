import { type Clock, DAY } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { codesHandlers } from './codes/service.ts'
import { consentsHandlers } from './consents/service.ts'
import { contactsHandlers } from './contacts/service.ts'
import type { contract } from './contract.ts'
import { contractsHandlers } from './contracts/service.ts'
import { DEVICE_LIFE } from './devices/device.ts'
import { deleteOldDevices } from './devices/store.ts'
import { influencerHandlers } from './influencers/service.ts'
import { lineLoginHandlers } from './line-login/service.ts'
import { deleteOldLoginRequests } from './line-login/store.ts'
import { marketerHandlers } from './marketers/service.ts'
import { placesHandlers } from './places/places.ts'
import { deleteOldLogins, deleteOldSessions } from './sessions/store.ts'
import { signinHandlers } from './sign-in/service.ts'
import { signupHandlers } from './sign-up/service.ts'
import { deleteExpired } from './store.ts'

export { erasePersonalData, eraseRetained } from './closing.ts'
export { requireStepUp } from './codes/service.ts'
export { versionsInForce } from './consents/consents.ts'
export { applyPhoneChanges } from './contacts/service.ts'
export { lockAccount } from './contacts/store.ts'
export { expireContracts } from './contracts/service.ts'
export { closeRenewal, findRenewal } from './contracts/store.ts'
export { setDetailsLock } from './influencers/readiness.ts'
export { type CallerPay, callerPayAfterTax, readCallerPay } from './influencers/service.ts'
export { requireOwnPassword } from './passwords/service.ts'
export { callerColumns, callerFrom, joinCaller } from './sessions/caller.ts'
export { completeLogin, rotateSession } from './sessions/login.ts'
export { clearLoginCookies, endSessions } from './sessions/session.ts'
export {
  endDebtSuspension,
  findByEmail,
  findJobPause,
  isAccountClosed,
  requireActive,
  suspendForDebt,
  updateAccount,
  updateInfluencer,
} from './store.ts'
export { closeTeamLogin, createTeamLogin, prepareLogin } from './team-login.ts'

const RETENTION = 30 * DAY
/** How long the record of a login is retained, as the privacy policy says. */
const SESSION_RETENTION = 365 * DAY
const ROWS_AT_ONCE = 1_000

/** Deletes codes, failures, unfinished sign-ups, devices and sessions at the end of their retention. */
export async function sweepAccounts(app: { db: Db; clock: Clock }): Promise<void> {
  const now = app.clock.now()
  await withTx(app.db, async (tx) => {
    await deleteExpired(tx, new Date(now.getTime() - RETENTION), now)
    await deleteOldLoginRequests(tx, now)
    await deleteOldLogins(tx, new Date(now.getTime() - RETENTION))
    await deleteOldDevices(tx, new Date(now.getTime() - DEVICE_LIFE), ROWS_AT_ONCE)
    await deleteOldSessions(tx, new Date(now.getTime() - SESSION_RETENTION), ROWS_AT_ONCE)
  })
}

export const handlers = {
  ...signinHandlers,
  ...signupHandlers,
  ...lineLoginHandlers,
  ...codesHandlers,
  ...consentsHandlers,
  ...contactsHandlers,
  ...contractsHandlers,
  ...influencerHandlers,
  ...marketerHandlers,
  ...placesHandlers,
} satisfies Handlers<typeof contract>
