import { z } from 'zod'
import type { StoredChannelType } from '../../../core/vocabulary.ts'

/** Figures of a post, in display order. */
export const FIGURES = ['reach', 'views', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const
export type Figure = (typeof FIGURES)[number]

const zCount = z.int().nullable()
export const zFigures = z.object({
  reach: zCount,
  views: zCount,
  likes: zCount,
  comments: zCount,
  shares: zCount,
  saves: zCount,
  clicks: zCount,
})
export type Figures = z.output<typeof zFigures>
/** Figures from a form; an empty field is undefined. */
export type PartialFigures = Partial<Record<Figure, number | null | undefined>>

export const pickFigures = ({ reach, views, likes, comments, shares, saves, clicks }: Figures): Figures => ({
  reach,
  views,
  likes,
  comments,
  shares,
  saves,
  clicks,
})

/** Whether the platform reported at least one figure. */
export const hasFigures = (figures: PartialFigures): boolean => FIGURES.some((name) => figures[name] != null)

/** Names of the given figures that differ from the platform's. */
export const differingFigures = (given: PartialFigures, platform: PartialFigures): Figure[] =>
  FIGURES.filter((name) => given[name] != null && given[name] !== platform[name])

/** The figures to submit. An empty field uses the platform's figure. */
export const withPlatformFigures = (given: PartialFigures, platform: Figures): Figures => {
  const values = FIGURES.map((name) => [name, given[name] ?? platform[name]] as const)
  return Object.fromEntries(values) as Figures
}

/** Platforms whose API reports the figures of a post to its owner. */
const READABLE: readonly StoredChannelType[] = ['INSTAGRAM', 'FACEBOOK_PAGE', 'TIKTOK', 'YOUTUBE', 'X']
export const reportsFigures = (type: StoredChannelType): boolean => READABLE.includes(type)

const without = (...names: Figure[]): Figure[] => FIGURES.filter((name) => !names.includes(name))

/** Figures that the owner of a post can find on the platform. The text catalogue `insight` explains where. */
export const FIGURES_SHOWN_ON: Readonly<Record<StoredChannelType, readonly Figure[]>> = {
  INSTAGRAM: FIGURES,
  FACEBOOK_PAGE: without('saves'),
  FACEBOOK_PROFILE: without('saves'),
  TIKTOK: without('clicks'),
  YOUTUBE: without('saves', 'clicks'),
  X: without('reach'),
  LINE: without('saves'),
  WHATSAPP: ['views', 'likes', 'shares'],
  LEMON8: without('reach', 'clicks'),
}
