import { z } from 'zod'
import { POST_TYPES, REVIEW_OPTIONS } from '../../../core/vocabulary.ts'
import type { JobState } from './states.ts'

/** An instant: an ISO string in the database, a Date in the rules. */
const zInstant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})
const zInstantOrNone = zInstant.nullable().default(null)
const zCount = z.int().min(0).default(0)

/** A counter-offer: requested by the influencer, then answered by the marketer or expired. */
export const OFFERS = ['none', 'asked', 'countered', 'agreed', 'declined', 'lapsed'] as const

/**
 * The stored facts of a job for its rules, in `jobs.facts`. Members added later have a default, so that older rows
 * remain valid.
 */
export const zJobFacts = z.object({
  /** When the current stage began: set by each step whose decision says `clock: 'restart'`. */
  stageAt: zInstant,
  /** Milliseconds for which the current stage's deadline was paused. Reset to 0 on a restart. */
  pausedMs: zCount,

  reviewOption: z.enum(REVIEW_OPTIONS),
  postType: z.enum(POST_TYPES),
  fundedBy: z.enum(['credits', 'package']),

  campaignClosesAt: zInstantOrNone,
  /** Brief: start of the first day for the post; null if it has none. A link submitted earlier is rejected. */
  campaignPostFrom: zInstantOrNone,
  /** Brief: end of the last day for the draft and for the post; null if it has none. */
  campaignDraftBy: zInstantOrNone,
  campaignPostBy: zInstantOrNone,
  /** Brief: days for a draft, counted from the day on which the influencer can begin; null to use the terms' number. */
  draftDays: z.int().nullable().default(null),

  /** A party was suspended, closed or expired: deadlines are paused and the job waits for an operator. */
  frozenAt: zInstantOrNone,
  disputedAt: zInstantOrNone,
  /**
   * Time of the last alert about an overdue queue or dispute; the next alert is timed from it. Null for a new dispute
   * or freeze.
   */
  alarmedAt: zInstantOrNone,

  /** `invite`: the booked visit. Deadlines count from it. */
  bookedVisitAt: zInstantOrNone,
  /** `buy order`: the delivery date given by the influencer. The draft's deadline counts from it. */
  deliveryOn: zInstantOrNone,
  /** Number of rejections of the receipt or order number by the marketer. */
  refusals: zCount,
  receipt: z.enum(['none', 'review', 'refused', 'approved']).default('none'),
  /** The amount claimed on the receipt, satang; approved up to the maximum. */
  receiptAmount: zCount,
  reimbursementCap: zCount,

  shippedAt: zInstantOrNone,
  notArrivedAt: zInstantOrNone,
  /**
   * Goods that the influencer has received from the marketer. `returned` after the influencer has entered the tracking
   * number of the return parcel.
   */
  goods: z.enum(['none', 'received', 'returned']).default('none'),

  /**
   * `review`: the marketer reviews; `sent_back`: the influencer revises; `choice`: the included rejections are used and
   * the marketer chooses.
   */
  draft: z.enum(['none', 'review', 'sent_back', 'choice', 'approved']).default('none'),
  draftsSent: zCount,
  rejections: zCount,
  extraRounds: zCount,

  offer: z.enum(OFFERS).default('none'),
  /** The price requested by the influencer, satang. */
  offerPrice: zCount,

  linkFailures: zCount,
  insight: z.enum(['none', 'review', 'sent_back']).default('none'),
  insightRefusals: zCount,
  /** The job waits for an operator's decision: pass, return or dispute. */
  queue: z.enum(['link', 'insight']).nullable().default(null),
})
export type StoredFacts = z.input<typeof zJobFacts>

/**
 * Facts that are loaded with the row and never stored, because they belong to the campaign, the accounts and the
 * channel.
 */
export interface LiveFacts {
  /** For applications: the channel meets the campaign's criteria. */
  criteriaMet: boolean
  /** The campaign is live and its closing date has not passed. */
  campaignOpen: boolean
  /** A paused campaign stops only new applications. */
  campaignPaused: boolean
  slotFree: boolean
  /** The campaign allows influencers to request another price. */
  counterOffers: boolean
  /** The job began with an invitation: its price is on hold and can still be negotiated. */
  invited: boolean
  /** Both accounts and the channel may take on new work. */
  partiesActive: boolean
  /** The influencer has not paused taking new jobs. */
  takesJobs: boolean
}

/** All facts that the rules use. */
export interface JobFacts extends z.output<typeof zJobFacts>, LiveFacts {
  status: JobState
}

/** Live facts for computing deadlines only; no deadline depends on them. */
export const LIVE_FACTS_OF_RUNNING: LiveFacts = {
  campaignOpen: true,
  campaignPaused: false,
  slotFree: true,
  counterOffers: true,
  invited: true,
  partiesActive: true,
  takesJobs: true,
  criteriaMet: true,
}

/** The content of a request. Each guard reads only the part that its event needs. */
export interface JobInput {
  trackingNumber?: string
  orderNumber?: string
  deliveryOn?: Date
  /** Whether the check-in code is correct. Compared by the service. */
  codeMatches?: boolean
  /** A file is attached (receipt, draft, evidence) or, for drafts, a link to a longer video. */
  attached?: boolean
  amount?: number
  /** Price of a counter-offer, satang. */
  price?: number
  reason?: string
  url?: string
  /** A tracking number for the return of goods. */
  returnTracking?: string
  /** The influencer's share as decided by an operator, basis points. */
  creatorShareBps?: number
  payReimbursement?: boolean
}

const BLANK = zJobFacts.decode({
  stageAt: new Date(0).toISOString(),
  reviewOption: 'photo',
  postType: 'photoPost',
  fundedBy: 'credits',
})

/** Facts of a new job, with the given differences. */
export function blankFacts(now: Date, given: Partial<JobFacts> = {}): JobFacts {
  return { ...BLANK, ...LIVE_FACTS_OF_RUNNING, status: 'NEW', stageAt: now, ...given }
}
