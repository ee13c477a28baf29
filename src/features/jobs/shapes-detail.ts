import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { storedShapesSeenOn } from '../campaigns/brief/shapes.ts'
import { zFile } from '../files/contract.ts'
import { zInfluencerMoney, zMarketerMoney } from '../settlement/shapes.ts'
import { zActor, zEvent, zJobCampaign, zJobRow, zJobState, zStatus } from './shapes.ts'

const zAttachment = z.object({
  id: zId,
  kind: z.enum(['draft', 'receipt', 'insight']),
  round: z.int(),
  file: zFile.nullable(),
  url: z.string().nullable(),
  note: z.string(),
  amount: zSatang.nullable(),
  status: z.enum(['in_progress', 'approve', 'complete', 'reject']),
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: zTime,
  decidedAt: zTime.nullable(),
})

const zPost = z.object({
  url: z.string(),
  result: z.enum(['waiting', 'passed', 'failed']),
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  checkedAt: zTime.nullable(),
  createdAt: zTime,
})

const zCount = z.int().nullable()
export const zInsight = z.object({
  source: z.enum(['creator', 'platform']),
  reach: zCount,
  views: zCount,
  likes: zCount,
  comments: zCount,
  shares: zCount,
  saves: zCount,
  clicks: zCount,
  createdAt: zTime,
})

/** One line of the history. `data` holds what the act brought along: reason, link, amounts. */
const zHistory = z.object({
  event: zEvent,
  from: z.string(),
  to: zStatus,
  actor: zActor,
  at: zTime,
  data: z.record(z.string(), z.unknown()),
})

const zAddress = z.object({
  name: z.string(),
  /** Of who takes the parcel, E.164. */
  phone: z.string().nullable(),
  line: z.string(),
  subdistrict: z.string(),
  district: z.string(),
  province: z.string(),
  postcode: z.string(),
})

/** Parcel, order, receipt and visit: how the job begins. What the other side must not see is null. */
const zStart = z.object({
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  shippedAt: zTime.nullable(),
  deliveredAt: zTime.nullable(),
  notArrivedAt: zTime.nullable(),
  orderNumber: z.string().nullable(),
  deliveryOn: zTime.nullable(),
  visitAt: zTime.nullable(),
  /** For the brand, which gives it to its staff. */
  checkInCode: z.string().nullable(),
  /** For the brand, once the creator said yes and a parcel is to be sent. */
  address: zAddress.nullable(),
  goods: z.enum(['none', 'received', 'returned']),
  returnTracking: z.string().nullable(),
  receipt: z.enum(['none', 'review', 'refused', 'approved']),
  refusals: z.int(),
})

const zBriefOfJob = z.object({
  ...storedShapesSeenOn('job'),
  ...zJobCampaign.shape,
  trackingPath: z.string().nullable(),
})

/** A job as its two sides and the operators see it. */
export const zJob = zJobRow.omit({ campaign: true, held: true, net: true, dueAt: true, act: true }).extend({
  version: z.int(),
  timeline: zJobState.shape.timeline,
  campaign: zBriefOfJob,
  /** Acts that the caller may do now. */
  offers: z.array(zEvent),
  /** Of the job's terms, what its page names. */
  terms: z.object({ shipDays: z.int(), disputeBusinessDays: z.int() }),
  creatorMoney: zInfluencerMoney.nullable(),
  brandMoney: zMarketerMoney.nullable(),
  start: zStart,
  draft: z.object({
    state: z.enum(['none', 'review', 'sent_back', 'choice', 'approved']),
    sent: z.int(),
    rejections: z.int(),
    included: z.int(),
    extraRounds: z.int(),
  }),
  insight: z.object({
    state: z.enum(['none', 'review', 'sent_back']),
    refusals: z.int(),
    numbers: zInsight.nullable(),
  }),
  attachments: z.array(zAttachment),
  posts: z.array(zPost),
  history: z.array(zHistory),
  dispute: z.object({ by: zActor, reason: z.string(), at: zTime }).nullable(),
  queue: z.enum(['link', 'insight']).nullable(),
  documents: z.array(z.object({ id: zId, kind: z.string(), serial: z.string() })),
})
export type Job = z.output<typeof zJob>

export const zMessage = z.object({
  id: zId,
  author: zActor,
  own: z.boolean(),
  name: z.string(),
  text: z.string(),
  createdAt: zTime,
})
export type JobMessage = z.output<typeof zMessage>
