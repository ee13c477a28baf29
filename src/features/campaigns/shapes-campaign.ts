import { z } from 'zod'
import { zDate, zId, zTime } from '../../core/shapes.ts'
import { VALUE_PROBLEMS } from './brief/issues.ts'
import { storedShapes } from './brief/shapes.ts'
import { CAMPAIGN_STATUSES, SECTIONS } from './shapes.ts'

/**
 * The brand of a campaign: an agency's brand, with the name of the agency, or else the marketer itself. `id` is the
 * marketer.
 */
export const zBrand = z.object({
  id: zId,
  name: z.string(),
  avatarFileId: zId.nullable(),
  agency: z.string().nullable(),
})

/**
 * A campaign for its brand and the operators. `missing` lists what each section lacks, `editable` the fields of the
 * brief that its brand can change at present.
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
  /** The brands that the agency can choose from; empty for other marketers. */
  brandChoices: z.array(z.object({ id: zId, name: z.string() })),
  editable: z.array(z.string()),
  sections: z.array(
    z.object({
      code: z.enum(SECTIONS),
      missing: z.array(z.string()),
      /** Why values are invalid, with the dates that contradict each other. */
      problems: z.array(
        z.object({
          field: z.string(),
          code: z.enum(VALUE_PROBLEMS),
          date: zDate.optional(),
          other: zDate.optional(),
        }),
      ),
    }),
  ),
})
export type Campaign = z.output<typeof zCampaign>

/** A row of the brand's campaign list. */
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
