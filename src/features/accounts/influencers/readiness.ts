import type { Tx } from '../../../db/types.ts'
import { missingParts, type ProfilePart } from '../rules/readiness.ts'
import { type Account, type InfluencerRecord, lockInfluencer, updateInfluencer } from '../store.ts'

export interface Readiness {
  readiness: InfluencerRecord['readiness']
  missing: ProfilePart[]
}

/** Readiness of a profile. `DisableDetail`, an operator's lock, remains until an operator removes it. */
export function readinessOf(account: Account, influencer: InfluencerRecord): Readiness {
  const missing = missingParts({
    legalName: influencer.legalName,
    birthdate: influencer.birthdate,
    nationalityId: influencer.nationalityId,
    nationalId: influencer.nationalId,
    passportNo: influencer.passportNo,
    workPermitNo: influencer.workPermitNo,
    phoneVerified: account.phoneVerifiedAt !== null,
    hasAddress: influencer.address !== null,
    interests: influencer.interests.length,
  })
  if (influencer.readiness === 'DisableDetail') return { readiness: 'DisableDetail', missing }
  return { readiness: missing.length === 0 ? 'Ready' : 'NotReady', missing }
}

/** Recalculates and stores the readiness of a profile. */
export async function refreshReadiness(tx: Tx, accountId: string): Promise<Readiness | null> {
  const found = await lockInfluencer(tx, accountId)
  if (!found) return null
  const result = readinessOf(found.account, found.influencer)
  if (result.readiness !== found.influencer.readiness)
    await updateInfluencer(tx, accountId, { readiness: result.readiness })
  return result
}

/** Locks the details of a profile for a review, or unlocks them. False if nothing changed. */
export async function setDetailsLock(tx: Tx, accountId: string, locked: boolean): Promise<boolean> {
  const found = await lockInfluencer(tx, accountId)
  if (!found || (found.influencer.readiness === 'DisableDetail') === locked) return false
  await updateInfluencer(tx, accountId, { readiness: locked ? 'DisableDetail' : 'NotReady' })
  if (!locked) await refreshReadiness(tx, accountId)
  return true
}
