import { buildJob, type JobPlan } from './build-job.ts'
import { campaignOf } from './campaigns.ts'
import { channelFor, misfits, worthIt } from './fit.ts'
import { INFLUENCERS } from './influencers.ts'
import { random, seedOf } from './random.ts'
import type { DemoCampaign } from './types-campaigns.ts'
import type { DemoJob, JobSub } from './types-jobs.ts'

/** The results of each closed campaign: the number of completed jobs, then how the others ended. 120 in all. */
const OUTCOMES: Record<string, readonly [completed: number, ...others: JobSub[]]> = {
  'nuan-toner': [14, 'brand_draft', 'creator_declined', 'brand_declined'],
  'nuan-live': [6, 'creator_late', 'brand_declined'],
  'cha-rain': [11, 'silence', 'creator_left'],
  'lele-krabi': [6, 'brand_early', 'full', 'brand_no_draft'],
  'yainuan-first': [6, 'brand_no_draft'],
  'pp-linen': [14, 'creator_declined', 'brand_draft'],
  'krapuk-app': [8, 'brand_ready', 'brand_declined'],
  'sawang-fan': [8, 'creator_left'],
  'pinto-lunch': [14, 'silence', 'brand_early', 'creator_declined'],
  'siang-single': [12, 'brand_draft', 'creator_late'],
}
const REJECTED: readonly JobSub[] = ['brand_declined', 'creator_declined', 'full']

/** Creators who meet the brief and accept its price, in a random order that is always the same. */
function candidates(campaign: DemoCampaign): string[] {
  const fitting = INFLUENCERS.filter((influencer) => {
    const channel = channelFor(campaign, influencer)
    return channel && misfits(campaign, influencer, channel).length === 0 && worthIt(campaign, channel)
  })
  return random(seedOf('who', campaign.key))
    .shuffle(fitting)
    .map((influencer) => influencer.key)
}

function plansOf(key: string): JobPlan[] {
  const campaign = campaignOf(key)
  const [completed, ...others] = OUTCOMES[key]!
  const rnd = random(seedOf('past', key))
  const subs: JobSub[] = [...Array.from({ length: completed }, () => 'paid' as const), ...others]
  const opened = campaign.days.live!
  return candidates(campaign)
    .slice(0, subs.length)
    .map((influencer, i) => {
      const sub = subs[i]!
      return {
        campaign: key,
        influencer,
        sub,
        state: sub === 'paid' ? 'COMPLETED' : REJECTED.includes(sub) ? 'REJECTED' : 'CANCEL',
        fromDay: rnd.int(opened + 1, campaign.days.close - 3),
        rejections: rnd.chance(0.22) ? 1 : 0,
        pace: 0.55 + rnd.next() * 0.35,
      } as const
    })
}

/** The jobs of the last three months that have ended. */
export const JOBS_PAST: readonly DemoJob[] = Object.keys(OUTCOMES).flatMap(plansOf).map(buildJob)
