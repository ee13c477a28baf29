import type { RefundReason } from '../settlement/rules/cancel.ts'
import type { JobSplit } from '../settlement/rules/money.ts'
import { blankFacts, type JobFacts } from './rules/facts.ts'
import type { JobStatus } from './rules/states.ts'

/** Read beside the row each time, never stored: they belong to the campaign, the accounts and the wallet. */
const LIVE_FACTS = ['campaignOpen', 'campaignPaused', 'slotFree', 'partiesActive', 'criteriaMet'] as const
export type LiveFacts = Pick<JobFacts, (typeof LIVE_FACTS)[number]>

/** For what looks at deadlines only: nothing beside the row moves them. */
export const LIVE_FACTS_OF_RUNNING: LiveFacts = {
  campaignOpen: true,
  campaignPaused: false,
  slotFree: true,
  partiesActive: true,
  criteriaMet: true,
}

/** The facts as they lie in the database: times are ISO texts. */
export type StoredFacts = Record<string, unknown>

const TIMES = [
  'stageAt',
  'campaignClosesAt',
  'frozenAt',
  'disputedAt',
  'alarmedAt',
  'campaignPostFrom',
  'campaignDraftBy',
  'campaignPostBy',
  'bookedVisitAt',
  'deliveryOn',
  'shippedAt',
  'deliveredAt',
  'notArrivedAt',
] as const satisfies readonly (keyof JobFacts)[]

/** What is kept of the facts. */
export function storeFacts(facts: JobFacts): StoredFacts {
  const kept: Record<string, unknown> = { ...facts }
  for (const name of ['status', ...LIVE_FACTS]) delete kept[name]
  return JSON.parse(JSON.stringify(kept)) as StoredFacts
}

/** The facts of a stored job with what was read beside it. */
export function reviveFacts(stored: StoredFacts, status: JobStatus, beside: LiveFacts): JobFacts {
  const times: Record<string, unknown> = {}
  for (const name of TIMES) {
    const value = stored[name]
    times[name] = typeof value === 'string' ? new Date(value) : null
  }
  return {
    ...blankFacts(new Date(0)),
    ...(stored as Partial<JobFacts>),
    ...(times as Partial<JobFacts>),
    status,
    ...beside,
  }
}

export interface ExtraRound {
  /** `seq` of its hold in the ledger. */
  seq: number
  price: number
  fee: number
}

/** One line of the match: a criterion with what was found. */
export interface MatchReason {
  code: string
  met: boolean
  values: Record<string, string | number>
}

export interface JobDetails {
  carrier?: string
  trackingNumber?: string
  orderNumber?: string
  /** Parcel by which the goods went back. */
  returnTracking?: string
}

/** The split as it was booked, with what decided it. */
export type PaidSplit = JobSplit & { creatorShareBps: number; refundReason: RefundReason | null }
