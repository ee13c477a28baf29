import { INFLUENCER_PAGES } from './metadata/influencers.ts'
import { MARKETER_PAGES } from './metadata/marketers.ts'
import { INFLUENCER_MEMBER_PAGES } from './metadata/members-influencer.ts'
import { MARKETER_MEMBER_PAGES } from './metadata/members-marketer.ts'
import { SHARED_MEMBER_PAGES } from './metadata/members-shared.ts'
import { PUBLIC_PAGES } from './metadata/public.ts'
import { rows } from './metadata/row.ts'
import type { SiteItem } from './types.ts'

/** Titles, descriptions and keywords by page name. Pages that show a document derive theirs from it. */
export const METADATA: readonly SiteItem<'metadata'>[] = [
  ...rows(PUBLIC_PAGES, 180),
  ...rows(MARKETER_PAGES, 179),
  ...rows(INFLUENCER_PAGES, 178),
  ...rows(MARKETER_MEMBER_PAGES, 177),
  ...rows(INFLUENCER_MEMBER_PAGES, 176),
  ...rows(SHARED_MEMBER_PAGES, 175),
]
