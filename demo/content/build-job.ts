import { satang, share } from '../../src/core/money.ts'
import { campaignOf } from './campaigns.ts'
import { channelFor, misfits } from './fit.ts'
import { influencerOf } from './influencers.ts'
import { draftsOf, fulfilmentOf, insightOf, messagesOf } from './job-details.ts'
import { DISPUTES, ENDINGS, GOODS_PITCHES, LINK_FAILURE, PITCHES, VISIT_PITCHES } from './job-texts.ts'
import { type Mark, marksOf, minutesOf, stepsOf, timesOf, whenOf } from './job-timeline.ts'
import { PACKAGES } from './packages.ts'
import { random, seedOf } from './random.ts'
import type { Bilingual } from './types.ts'
import type { DemoCampaign } from './types-campaigns.ts'
import type { DemoJob, JobState, JobStep, JobSub, When } from './types-jobs.ts'

/**
 * The brand's fee on top of the pay, in basis points. This is the value of the demo; the loader reads the setting that is
 * in force on the day.
 */
export const FEE_BP = 1_000

/** One planned job. Give the day of its first or of its last event; days are offsets from today. */
export interface JobPlan {
  campaign: string
  influencer: string
  state: JobState
  sub: JobSub
  fromDay?: number
  untilDay?: number
  rejections?: 0 | 1 | 2
  /** 1 is slow, 0.4 is fast. */
  pace?: number
}

const ENDED_BY: Partial<Record<JobSub, readonly [by: 'creator' | 'brand' | 'system', refundBp: number]>> = {
  brand_early: ['brand', 10_000],
  brand_no_draft: ['brand', 9_000],
  brand_draft: ['brand', 5_000],
  brand_ready: ['brand', 2_500],
  creator_late: ['brand', 10_000],
  creator_left: ['creator', 10_000],
  silence: ['system', 10_000],
  brand_declined: ['brand', 10_000],
  creator_declined: ['creator', 10_000],
  full: ['system', 10_000],
}

const POST_URL: Partial<Record<DemoCampaign['channel'], (handle: string, id: string) => string>> = {
  INSTAGRAM: (_, id) => `https://www.instagram.com/p/${id}/`,
  TIKTOK: (handle, id) => `https://www.tiktok.com/@${handle}/video/${id}`,
  YOUTUBE: (_, id) => `https://www.youtube.com/watch?v=${id}`,
  FACEBOOK_PAGE: (handle, id) => `https://www.facebook.com/${handle}/posts/${id}`,
  X: (handle, id) => `https://x.com/${handle}/status/${id}`,
  LEMON8: (handle, id) => `https://www.lemon8-app.com/@${handle}/${id}`,
}

/** What the creator and the platform receive: the campaign's price and its fee, or the parts of a package's unit. */
function termsOf(campaign: DemoCampaign): Pick<DemoJob, 'pay' | 'fee'> {
  const pack = PACKAGES.find((item) => item.key === campaign.package)
  if (!pack) return { pay: campaign.payMax, fee: share(campaign.payMax, FEE_BP) }
  return { pay: pack.creatorPay, fee: satang(pack.price / pack.jobs - pack.creatorPay) }
}

/** The pitches that fit an application to this campaign. */
export const pitchesFor = (campaign: DemoCampaign): readonly Bilingual[] =>
  campaign.review === 'invite'
    ? [...PITCHES, ...VISIT_PITCHES]
    : campaign.review === 'photo'
      ? PITCHES
      : [...PITCHES, ...GOODS_PITCHES]

const DAY = 24 * 60

/**
 * A creator counts as late three days after the draft was due. It is due five days after the work began, or on the
 * brief's day if that is later.
 */
function endLate(times: Map<Mark, When>, campaign: DemoCampaign): void {
  const begun = [...times].filter(([mark]) => mark !== 'end').map(([, at]) => minutesOf(at))
  const due = Math.max(begun.at(-1)! + 5 * DAY, (campaign.days.draftDue + 1) * DAY)
  times.set('end', whenOf(Math.floor(due / DAY + 4) * DAY + 10 * 60))
}

function timesFor(plan: JobPlan, campaign: DemoCampaign, invited: boolean): Map<Mark, When> {
  const rnd = random(seedOf('times', plan.campaign, plan.influencer))
  const { state, sub, rejections = 0, pace = 0.7 } = plan
  const marks = marksOf({ review: campaign.review, invited, state, sub, rejections })
  // A link is checked within a day, so one that is still waiting was submitted late last night.
  const anchor = sub === 'checking' ? 22 * 60 + 29 : rnd.int(9 * 60, 20 * 60)
  const pacing = {
    pace,
    story: campaign.post === 'story',
    buyOrder: campaign.review === 'buy order',
    ...(plan.fromDay === undefined
      ? { until: (plan.untilDay ?? -1) * DAY + anchor }
      : { from: plan.fromDay * DAY + anchor }),
  }
  const times = timesOf(marks, pacing, rnd)
  if (sub === 'creator_late') endLate(times, campaign)
  return times
}

/** A whole job from its plan. Throws RangeError if the creator has no usable channel of the campaign's type. */
export function buildJob(plan: JobPlan): DemoJob {
  const campaign = campaignOf(plan.campaign)
  const influencer = influencerOf(plan.influencer)
  const channel = channelFor(campaign, influencer)
  if (!channel) throw new RangeError(`${plan.influencer} has no ${campaign.channel} for ${plan.campaign}`)
  const invited = campaign.kind === 'invite_only' || plan.sub === 'invited'
  const rnd = random(seedOf('job', plan.campaign, plan.influencer))
  const times = timesFor(plan, campaign, invited)
  const ended = ENDED_BY[plan.sub]
  const ending: [JobState, JobStep['by']] | null = ended ? [plan.state, ended[0]] : null
  const steps = stepsOf(times, ending)
  if (plan.state === 'MISMATCHED') steps[0]!.state = 'MISMATCHED'
  const disputedAt = times.get('dispute')
  const postId = String(rnd.int(1_000_000_000, 4_294_967_295))
  return {
    key: `${plan.campaign}/${plan.influencer}`,
    campaign: campaign.key,
    marketer: campaign.marketer,
    influencer: influencer.key,
    channel: { type: channel.type, handle: channel.handle },
    origin: invited ? 'invite' : 'application',
    pitch: invited ? null : rnd.pick(pitchesFor(campaign)),
    state: plan.state,
    sub: plan.sub,
    ...termsOf(campaign),
    package: campaign.package,
    reimbursementCap: campaign.reimbursementCap,
    mismatch: misfits(campaign, influencer, channel),
    steps,
    drafts: draftsOf(campaign, times, plan.state === 'COMPLETED', rnd),
    extraAt: times.get('extra') ?? null,
    fulfilment: fulfilmentOf(campaign, times, rnd),
    postUrl: times.has('link') ? POST_URL[campaign.channel]!(channel.handle, postId) : null,
    queuedAt: times.get('noAnswer') ?? null,
    linkFailure: times.has('linkNo') ? { at: times.get('linkNo')!, reason: LINK_FAILURE } : null,
    insight: insightOf(campaign, channel, times, rnd),
    messages: messagesOf(campaign, times, rnd),
    dispute: disputedAt
      ? { by: plan.state === 'INSIGHT' ? 'brand' : 'creator', at: disputedAt, reason: DISPUTES[plan.state]! }
      : null,
    ending: ended ? { by: ended[0], refundBp: ended[1], reason: ENDINGS[plan.sub]! } : null,
  }
}
