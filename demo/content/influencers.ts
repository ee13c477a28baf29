import { buildInfluencer, type InfluencerRow } from './build-influencer.ts'
import { INFLUENCERS_1 } from './influencers-1.ts'
import { INFLUENCERS_2 } from './influencers-2.ts'
import { INFLUENCERS_3 } from './influencers-3.ts'
import { INFLUENCERS_4 } from './influencers-4.ts'
import type { DemoChannel, DemoInfluencer } from './types.ts'

const ROWS: readonly InfluencerRow[] = [...INFLUENCERS_1, ...INFLUENCERS_2, ...INFLUENCERS_3, ...INFLUENCERS_4]

/** The sixty handwritten creators, always in this order. */
export const INFLUENCERS: readonly DemoInfluencer[] = ROWS.map((row, i) => buildInfluencer(row, i + 1))

const BY_KEY = new Map(INFLUENCERS.map((influencer) => [influencer.key, influencer]))

/** A creator by key. Throws RangeError for an unknown key, so that a typing error in a plan stops the seed. */
export function influencerOf(key: string): DemoInfluencer {
  const found = BY_KEY.get(key)
  if (!found) throw new RangeError(`no creator ${key}`)
  return found
}

/** Only these channels can take jobs. */
export const canWork = (channel: DemoChannel): boolean => channel.status === 'active' || channel.status === 'allowed'
