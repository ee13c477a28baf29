import { BRAND_PAGES } from './metadata/brands.ts'
import { CREATOR_PAGES } from './metadata/creators.ts'
import { BRAND_MEMBER_PAGES } from './metadata/members-brand.ts'
import { CREATOR_MEMBER_PAGES } from './metadata/members-creator.ts'
import { SHARED_MEMBER_PAGES } from './metadata/members-shared.ts'
import { PUBLIC_PAGES } from './metadata/public.ts'
import { rows } from './metadata/row.ts'
import type { SiteItem } from './types.ts'

/** Titles, descriptions and keywords by page name. Pages that show a document derive theirs from it. */
export const METADATA: readonly SiteItem<'metadata'>[] = [
  ...rows(PUBLIC_PAGES, 180),
  ...rows(BRAND_PAGES, 179),
  ...rows(CREATOR_PAGES, 178),
  ...rows(BRAND_MEMBER_PAGES, 177),
  ...rows(CREATOR_MEMBER_PAGES, 176),
  ...rows(SHARED_MEMBER_PAGES, 175),
]
