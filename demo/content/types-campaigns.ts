import type { Satang } from '../../src/core/money.ts'
import type { Objective, ReviewOption } from '../../src/core/vocabulary.ts'
import type { Bilingual, ChannelType, Gender, Interest, PostType, ProvinceCode } from './types.ts'

export type { Objective, ReviewOption }
export type CampaignStatus = 'draft' | 'review' | 'live' | 'closed'
/** The drawn cover picture of a campaign. */
export type Scene =
  | 'skincare'
  | 'thaitea'
  | 'noodles'
  | 'travel'
  | 'tech'
  | 'fashion'
  | 'car'
  | 'music'
  | 'finance'
  | 'home'
  | 'health'
  | 'investment'
  | 'news'
  | 'family'
export type UsageScope = 'creator_only' | 'brand_social' | 'brand_ads' | 'all_media'
export type DisclosureTag = '#โฆษณา' | '#ad'

/** Requirements on a channel. An empty list or null means "any". */
export interface Criteria {
  minFollowers: number
  maxFollowers: number | null
  minErBp: number
  /** At least half of the followers are of this gender. */
  audienceGender: Gender | null
  audienceAge: readonly [from: number, to: number] | null
  /** Provinces; the creator lives in one of them. */
  provinces: readonly ProvinceCode[]
  interests: readonly Interest[]
  nationality: 'TH' | null
}

export interface DemoCampaign {
  key: string
  marketer: string
  status: CampaignStatus
  kind: 'public' | 'invite_only'
  /** The key of the package that pays for the jobs, if any. */
  package: string | null
  title: Bilingual
  product: Bilingual
  brief: Bilingual
  dos: readonly Bilingual[]
  donts: readonly Bilingual[]
  channel: ChannelType
  post: PostType
  objective: Objective
  review: ReviewOption
  /** Pay per job; both values are equal if the price is fixed. */
  payMin: Satang
  payMax: Satang
  slots: number
  /** The most that is reimbursed for a bought product; null unless the review option is `buy product`. */
  reimbursementCap: Satang | null
  criteria: Criteria
  scene: Scene
  /** Days from today. `live` and `submitted` are null until the campaign reaches that status. */
  days: {
    created: number
    submitted: number | null
    live: number | null
    close: number
    draftDue: number
    postFrom: number
    postTo: number
  }
  disclosureTag: DisclosureTag
  usage: { scope: UsageScope; untilDay: number }
  /** Path of the short link, and the address that it leads to. */
  tracking: { path: string; target: string } | null
  coupon: string | null
}
