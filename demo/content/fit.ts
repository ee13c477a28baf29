import { estimate } from './estimate.ts'
import { canWork } from './influencers.ts'
import type { DemoChannel, DemoInfluencer } from './types.ts'
import type { DemoCampaign } from './types-campaigns.ts'

/** Why a channel does not meet a campaign. */
export type MisfitReason = 'followers' | 'engagement' | 'interests' | 'audience_gender' | 'audience_age' | 'location'

const BAND_OF: Record<string, readonly [number, number]> = {
  '13-17': [13, 17],
  '18-24': [18, 24],
  '25-34': [25, 34],
  '35-44': [35, 44],
  '45+': [45, 99],
}

/** The creator's usable channel of the campaign's type with the most followers; undefined if there is none. */
export function channelFor(campaign: DemoCampaign, influencer: DemoInfluencer): DemoChannel | undefined {
  return influencer.channels
    .filter((channel) => channel.type === campaign.channel && canWork(channel))
    .sort((a, b) => b.followers - a.followers)[0]
}

/** Every criterion that the channel does not meet; empty if it meets all. */
export function misfits(campaign: DemoCampaign, influencer: DemoInfluencer, channel: DemoChannel): MisfitReason[] {
  const { criteria } = campaign
  const { audienceAge, audienceGender } = criteria
  const inAge = audienceAge
    ? Object.entries(channel.audience.age)
        .filter(([band]) => BAND_OF[band]![0] >= audienceAge[0] && BAND_OF[band]![1] <= audienceAge[1])
        .reduce((total, [, percent]) => total + percent, 0)
    : 100
  const missed: [MisfitReason, boolean][] = [
    ['followers', channel.followers < criteria.minFollowers || channel.followers > (criteria.maxFollowers ?? Infinity)],
    ['engagement', channel.erBp < criteria.minErBp],
    ['interests', !influencer.interests.some((interest) => criteria.interests.includes(interest))],
    ['audience_gender', audienceGender !== null && channel.audience.gender[audienceGender] < 50],
    ['audience_age', inAge < 50],
    ['location', criteria.provinces.length > 0 && !criteria.provinces.includes(influencer.address.provinceCode)],
  ]
  return missed.filter(([, miss]) => miss).map(([reason]) => reason)
}

/**
 * Whether the pay is at least 30 % of the channel's own price, or of the estimate if no price is set. Nobody works for
 * less.
 */
export const worthIt = (campaign: DemoCampaign, channel: DemoChannel): boolean =>
  campaign.payMax >= (channel.prices[campaign.post] ?? estimate(channel, campaign.post) * 0.8) * 0.3
