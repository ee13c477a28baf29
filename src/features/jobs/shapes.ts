import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { POST_TYPES, REVIEW_OPTIONS } from '../../core/vocabulary.ts'
import { zStoredChannelType } from '../channels/shapes.ts'
import { zRating } from '../reviews/shapes.ts'
import { JOB_EVENTS } from './rules/events.ts'
import { OFFERS } from './rules/facts.ts'
import { STAGES } from './rules/stages.ts'
import { JOB_ACTORS, JOB_STATUSES } from './rules/states.ts'

export const zStatus = z.enum(JOB_STATUSES)
export const zActor = z.enum(JOB_ACTORS)
export const zEvent = z.enum(JOB_EVENTS)

/** The pending action: who must act by when, and what the system does after the last deadline. */
export const zTimeline = z.object({
  stage: z.enum(STAGES),
  act: zActor,
  since: zTime,
  dueAt: zTime,
  opensAt: zTime.nullable(),
  opensFor: z.enum(['influencer', 'marketer']).nullable(),
  endAt: zTime,
  event: zEvent,
})

export const zReason = z.object({
  code: z.string(),
  met: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export const zJobMatch = z.object({ score: z.int(), matched: z.boolean(), reasons: z.array(zReason) })

const zPerson = z.object({
  id: zId,
  name: z.string(),
  avatarFileId: zId.nullable(),
  /** From published reviews; null below the minimum number of reviews. */
  rating: zRating.nullable(),
})
export const zJobInfluencer = zPerson.extend({
  handle: z.string(),
  /** Null before the first job has ended. */
  reliability: z.int().nullable(),
  /** The day from which the influencer takes new jobs; null without a pause. */
  takesJobsFrom: zDate.nullable(),
})
/**
 * The brand of the job: an agency's brand with the name of the agency, or the marketer itself. `id` is the marketer's.
 */
export const zJobBrand = zPerson.extend({ agency: z.string().nullable() })
export const zJobChannel = z.object({
  id: zId,
  type: zStoredChannelType,
  handle: z.string(),
  name: z.string(),
  url: z.string(),
  avatarUrl: z.string().nullable(),
  followers: z.int().nullable(),
  engagementBps: z.int().nullable(),
})

/** The campaign as shown in lists of jobs. */
export const zJobCampaign = z.object({
  id: zId,
  title: z.string(),
  titleEn: z.string(),
  postType: z.enum(POST_TYPES),
  reviewOption: z.enum(REVIEW_OPTIONS),
  topic: z.string(),
  coverScene: z.string().nullable(),
  coverFileId: zId.nullable(),
})

/** Number of jobs for each filter of a list. */
export const zCounts = z.record(z.string(), z.int())

/** One row of a list of jobs. `price` is the pay; `net` is the influencer's pay after tax (null for a marketer). */
export const zJobRow = z.object({
  id: zId,
  status: zStatus,
  stage: z.enum(STAGES).nullable(),
  source: z.enum(['application', 'invite']),
  campaign: zJobCampaign,
  brand: zJobBrand,
  creator: zJobInfluencer,
  channel: zJobChannel,
  price: zSatang,
  /** Marketer: price, fee and other amounts held for the job; null for an influencer. */
  held: zSatang.nullable(),
  net: zSatang.nullable(),
  fundedBy: z.enum(['credits', 'package']),
  /**
   * Marketer: the service fee on the price, and the credits on hold for the job after accepting; null for an
   * influencer.
   */
  fee: zSatang.nullable(),
  toHold: zSatang.nullable(),
  match: zJobMatch,
  /** The influencer's requested price, if the marketer has not yet decided on it. */
  asked: zSatang.nullable(),
  /** State of the counter-offer, and the price that the influencer requested. */
  offer: z.enum(OFFERS),
  offerPrice: zSatang.nullable(),
  note: z.string(),
  /** First day on which the post is allowed; null if the brief has none. */
  postFrom: zDate.nullable(),
  dueAt: zTime.nullable(),
  /** Who must act; null if no action is pending. */
  act: zActor.nullable(),
  disputed: z.boolean(),
  frozen: z.boolean(),
  endedBy: zActor.nullable(),
  endReason: z.string().nullable(),
  /** The influencer withdrew the application. */
  withdrawn: z.boolean(),
  createdAt: zTime,
  updatedAt: zTime,
})
export type JobRow = z.output<typeof zJobRow>

/** The response to an action: the new state of the job. */
export const zJobState = z.object({
  id: zId,
  campaignId: zId,
  status: zStatus,
  version: z.int(),
  timeline: zTimeline.nullable(),
})
export type JobStateView = z.output<typeof zJobState>
export type TimelineView = z.output<typeof zTimeline>
