import { z } from 'zod'
import { zId, zLang, zSatang, zTime } from '../../core/shapes.ts'
import { UNIT_MOVES } from '../../core/unit-moves.ts'
import { CHANNEL_TYPES, OBJECTIVES, POST_TYPES, TIERS } from '../../core/vocabulary.ts'
import { zChannelType } from '../campaigns/shapes.ts'
import { zShownPicture } from '../content/shapes-list.ts'

/** The two lists of packages: for brands, or by the kind of creator. */
export const OFFER_AUDIENCES = ['brand', 'influencer'] as const

/** A package on sale. Amounts are satang; `lang` and `summaryLang` are the languages in which the texts were found. */
export const zOffer = z.object({
  id: zId,
  slug: z.string(),
  title: z.string(),
  lang: zLang,
  summary: z.string(),
  summaryLang: zLang,
  audience: z.enum(OFFER_AUDIENCES),
  tier: z.enum(TIERS),
  /** Follower range of its creators; `to` is null if there is no upper limit. */
  followers: z.object({ from: z.int(), to: z.int().nullable() }),
  channelType: z.enum(CHANNEL_TYPES),
  postType: z.enum(POST_TYPES),
  objective: z.literal(OBJECTIVES),
  /** Jobs in the package. */
  units: z.int(),
  /** Price of the whole package without VAT, the VAT, and the sum of both, which is paid. */
  price: zSatang,
  vatBps: z.int(),
  vat: zSatang,
  total: zSatang,
  /** Price of one job without VAT: the creator's pay and the service fee. */
  unitPrice: zSatang,
  creatorPay: zSatang,
  fee: zSatang,
  /** Months after the purchase in which its jobs can be started. */
  lifeMonths: z.int(),
  includes: z.array(z.string()),
  popular: z.boolean(),
  cover: zShownPicture,
  publishedAt: zTime,
  updatedAt: zTime,
})
export type Offer = z.output<typeof zOffer>

/** The rules shown on a package's page, from the current settings. Shares are basis points. */
export const zTerms = z.object({
  answerHours: z.int(),
  draftReviewHours: z.int(),
  revisions: z.int(),
  extraRoundBps: z.int(),
  linkHours: z.int(),
  lateHours: z.int(),
  /** A returned job can be used for at least this many days. */
  returnDays: z.int(),
  feeBps: z.int(),
  vatBps: z.int(),
  lifeMonths: z.int(),
  creditMonths: z.int(),
  /** Share of a job's price that is refunded, by progress of the work. */
  refunds: z.object({ beforeWork: z.int(), working: z.int(), draftSent: z.int(), ready: z.int(), posted: z.int() }),
})
export type Terms = z.output<typeof zTerms>

export const zOfferDetail = zOffer.extend({
  /** Sanitized HTML. */
  body: z.string(),
  bodyLang: zLang,
  related: z.array(zOffer),
  terms: zTerms,
  /** An operator is previewing the draft. */
  preview: z.boolean(),
})
export type OfferDetail = z.output<typeof zOfferDetail>

/** A package that the marketer owns. Values are satang without VAT. */
export const zOwnedLot = z.object({
  id: zId,
  packageId: zId,
  /** Null if the package was removed from the catalogue. */
  slug: z.string().nullable(),
  title: z.string(),
  channelType: z.enum(CHANNEL_TYPES).nullable(),
  postType: z.enum(POST_TYPES).nullable(),
  cover: zShownPicture.nullable(),
  bought: z.int(),
  available: z.int(),
  held: z.int(),
  used: z.int(),
  expired: z.int(),
  refunded: z.int(),
  unitValue: zSatang,
  creatorPay: zSatang,
  fee: zSatang,
  /** Value of the remaining jobs. */
  value: zSatang,
  purchasedAt: zTime,
  /** First expiry of the remaining jobs. */
  endsAt: zTime,
  chargeId: zId.nullable(),
  /** Bought by the marketer, or sold or given by an operator. */
  origin: z.enum(['purchase', 'sale', 'grant']),
})
export type OwnedLot = z.output<typeof zOwnedLot>

export const zUnitTotals = z.object({
  available: z.int(),
  held: z.int(),
  used: z.int(),
  expired: z.int(),
  refunded: z.int(),
  lotsInUse: z.int(),
  lotsEnded: z.int(),
  soon: z.object({ units: z.int(), value: zSatang, at: zTime }).nullable(),
})

/** A movement of package jobs. `change` and `availableAfter` count available jobs. */
export const zUnitMovement = z.object({
  id: zId,
  at: zTime,
  kind: z.enum(UNIT_MOVES),
  change: z.int(),
  availableAfter: z.int(),
  package: z.string().nullable(),
  /** Campaign and influencer of the job. */
  about: z.string().nullable(),
  jobId: zId.nullable(),
  chargeId: zId.nullable(),
  /** The tax invoice of a purchase, or the credit note of a refund. */
  document: z.object({ id: zId, serial: z.string() }).nullable(),
})
export type UnitMovement = z.output<typeof zUnitMovement>

/** A package that the caller has bought, with the jobs that can still be started. */
export const zOwned = z.object({
  packageId: zId,
  title: z.string(),
  channelType: zChannelType,
  postType: z.enum(POST_TYPES),
  unitsLeft: z.int(),
  /** The influencer's pay for the next job. */
  creatorPay: zSatang,
  /** First expiry of the remaining jobs. */
  expiresAt: zTime.nullable(),
})
export type Owned = z.output<typeof zOwned>
