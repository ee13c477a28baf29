import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { storedShapesSeenOn } from '../campaigns/brief/shapes.ts'
import { zDraftComment } from '../deliverables/rules/draft-comments.ts'
import { zFigures } from '../deliverables/rules/figures.ts'
import { zFile } from '../files/contract.ts'
import { TAX_DETAILS } from '../settlement/rules/tax-details.ts'
import { zInfluencerMoney, zMarketerMoney } from '../settlement/shapes.ts'
import { zActor, zEvent, zJobCampaign, zJobRow, zJobState, zStatus } from './shapes.ts'

const zAttachment = z.object({
  id: zId,
  kind: z.enum(['draft', 'receipt', 'insight']),
  round: z.int(),
  file: zFile.nullable(),
  url: z.string().nullable(),
  /** The video was deleted after the end of the job. */
  removed: z.boolean(),
  note: z.string(),
  amount: zSatang.nullable(),
  status: z.enum(['in_progress', 'approve', 'complete', 'reject']),
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  comments: z.array(zDraftComment),
  createdAt: zTime,
  decidedAt: zTime.nullable(),
})

/** A draft video being uploaded, or uploaded and not yet submitted. */
const zUpload = z.object({
  id: zId,
  name: z.string(),
  size: z.int(),
  /** Last modification of the file, milliseconds. */
  modified: z.int(),
  finished: z.boolean(),
  expiresAt: zTime,
})

const zPost = z.object({
  url: z.string(),
  result: z.enum(['waiting', 'passed', 'failed']),
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  checkedAt: zTime.nullable(),
  createdAt: zTime,
})

/** Figures of the post as the platform reported them, with the time. */
export const zPlatformInsight = z.object({ id: zId, ...zFigures.shape, readAt: zTime })
export type PlatformInsight = z.output<typeof zPlatformInsight>

export const zInsight = z.object({
  /** `platform`: exactly as the platform reported them. */
  source: z.enum(['creator', 'platform']),
  ...zFigures.shape,
  createdAt: zTime,
  platform: zPlatformInsight.nullable(),
})

/** One event of the history. `data` holds the content of the action: reason, link, amounts. */
const zHistory = z.object({
  event: zEvent,
  from: z.string(),
  to: zStatus,
  actor: zActor,
  at: zTime,
  data: z.record(z.string(), z.unknown()),
})

export const zAddress = z.object({
  name: z.string(),
  /** The recipient's phone number, E.164. */
  phone: z.string().nullable(),
  line: z.string(),
  subdistrict: z.string(),
  district: z.string(),
  province: z.string(),
  postcode: z.string(),
})

/** Parcel, order, receipt and visit. Values that the viewer may not see are null. */
const zStart = z.object({
  /** The option of the product that the influencer chose. */
  variant: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  shippedAt: zTime.nullable(),
  notArrivedAt: zTime.nullable(),
  orderNumber: z.string().nullable(),
  deliveryOn: zTime.nullable(),
  visitAt: zTime.nullable(),
  /** Only for the marketer, who gives it to the staff on site. */
  checkInCode: z.string().nullable(),
  /** Only for the marketer, between the influencer's acceptance and the arrival of the parcel. */
  address: zAddress.nullable(),
  goods: z.enum(['none', 'received', 'returned']),
  returnTracking: z.string().nullable(),
  receipt: z.enum(['none', 'review', 'refused', 'approved']),
  refusals: z.int(),
})

/** A campaign as the influencers of its jobs see it. */
export const zCampaignOfJobs = z.object({ ...storedShapesSeenOn('job'), ...zJobCampaign.shape })

export type CampaignOfJobs = z.output<typeof zCampaignOfJobs>

const zBriefOfJob = zCampaignOfJobs.extend({
  /** The influencer's own link to the campaign's page, which counts clicks. */
  trackingLink: z.string().nullable(),
})

/** A job as its two sides and the operators see it. */
export const zJob = zJobRow.omit({ campaign: true, held: true, net: true, dueAt: true, act: true }).extend({
  version: z.int(),
  timeline: zJobState.shape.timeline,
  campaign: zBriefOfJob,
  /** Actions that the caller may perform now. */
  offers: z.array(zEvent),
  /** Actions that the caller may perform after something else is done, with the error code until then. */
  blocked: z.array(
    z.object({
      event: zEvent,
      code: z.enum(['profile_incomplete', 'tax_class_required']),
      missing: z.array(z.enum(TAX_DETAILS)),
    }),
  ),
  /** The part of the job's terms that its page shows. */
  terms: z.object({ shipDays: z.int(), disputeBusinessDays: z.int() }),
  creatorMoney: zInfluencerMoney.nullable(),
  /** For a talent manager: the partner's share as well as the manager's own. */
  partnerMoney: zInfluencerMoney.nullable(),
  brandMoney: zMarketerMoney.nullable(),
  start: zStart,
  draft: z.object({
    state: z.enum(['none', 'review', 'sent_back', 'choice', 'approved']),
    sent: z.int(),
    rejections: z.int(),
    included: z.int(),
    extraRounds: z.int(),
    /** The caller's uploads for the next draft; the upload id becomes the file id. */
    upload: zUpload.nullable(),
  }),
  insight: z.object({
    state: z.enum(['none', 'review', 'sent_back']),
    refusals: z.int(),
    numbers: zInsight.nullable(),
    /** The figures that the influencer can confirm: the platform's last reading of the post. */
    platform: zPlatformInsight.nullable(),
  }),
  attachments: z.array(zAttachment),
  posts: z.array(zPost),
  history: z.array(zHistory),
  dispute: z.object({ by: zActor, reason: z.string(), at: zTime }).nullable(),
  queue: z.enum(['link', 'insight']).nullable(),
  documents: z.array(z.object({ id: zId, kind: z.string(), serial: z.string() })),
})
export type Job = z.output<typeof zJob>
