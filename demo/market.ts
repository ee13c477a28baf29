import type { Settings } from '../src/core/settings.ts'
import { type CampaignRow, campaignRow } from './campaign-rows.ts'
import { type ChannelRows, channelKey, channelRows } from './channel-rows.ts'
import { CAMPAIGNS } from './content/campaigns.ts'
import { INFLUENCERS } from './content/influencers.ts'
import { JOBS } from './content/jobs.ts'
import type { DemoJob } from './content/types-jobs.ts'
import { seedId, type Today, todayAt } from './day.ts'
import { type Booking, historyOf } from './history.ts'
import { People } from './people.ts'
import { type PlayedJob, playJob } from './play.ts'

/** The whole demo as plain data, before anything is written. */
export interface Market {
  today: Today
  settings: Settings
  people: People
  channels: ChannelRows[]
  campaigns: Map<string, CampaignRow>
  jobs: PlayedJob[]
  history: Booking[]
}

/**
 * The number of slots taken in each campaign. A hold takes a slot; a job that ended before its post was live returned it.
 */
function slotsTaken(jobs: readonly PlayedJob[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { job, steps } of jobs) {
    for (const { decision } of steps) {
      const { money, from } = decision
      const freed = money.kind === 'refund' && from !== 'SUBMIT' && from !== 'INSIGHT'
      const change = money.kind === 'hold' ? 1 : freed ? -1 : 0
      taken.set(job.campaign, (taken.get(job.campaign) ?? 0) + change)
    }
  }
  return taken
}

export function buildMarket(now: Date, settings: Settings): Market {
  const today = todayAt(now)
  const people = new People(today)
  const jobs = JOBS.map((job) => playJob(job, today, settings))
  const taken = slotsTaken(jobs)
  return {
    today,
    settings,
    people,
    channels: INFLUENCERS.flatMap((influencer) => {
      const owner = { id: people.influencerId(influencer.key), joinedAt: people.influencerJoined(influencer.key) }
      return channelRows(influencer, owner, today, settings)
    }),
    campaigns: new Map(
      CAMPAIGNS.map((campaign) => [campaign.key, campaignRow(campaign, people, taken.get(campaign.key) ?? 0)]),
    ),
    jobs,
    history: historyOf(jobs, today, settings),
  }
}

/** The id of a job, derived from the time of its first step. */
export const jobIdOf = ({ job, steps }: PlayedJob): string => seedId(`job/${job.key}`, steps[0]!.at)

/** The channel on which a job is done. */
export function channelOf(market: Market, job: DemoJob): ChannelRows {
  const owner = market.people.influencerId(job.influencer)
  const found = market.channels.find(
    ({ channel }) =>
      channel.accountId === owner && channel.type === job.channel.type && channel.handle === job.channel.handle,
  )
  if (!found) throw new RangeError(`no ${channelKey(job.influencer, job.channel)}`)
  return found
}
