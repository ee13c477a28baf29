import type { Satang } from '../../src/core/money.ts'
import type { JobEventRecord, JobRecord } from '../../src/features/jobs/schema.ts'
import { heldBy } from '../../src/features/settlement/rules/money.ts'
import type { HoldPurpose } from '../../src/ledger/credit-tables.ts'
import type { CampaignRow } from '../campaign-rows.ts'
import { influencerOf } from '../content/influencers.ts'
import type { ChannelType } from '../content/types.ts'
import type { Booking } from '../history.ts'
import { attachmentRows, insightRows, messageRows, postRows } from '../job-content-rows.ts'
import { eventRows, jobRow } from '../job-rows.ts'
import type { Market } from '../market.ts'
import type { PlayedJob } from '../play.ts'
import type { SeedSettlement } from '../splits.ts'

/** Credits that a job puts on hold. */
export interface ModelHold {
  at: Date
  purpose: HoldPurpose
  seq: number
  amount: Satang
}

/** A job of the demo with all its rows, to be repeated with other people at another time. */
export interface JobModel {
  row: JobRecord
  events: JobEventRecord[]
  attachments: ReturnType<typeof attachmentRows>
  posts: ReturnType<typeof postRows>
  insights: ReturnType<typeof insightRows>
  messages: ReturnType<typeof messageRows>
  holds: ModelHold[]
  settled: { at: Date; settlement: SeedSettlement } | null
}

export interface CampaignModel {
  row: CampaignRow
  channel: ChannelType
  closed: boolean
  jobs: JobModel[]
}

const holdsOf = (bookings: readonly Booking[]): ModelHold[] =>
  bookings.flatMap((booking): ModelHold[] => {
    if (booking.kind === 'extra')
      return [{ at: booking.at, purpose: 'extra_round', seq: booking.seq, amount: heldBy(booking.leg) }]
    if (booking.kind !== 'hold') return []
    const main = { at: booking.at, purpose: 'job' as const, seq: 1, amount: heldBy(booking.leg) }
    const cap = { at: booking.at, purpose: 'reimbursement' as const, seq: 1, amount: booking.cap as Satang }
    return booking.cap > 0 ? [main, cap] : [main]
  })

/**
 * Whether a job is paid with credits and pays only the influencer, so that it can be repeated with another influencer
 * unchanged.
 */
function isRepeatable({ job }: PlayedJob, settlement: SeedSettlement | null): boolean {
  const { payeeClass, vatRegistered, managed } = influencerOf(job.influencer)
  const ordinary = payeeClass === 'resident_individual' && !vatRegistered && !managed
  return ordinary && job.package === null && !settlement?.referral
}

const NO_FILES = new Map<string, string>()
type Attachment = ReturnType<typeof attachmentRows>[number]

/** Repeated jobs have no drawn pictures: submissions are links. */
const withLink = (row: Attachment): Attachment =>
  row.kind === 'insight' ? row : { ...row, url: `https://files.demo.talad.test/${row.id}` }

function modelOf(market: Market, played: PlayedJob, bookings: readonly Booking[]): JobModel | null {
  const end = bookings.find((booking) => booking.kind === 'settle')
  const settlement = end?.settlement ?? null
  if (!isRepeatable(played, settlement)) return null
  return {
    row: jobRow(market, played, settlement),
    events: eventRows(market, played, settlement),
    attachments: attachmentRows(market, played, NO_FILES).map(withLink),
    posts: postRows(market, played),
    insights: insightRows(market, played),
    messages: messageRows(market, played),
    holds: holdsOf(bookings),
    settled: end ? { at: end.at, settlement: end.settlement } : null,
  }
}

/** The campaigns of the demo that can be repeated, with their jobs. */
export function campaignModels(market: Market): CampaignModel[] {
  const bookings = Map.groupBy(
    market.history.filter((booking) => 'played' in booking),
    ({ played }) => played.job.key,
  )
  const played = Map.groupBy(market.jobs, ({ job }) => job.campaign)
  return [...played].flatMap(([key, jobs]) => {
    const row = market.campaigns.get(key)!
    const { campaign } = jobs[0]!
    const models = jobs.flatMap((each) => modelOf(market, each, bookings.get(each.job.key) ?? []) ?? [])
    const closed = campaign.status === 'closed'
    return campaign.package === null && models.length > 0
      ? [{ row, channel: campaign.channel, closed, jobs: models }]
      : []
  })
}
