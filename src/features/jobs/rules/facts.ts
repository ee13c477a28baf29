import { z } from 'zod'
import { POST_TYPES, REVIEW_OPTIONS } from '../../../core/vocabulary.ts'
import type { JobState } from './states.ts'

/** An instant: an ISO text in the database, a Date in the rules. */
const zInstant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})
const zInstantOrNone = zInstant.nullable().default(null)
const zCount = z.int().min(0).default(0)

/**
 * What is stored of a job for its rules, in `jobs.facts`. A member that came later has a default, so that older rows
 * can be read.
 */
export const zJobFacts = z.object({
  /** When the present stage began: set to now by each step whose decision says `clock: 'restart'`. */
  stageAt: zInstant,
  /** Milliseconds for which the present stage's clock stood still. Back to 0 on a restart. */
  pausedMs: zCount,

  reviewOption: z.enum(REVIEW_OPTIONS),
  postType: z.enum(POST_TYPES),
  fundedBy: z.enum(['credits', 'package']),

  campaignClosesAt: zInstantOrNone,
  /** Brief: first day for the post, as its start; null where it names none. A link before it is refused. */
  campaignPostFrom: zInstantOrNone,
  /** Brief: last day for the draft and for the post, as the end of that day; null where it names none. */
  campaignDraftBy: zInstantOrNone,
  campaignPostBy: zInstantOrNone,
  /** Brief: days for a draft, counted from the day on which the creator can begin; null for those of the terms. */
  draftDays: z.int().nullable().default(null),

  /** A party was suspended, closed or expired: the clock stands and the job waits for an operator. */
  frozenAt: zInstantOrNone,
  disputedAt: zInstantOrNone,
  /** Last alarm about an overdue queue or dispute; the next counts from it. Null when the mark is new. */
  alarmedAt: zInstantOrNone,

  /** `invite`: the visit that was booked. Times count from it. */
  bookedVisitAt: zInstantOrNone,
  /** `buy order`: the delivery date given by the creator. The draft's time counts from it. */
  deliveryOn: zInstantOrNone,
  /** Refusals by the brand of the receipt or order number. */
  refusals: zCount,
  receipt: z.enum(['none', 'review', 'refused', 'approved']).default('none'),
  /** What the receipt claims, satang; approved up to the cap. */
  receiptAmount: zCount,
  reimbursementCap: zCount,

  shippedAt: zInstantOrNone,
  /** From the carrier; null while unknown. */
  deliveredAt: zInstantOrNone,
  notArrivedAt: zInstantOrNone,
  /** Goods of the brand in the creator's hands. `returned` once the creator gave a return parcel's number. */
  goods: z.enum(['none', 'received', 'returned']).default('none'),

  /** `review`: with the brand; `sent_back`: the creator fixes; `choice`: included rejections used, the brand chooses. */
  draft: z.enum(['none', 'review', 'sent_back', 'choice', 'approved']).default('none'),
  draftsSent: zCount,
  rejections: zCount,
  extraRounds: zCount,

  linkFailures: zCount,
  insight: z.enum(['none', 'review', 'sent_back']).default('none'),
  insightRefusals: zCount,
  /** The job waits for an operator's pass, return or dispute. */
  queue: z.enum(['link', 'insight']).nullable().default(null),
})
export type StoredFacts = z.input<typeof zJobFacts>

/** Read with the row each time and never stored: they belong to the campaign, the accounts and the channel. */
export interface LiveFacts {
  /** For applications: the channel meets the campaign's criteria. */
  criteriaMet: boolean
  /** Campaign live and its closing date not passed. */
  campaignOpen: boolean
  /** A paused campaign stops new applications only. */
  campaignPaused: boolean
  slotFree: boolean
  /** Both accounts and the channel may take part in new work. */
  partiesActive: boolean
}

/** All that the rules know about a job. */
export interface JobFacts extends z.output<typeof zJobFacts>, LiveFacts {
  status: JobState
}

/** Live facts of a job whose deadlines alone are looked at: none of them moves a deadline. */
export const LIVE_FACTS_OF_RUNNING: LiveFacts = {
  campaignOpen: true,
  campaignPaused: false,
  slotFree: true,
  partiesActive: true,
  criteriaMet: true,
}

/** What a request brings along. Each guard reads only the part that its event needs. */
export interface JobInput {
  trackingNumber?: string
  orderNumber?: string
  deliveryOn?: Date
  /** The check-in code matches the visit's. Compared by the service. */
  codeMatches?: boolean
  /** A file is attached (receipt, draft, evidence) or, for drafts, a link to a longer video. */
  attached?: boolean
  amount?: number
  reason?: string
  url?: string
  /** A parcel number by which goods go back. */
  returnTracking?: string
  /** Share of the creator decided by an operator, basis points. */
  creatorShareBps?: number
  payReimbursement?: boolean
}

const BLANK = zJobFacts.decode({
  stageAt: new Date(0).toISOString(),
  reviewOption: 'photo',
  postType: 'photoPost',
  fundedBy: 'credits',
})

/** Facts of a job that does not exist yet. Give what differs. */
export function blankFacts(now: Date, given: Partial<JobFacts> = {}): JobFacts {
  return { ...BLANK, ...LIVE_FACTS_OF_RUNNING, status: 'NEW', stageAt: now, ...given }
}
