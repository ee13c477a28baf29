import type { Handout } from './blocks.ts'
import { BRIEF_TEMPLATE } from './brief-template.ts'
import { INFLUENCER_HANDBOOK } from './influencer-handbook.ts'
import { MEDIA_KIT } from './media-kit.ts'

/** The documents to download, by the slug of their download. */
export const HANDOUTS: ReadonlyMap<string, Handout> = new Map([
  ['creator-handbook', INFLUENCER_HANDBOOK],
  ['media-kit', MEDIA_KIT],
  ['brief-template', BRIEF_TEMPLATE],
])
