import { z } from 'zod'
import { PRICE_MAX, zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { isLink } from './rules/link.ts'
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATUSES,
  PAY_BY,
  SECTIONS,
  USAGE_RIGHTS,
  zBrief,
  zChannelType,
  zCriteria,
  zInterest,
  zObjective,
  zPostType,
  zReviewOption,
} from './shapes.ts'

const nullable = <T extends z.ZodType>(shape: T) => shape.nullable()
/** Empty, or an address of the web. */
const zUrl = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isLink(text), 'link')

/** What a brand can write into a draft. `closeOn` is a Bangkok day: applications end with it. */
export const zDraft = z.object({
  kind: z.enum(CAMPAIGN_KINDS),
  payBy: z.enum(PAY_BY),
  packageId: nullable(zId),
  title: z.string().trim().max(120),
  titleEn: z.string().trim().max(120),
  product: z.string().trim().max(120),
  productUrl: zUrl,
  objective: nullable(zObjective),
  brief: zBrief,
  channelType: nullable(zChannelType),
  postType: nullable(zPostType),
  reviewOption: nullable(zReviewOption),
  price: nullable(zSatang.min(1).max(PRICE_MAX)),
  slots: z.int().min(1).max(1_000),
  criteria: zCriteria,
  topic: zInterest,
  closeOn: nullable(zDate),
  draftDays: nullable(z.int().min(1).max(60)),
  draftBy: nullable(zDate),
  postFrom: nullable(zDate),
  postBy: nullable(zDate),
  usageRights: z.union([z.literal(''), z.enum(USAGE_RIGHTS)]),
  usageEndsOn: nullable(zDate),
  disclosureTag: z.union([
    z.literal(''),
    z
      .string()
      .trim()
      .regex(/^#[\p{L}\p{M}\p{N}_]{1,40}$/u, 'hashtag'),
  ]),
  trackingUrl: zUrl,
  couponCode: z.union([
    z.literal(''),
    z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}_-]{2,30}$/u, 'keyword'),
  ]),
  reimbursementCap: nullable(zSatang.min(1).max(100_000_000)),
  checkInCode: nullable(z.string().trim().min(4).max(12)),
  venue: z.string().trim().max(300),
  coverScene: nullable(z.string().max(30)),
  coverFileId: nullable(zId),
})
export type Draft = z.output<typeof zDraft>

export const zBrand = z.object({ id: zId, name: z.string(), avatarFileId: zId.nullable() })

/** A campaign as its brand and the operators see it. `missing` names what each section still lacks. */
export const zCampaign = zDraft
  .omit({ disclosureTag: true, checkInCode: true, productUrl: true, trackingUrl: true, couponCode: true })
  .extend({
    id: zId,
    status: z.enum(CAMPAIGN_STATUSES),
    paused: z.boolean(),
    version: z.int(),
    disclosureTag: z.string(),
    checkInCode: z.string().nullable(),
    productUrl: z.string(),
    trackingUrl: z.string(),
    trackingPath: z.string().nullable(),
    couponCode: z.string(),
    slotsTaken: z.int(),
    closeAt: zTime.nullable(),
    reviewNote: z.string().nullable(),
    createdAt: zTime,
    updatedAt: zTime,
    submittedAt: zTime.nullable(),
    publishedAt: zTime.nullable(),
    closedAt: zTime.nullable(),
    brand: zBrand,
    sections: z.array(z.object({ code: z.enum(SECTIONS), missing: z.array(z.string()) })),
  })
export type Campaign = z.output<typeof zCampaign>

/** One line of the brand's list. */
export const zCampaignRow = zCampaign.pick({
  id: true,
  kind: true,
  payBy: true,
  status: true,
  paused: true,
  title: true,
  titleEn: true,
  channelType: true,
  postType: true,
  price: true,
  slots: true,
  slotsTaken: true,
  topic: true,
  coverScene: true,
  coverFileId: true,
  closeAt: true,
  createdAt: true,
  updatedAt: true,
  submittedAt: true,
})

export type CampaignRow = z.output<typeof zCampaignRow>
