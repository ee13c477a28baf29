import type { Satang } from '../../src/core/money.ts'
import type { MisfitReason } from './fit.ts'
import type { Bilingual, ChannelType } from './types.ts'

export type JobState =
  | 'ASSIGN'
  | 'IN_PROGRESS'
  | 'WORKING'
  | 'CANCEL'
  | 'REJECTED'
  | 'SHIPPING'
  | 'READY'
  | 'SUBMIT'
  | 'INSIGHT'
  | 'COMPLETE'
  | 'COMPLETED'
  | 'MATCHED'
  | 'MISMATCHED'

/** The sub-state of a job, or how it ended. */
export type JobSub =
  | 'applied'
  | 'invited'
  | 'chosen'
  | 'to_ship'
  | 'order_number'
  | 'receipt_due'
  | 'receipt_sent'
  | 'receipt_refused'
  | 'check_in'
  | 'in_transit'
  | 'delivered'
  | 'not_arrived'
  | 'drafting'
  | 'draft_sent'
  | 'draft_rejected'
  | 'draft_resent'
  | 'draft_rejected_twice'
  | 'extra_round'
  | 'link_due'
  | 'link_failed'
  | 'checking'
  | 'link_queue'
  | 'insight_due'
  | 'insight_sent'
  | 'insight_refused'
  | 'dispute'
  | 'paying'
  | 'paid'
  | 'brand_early'
  | 'brand_no_draft'
  | 'brand_draft'
  | 'brand_ready'
  | 'creator_late'
  | 'creator_left'
  | 'silence'
  | 'brand_declined'
  | 'creator_declined'
  | 'full'

/**
 * A point in time: days from today (negative is past) and minutes after midnight in Bangkok. The past ends with day -1.
 */
export interface When {
  day: number
  minute: number
}

export interface JobStep {
  state: JobState
  at: When
  by: 'creator' | 'brand' | 'system' | 'operator'
}

export type RejectCode = 'product_unclear' | 'tag_missing' | 'off_brief' | 'claim' | 'sound' | 'wrong_fact'

export interface DemoDraft {
  round: number
  sentAt: When
  file: string
  note: Bilingual
  status: 'in_progress' | 'approve' | 'reject' | 'complete'
  decidedAt: When | null
  rejectCode: RejectCode | null
  comment: Bilingual | null
}

/** How the creator received the product, as far as it got. */
export type Fulfilment =
  | {
      kind: 'shipping'
      carrier: string
      trackingNumber: string
      sentAt: When
      state: 'in_transit' | 'not_arrived' | 'received'
      /** When the creator reported that nothing arrived. */
      missingAt: When | null
    }
  | { kind: 'buy order'; orderNumber: string; at: When; deliveryDay: number }
  | {
      kind: 'buy product'
      shop: Bilingual
      amount: Satang
      at: When
      state: 'sent' | 'refused' | 'approved'
      decidedAt: When | null
      reason: Bilingual | null
    }
  | { kind: 'invite'; code: string; visitAt: When; checkedInAt: When | null }

export interface Insight {
  at: When
  reach: number
  impressions: number
  likes: number
  comments: number
  shares: number
  saves: number
  clicks: number
  couponUses: number
  status: 'in_progress' | 'approve' | 'reject'
  decidedAt: When | null
  reason: Bilingual | null
}

export interface DemoJob {
  key: string
  campaign: string
  marketer: string
  influencer: string
  channel: { type: ChannelType; handle: string }
  origin: 'application' | 'invite'
  pitch: Bilingual | null
  state: JobState
  sub: JobSub
  pay: Satang
  /** 10 % of the pay, paid by the brand. */
  fee: Satang
  package: string | null
  reimbursementCap: Satang | null
  mismatch: MisfitReason[]
  steps: JobStep[]
  drafts: DemoDraft[]
  /** When the brand paid for an additional round. */
  extraAt: When | null
  fulfilment: Fulfilment | null
  postUrl: string | null
  /** When the job was queued for an operator, because the platform had not responded for a day. */
  queuedAt: When | null
  linkFailure: { at: When; reason: Bilingual } | null
  insight: Insight | null
  messages: { by: 'creator' | 'brand'; at: When; text: Bilingual }[]
  dispute: { by: 'creator' | 'brand'; at: When; reason: Bilingual } | null
  /** Set for CANCEL and REJECTED. `refundBp` of the held pay and fee is returned to the brand. */
  ending: { by: 'creator' | 'brand' | 'system'; refundBp: number; reason: Bilingual } | null
}
