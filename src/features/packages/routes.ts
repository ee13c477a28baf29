import { CHANNEL_TYPES, TIERS } from '../../core/vocabulary.ts'
import { PAGE_NUMBER, type PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('packages')

const offerQuery: PageQuery = { objective: /^[0-5]$/, channel: CHANNEL_TYPES, tier: TIERS, page: PAGE_NUMBER }

export const routes: readonly PageRoute[] = [
  page.open('Marketer/package', 'packages', { plain: true, cache: { tags: ['packages'], query: offerQuery } }),
  page.open('Marketer/package/detail/:slug', 'package', { plain: true, cache: { tags: ['packages', 'faq'] } }),
  page.role('marketer', 'packageBalance', null),
  page.role('marketer', 'managePackageCampaign', null),
]
