import type { Tx } from '../../../db/types.ts'
import { marketerCredits } from '../../../ledger/balances.ts'
import { packageLotsOf } from '../../../ledger/packages.ts'

/** The number of package jobs that a marketer can still use. Null for a campaign paid by credits. */
export async function unitsLeft(
  tx: Tx,
  marketerId: string,
  packageId: string | null,
  now: Date,
): Promise<number | null> {
  if (packageId === null) return null
  const lots = await packageLotsOf(tx, marketerId)
  return lots
    .filter((lot) => lot.packageId === packageId && lot.expiresAt > now)
    .reduce((sum, lot) => sum + lot.available, 0)
}

/** What a marketer can pay for further jobs of a campaign, and the free slots. */
export async function readAvailableFunds(
  tx: Tx,
  marketerId: string,
  campaign: { packageId: string | null; slots: number; slotsTaken: number },
  now: Date,
) {
  const { available } = await marketerCredits(tx, marketerId, now)
  return {
    available,
    units: await unitsLeft(tx, marketerId, campaign.packageId, now),
    slotsLeft: Math.max(0, campaign.slots - campaign.slotsTaken),
  }
}
