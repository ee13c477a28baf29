import type { PostType, ReviewOption } from '../../../core/vocabulary.ts'
import type { JobEvent } from './events.ts'
import type { JobState } from './states.ts'
import type { JobTerms } from './terms.ts'

export type Queue = 'link' | 'insight'

/**
 * All that the rules know about a job. The service fills it from the job's row and from what it has read beside it;
 * `blankFacts` gives the values of a new job.
 */
export interface JobFacts {
  status: JobState
  /** When the present stage began: set to now by each step whose decision says `clock: 'restart'`. */
  stageAt: Date
  /** Milliseconds for which the present stage's clock stood still. Back to 0 on a restart. */
  pausedMs: number

  reviewOption: ReviewOption
  postType: PostType
  fundedBy: 'credits' | 'package'

  /** Read beside the row for applications: the channel meets the campaign's criteria. */
  criteriaMet: boolean
  /** Campaign live and its closing date not passed. */
  campaignOpen: boolean
  /** A paused campaign stops new applications only. */
  campaignPaused: boolean
  campaignClosesAt: Date | null
  slotFree: boolean

  /** Both accounts and the channel may take part in new work. */
  partiesActive: boolean
  /** A party was suspended, closed or expired: the clock stands and the job waits for an operator. */
  frozenAt: Date | null
  disputedAt: Date | null
  /** Last alarm about an overdue queue or dispute; the next counts from it. Null when the mark is new. */
  alarmedAt: Date | null

  /** Brief: first day for the post, as its start; null where it names none. A link before it is refused. */
  campaignPostFrom: Date | null
  /** Brief: last day for the draft and for the post, as the end of that day; null where it names none. */
  campaignDraftBy: Date | null
  campaignPostBy: Date | null
  /** Brief: days for a draft, counted from the day on which the creator can begin; null for those of the terms. */
  draftDays: number | null

  /** `invite`: the visit that was booked. Times count from it. */
  bookedVisitAt: Date | null
  /** `buy order`: the delivery date given by the creator. The draft's time counts from it. */
  deliveryOn: Date | null
  /** Refusals by the brand of the receipt or order number. */
  refusals: number
  receipt: 'none' | 'review' | 'refused' | 'approved'
  /** What the receipt claims, satang; approved up to the cap. */
  receiptAmount: number
  reimbursementCap: number

  shippedAt: Date | null
  /** From the carrier; null while unknown. */
  deliveredAt: Date | null
  notArrivedAt: Date | null
  /** Goods of the brand in the creator's hands. `returned` once the creator gave a return parcel's number. */
  goods: 'none' | 'received' | 'returned'

  /** `review`: with the brand; `sent_back`: the creator fixes; `choice`: included rejections used, the brand chooses. */
  draft: 'none' | 'review' | 'sent_back' | 'choice' | 'approved'
  draftsSent: number
  rejections: number
  extraRounds: number

  linkFailures: number
  insight: 'none' | 'review' | 'sent_back'
  insightRefusals: number
  /** The job waits for an operator's pass, return or dispute. */
  queue: Queue | null
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

/** What guards and rules look at. */
export interface JobContext {
  facts: JobFacts
  event: JobEvent
  input: JobInput
  now: Date
  terms: JobTerms
}

/** Facts of a job that does not exist yet. Give what differs. */
export function blankFacts(now: Date, known: Partial<JobFacts> = {}): JobFacts {
  return {
    status: 'NEW',
    stageAt: now,
    pausedMs: 0,
    reviewOption: 'photo',
    postType: 'photoPost',
    fundedBy: 'credits',
    criteriaMet: true,
    campaignOpen: true,
    campaignPaused: false,
    campaignClosesAt: null,
    slotFree: true,
    partiesActive: true,
    frozenAt: null,
    disputedAt: null,
    alarmedAt: null,
    campaignPostFrom: null,
    campaignDraftBy: null,
    campaignPostBy: null,
    draftDays: null,
    bookedVisitAt: null,
    deliveryOn: null,
    refusals: 0,
    receipt: 'none',
    receiptAmount: 0,
    reimbursementCap: 0,
    shippedAt: null,
    deliveredAt: null,
    notArrivedAt: null,
    goods: 'none',
    draft: 'none',
    draftsSent: 0,
    rejections: 0,
    extraRounds: 0,
    linkFailures: 0,
    insight: 'none',
    insightRefusals: 0,
    queue: null,
    ...known,
  }
}
