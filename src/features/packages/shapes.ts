import { z } from 'zod'
import { zId, zLang, zSatang, zTime } from '../../core/shapes.ts'
import { CHANNEL_TYPES, OBJECTIVES, POST_TYPES, TIERS } from '../../core/vocabulary.ts'
import { zShownPicture } from '../content/shapes-list.ts'

/** Who looks for it: brands in the package list, or by the kind of creator. */
export const OFFER_AUDIENCES = ['brand', 'influencer'] as const

/** A package as it is offered. Amounts are satang; `lang` and `summaryLang` say in which language a text was found. */
export const zOffer = z.object({
  id: zId,
  slug: z.string(),
  title: z.string(),
  lang: zLang,
  summary: z.string(),
  summaryLang: zLang,
  audience: z.enum(OFFER_AUDIENCES),
  tier: z.enum(TIERS),
  /** Followers of its creators; `to` null: and up. */
  followers: z.object({ from: z.int(), to: z.int().nullable() }),
  channelType: z.enum(CHANNEL_TYPES),
  postType: z.enum(POST_TYPES),
  objective: z.literal(OBJECTIVES),
  /** Jobs in the package. */
  units: z.int(),
  /** Of the whole package, VAT excluded; then VAT, and both together: what is paid. */
  price: zSatang,
  vatBps: z.int(),
  vat: zSatang,
  total: zSatang,
  /** Of one job, VAT excluded: the creator's pay and the service fee. */
  unitPrice: zSatang,
  creatorPay: zSatang,
  fee: zSatang,
  /** Months from the purchase in which its jobs can be started. */
  lifeMonths: z.int(),
  includes: z.array(z.string()),
  popular: z.boolean(),
  cover: zShownPicture,
  publishedAt: zTime,
  updatedAt: zTime,
})
export type Offer = z.output<typeof zOffer>

/** The rules that a package's page tells, from the settings in force. Shares are basis points. */
export const zTerms = z.object({
  answerHours: z.int(),
  draftReviewHours: z.int(),
  revisions: z.int(),
  extraRoundBps: z.int(),
  linkHours: z.int(),
  lateHours: z.int(),
  /** A job that comes back can be used for at least so many days. */
  returnDays: z.int(),
  feeBps: z.int(),
  vatBps: z.int(),
  lifeMonths: z.int(),
  creditMonths: z.int(),
  /** Share of a job's price that comes back, by how far the work is. */
  refunds: z.object({ beforeWork: z.int(), working: z.int(), draftSent: z.int(), ready: z.int(), posted: z.int() }),
})
export type Terms = z.output<typeof zTerms>

export const zOfferDetail = zOffer.extend({
  /** Clean HTML. */
  body: z.string(),
  bodyLang: zLang,
  related: z.array(zOffer),
  terms: zTerms,
  /** An operator looks at the draft. */
  preview: z.boolean(),
})
export type OfferDetail = z.output<typeof zOfferDetail>
