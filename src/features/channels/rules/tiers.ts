import type { RateByTier, Settings } from '../../../core/settings.ts'
import { type StoredChannelType, TIERS, type Tier } from '../../../core/vocabulary.ts'

/** The tier of a follower count. Nano includes everything below micro. */
export function tierOf(followers: number, settings: Settings): Tier {
  const starts = settings['channel.tiers']
  let best: Tier = 'nano'
  for (const tier of TIERS) if (followers >= starts[tier]) best = tier
  return best
}

/** First and last follower count of a tier. The last is null for the largest tier. */
export function tierRange(tier: Tier, settings: Settings): { from: number; to: number | null } {
  const starts = settings['channel.tiers']
  const next = TIERS[TIERS.indexOf(tier) + 1]
  return { from: starts[tier], to: next === undefined ? null : starts[next] - 1 }
}

export interface Rates {
  floorBps: number
  goodBps: number
  provisional: boolean
}

/** Expected engagement rates of a channel's tier. Null for platforms without rates (LINE, WhatsApp). */
export function ratesOf(type: StoredChannelType, followers: number, settings: Settings): Rates | null {
  const row = settings['channel.engagement'].find((r) => r.type === type)
  if (row === undefined) return null
  const tier = tierOf(followers, settings)
  const pick = (rates: RateByTier): number => rates[tier]
  return { floorBps: pick(row.floor), goodBps: pick(row.good), provisional: row.provisional === true }
}
