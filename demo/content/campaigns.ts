import { buildCampaign } from './build-campaign.ts'
import { CLOSED_1 } from './campaigns-closed-1.ts'
import { CLOSED_2 } from './campaigns-closed-2.ts'
import { DRAFTS, IN_REVIEW } from './campaigns-draft.ts'
import { LIVE_1 } from './campaigns-live-1.ts'
import { LIVE_2 } from './campaigns-live-2.ts'
import { LIVE_3 } from './campaigns-live-3.ts'
import { LIVE_4 } from './campaigns-live-4.ts'
import type { DemoCampaign } from './types-campaigns.ts'

/** All campaigns: 24 open, 4 drafts, 3 in review, 10 closed. */
export const CAMPAIGNS: readonly DemoCampaign[] = [
  ...[...LIVE_1, ...LIVE_2, ...LIVE_3, ...LIVE_4].map((row) => buildCampaign(row, 'live')),
  ...DRAFTS.map((row) => buildCampaign(row, 'draft')),
  ...IN_REVIEW.map((row) => buildCampaign(row, 'review')),
  ...[...CLOSED_1, ...CLOSED_2].map((row) => buildCampaign(row, 'closed')),
]

const BY_KEY = new Map(CAMPAIGNS.map((campaign) => [campaign.key, campaign]))

/** A campaign by key. Throws RangeError for an unknown key, so that a typing error in a plan stops the seed. */
export function campaignOf(key: string): DemoCampaign {
  const found = BY_KEY.get(key)
  if (!found) throw new RangeError(`no campaign ${key}`)
  return found
}
