import { buildJob, pitchesFor } from './build-job.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { channelFor, misfits, worthIt } from './fit.ts'
import { INFLUENCERS } from './influencers.ts'
import { JOBS_NOW } from './jobs-now.ts'
import { JOBS_PAST } from './jobs-past.ts'
import { random, seedOf } from './random.ts'
import type { DemoCampaign } from './types-campaigns.ts'
import type { DemoJob } from './types-jobs.ts'

const MOST_MATCHED = 7
const MOST_MISMATCHED = 3

/** Open applications to a public campaign: from creators who fit, and from a few who do not. */
function applicationsOf(campaign: DemoCampaign, taken: ReadonlySet<string>): DemoJob[] {
  const rnd = random(seedOf('applications', campaign.key))
  const pitches = rnd.shuffle(pitchesFor(campaign))
  const free = rnd.shuffle(INFLUENCERS).filter((influencer) => !taken.has(`${campaign.key}/${influencer.key}`))
  const fitting: string[] = []
  const missing: string[] = []
  for (const influencer of free) {
    const channel = channelFor(campaign, influencer)
    if (!channel || !worthIt(campaign, channel)) continue
    const into = misfits(campaign, influencer, channel).length === 0 ? fitting : missing
    into.push(influencer.key)
  }
  const opened = Math.max(campaign.days.live!, -11)
  const plan = (influencer: string, state: 'MATCHED' | 'MISMATCHED') =>
    buildJob({ campaign: campaign.key, influencer, state, sub: 'applied', fromDay: rnd.int(opened, -1) })
  const jobs = [
    ...fitting.slice(0, MOST_MATCHED).map((influencer) => plan(influencer, 'MATCHED')),
    ...missing.slice(0, MOST_MISMATCHED).map((influencer) => plan(influencer, 'MISMATCHED')),
  ]
  return jobs.map((job, i) => ({ ...job, pitch: pitches[i % pitches.length]! }))
}

const TAKEN = new Set(JOBS_NOW.map((job) => job.key))

/** Applications that wait for the brand, or for a channel to meet the criteria. */
export const APPLICATIONS: readonly DemoJob[] = CAMPAIGNS.filter(
  (campaign) => campaign.status === 'live' && campaign.kind === 'public',
).flatMap((campaign) => applicationsOf(campaign, TAKEN))

/** Every job of the demo. A key is `campaign/creator` and unique. */
export const JOBS: readonly DemoJob[] = [...JOBS_PAST, ...JOBS_NOW, ...APPLICATIONS]
