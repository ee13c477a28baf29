import { z } from 'zod'
import { zId, zTime } from '../../core/shapes.ts'
import { storedShapes } from './brief/shapes.ts'
import { CAMPAIGN_STATUSES, SECTIONS } from './shapes.ts'

/** Whom a campaign is for: an agency's brand, with the name of that agency, or else the marketer itself. `id` is the marketer. */
export const zBrand = z.object({
  id: zId,
  name: z.string(),
  avatarFileId: zId.nullable(),
  agency: z.string().nullable(),
})

/**
 * A campaign as its brand and the operators see it. `missing` names what each section still lacks, `editable` the fields
 * of the brief that its brand may change now.
 */
export const zCampaign = z.object({
  ...storedShapes,
  id: zId,
  status: z.enum(CAMPAIGN_STATUSES),
  paused: z.boolean(),
  version: z.int(),
  slotsTaken: z.int(),
  closeAt: zTime.nullable(),
  reviewNote: z.string().nullable(),
  createdAt: zTime,
  updatedAt: zTime,
  submittedAt: zTime.nullable(),
  publishedAt: zTime.nullable(),
  closedAt: zTime.nullable(),
  brand: zBrand,
  /** The brands of the agency that it may name; empty for other marketers. */
  brandChoices: z.array(z.object({ id: zId, name: z.string() })),
  editable: z.array(z.string()),
  sections: z.array(z.object({ code: z.enum(SECTIONS), missing: z.array(z.string()) })),
})
export type Campaign = z.output<typeof zCampaign>

/** One line of the brand's list. */
export const zCampaignRow = zCampaign
  .pick({
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
  .extend({
    /** The agency's brand; null without one. */
    brandName: z.string().nullable(),
  })

export type CampaignRow = z.output<typeof zCampaignRow>
