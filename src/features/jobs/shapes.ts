import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { POST_TYPES, REVIEW_OPTIONS } from '../../core/vocabulary.ts'
import { zStoredChannelType } from '../channels/shapes.ts'
import { JOB_EVENTS } from './rules/events.ts'
import { STAGES } from './rules/stages.ts'
import { JOB_ACTORS, JOB_STATUSES } from './rules/states.ts'

export const zStatus = z.enum(JOB_STATUSES)
export const zActor = z.enum(JOB_ACTORS)
export const zEvent = z.enum(JOB_EVENTS)

/** What is awaited: who must act by when, and what the system does in the end. */
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

const zPerson = z.object({ id: zId, name: z.string(), avatarFileId: zId.nullable() })
export const zJobInfluencer = zPerson.extend({ handle: z.string(), reliability: z.int() })
export const zJobBrand = zPerson
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

/** The campaign as lists of jobs name it. */
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

/** How many jobs each filter of a list would show. */
export const zCounts = z.record(z.string(), z.int())

/** One line of a list of jobs. `price` is the pay; `net` is what the creator gets after tax (null for a brand). */
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
  /** Brand: price, fee and what else is held for the job; null for a creator. */
  held: zSatang.nullable(),
  net: zSatang.nullable(),
  fundedBy: z.enum(['credits', 'package']),
  /** Brand: the service fee on the price, and the credits that an accept holds; null for a creator. */
  fee: zSatang.nullable(),
  toHold: zSatang.nullable(),
  match: zJobMatch,
  note: z.string(),
  /** First day on which the post may be made; null where the brief names none. */
  postFrom: zDate.nullable(),
  dueAt: zTime.nullable(),
  /** Who must act; null when nothing is awaited. */
  act: zActor.nullable(),
  disputed: z.boolean(),
  frozen: z.boolean(),
  endedBy: zActor.nullable(),
  endReason: z.string().nullable(),
  createdAt: zTime,
  updatedAt: zTime,
})
export type JobRow = z.output<typeof zJobRow>

/** What an act answers: where the job stands now. */
export const zJobState = z.object({
  id: zId,
  campaignId: zId,
  status: zStatus,
  version: z.int(),
  timeline: zTimeline.nullable(),
})
export type JobStateView = z.output<typeof zJobState>
export type TimelineView = z.output<typeof zTimeline>
