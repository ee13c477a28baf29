import type { Kind } from '../../src/features/content/kinds.ts'
import { ARTICLES_A } from './articles-a/index.ts'
import { ARTICLES_B } from './articles-b/index.ts'
import { CASES } from './cases/index.ts'
import { DOWNLOADS } from './downloads.ts'
import { FAQ } from './faq/index.ts'
import { METADATA } from './metadata.ts'
import { NOTICE } from './notice.ts'
import { PACKAGES_ON_SITE } from './packages/index.ts'
import { PAGES } from './pages/index.ts'
import { PARTNER_CHANNELS } from './partner-channels.ts'
import { REDIRECTS } from './redirects.ts'
import type { SiteItem } from './types.ts'
import { WINNERS } from './winners/index.ts'

/** All content of the public site in the demo. */
export const SITE: readonly SiteItem<Kind>[] = [
  ...ARTICLES_A,
  ...ARTICLES_B,
  ...CASES,
  ...FAQ,
  ...WINNERS,
  ...PARTNER_CHANNELS,
  ...PAGES,
  ...METADATA,
  ...PACKAGES_ON_SITE,
  ...DOWNLOADS,
  ...NOTICE,
  ...REDIRECTS,
]
