import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zText } from '../../core/shapes.ts'
import { INTERESTS } from '../../core/vocabulary.ts'
import { zKeyword, zLocale, zPixel, zPlace, zSeo, zSiteConfig } from './shapes.ts'

export * from './shapes.ts'

const open = { audience: 'open', method: 'GET' } as const
const pageParams = z.object({ page: zText(60), locale: zLocale })
/** The area of the site, if two areas have a page with this name. */
const section = z.object({ section: zText(60, 0).optional() })
const places = z.object({ x: zLocale })

/** Comma-separated topics of a path; unknown ones are ignored. */
const zInterestList = z
  .string()
  .max(300)
  .transform((text) => INTERESTS.filter((interest) => text.split(',').some((word) => word.trim() === interest)))

export const contract = {
  seo: endpoint({
    ...open,
    id: 'site.seo',
    cache: ['metadata'],
    path: '/sv_influ_api/open/seo/{page}/{locale}',
    summary: 'Returns the title, description, keywords and image of a page by its name.',
    params: pageParams,
    query: section,
    output: zSeo,
    errors: ['not_found'],
  }),
  seoPage: endpoint({
    ...open,
    id: 'site.seoPage',
    summary: 'Returns the title, description and keywords of a page. Fails with 404 if the page has none of its own.',
    cache: ['metadata'],
    path: '/api/seo/page/{page}/{locale}',
    params: pageParams,
    query: section,
    output: zSeo,
    errors: ['not_found'],
  }),
  config: endpoint({
    ...open,
    id: 'site.config',
    cache: ['notice', 'downloads'],
    path: '/sv_influ_api/open/config',
    summary: 'Returns countries, footer links, app versions, the maintenance notice and the release.',
    output: zSiteConfig,
  }),
  redirects: endpoint({
    ...open,
    id: 'site.redirects',
    cache: ['redirects'],
    path: '/sv_influ_api/open/redirects',
    summary: 'Lists the addresses that operators redirect, such as `career`.',
    output: z.array(z.object({ path: z.string(), name: z.string(), to: z.string() })),
  }),
  pixels: endpoint({
    ...open,
    id: 'site.pixels',
    path: '/api/middle-config/influencer/tracking/pixel-data',
    summary: 'Lists the configured tracking services and the consent that each requires.',
    output: z.array(zPixel),
  }),
  nationalities: endpoint({
    ...open,
    id: 'site.nationalities',
    summary: 'Lists all nationalities in a language.',
    path: '/sv_influ_api/open/nationality/{x}',
    params: places,
    output: z.array(zPlace),
  }),
  countries: endpoint({
    ...open,
    id: 'site.countries',
    summary: 'Lists all countries in a language.',
    path: '/sv_influ_api/open/country/{x}',
    params: places,
    output: z.array(zPlace),
  }),
  keywords: endpoint({
    ...open,
    id: 'site.keywords',
    path: '/sv_influ_api/open/keyword/{list}',
    summary: 'Returns the names of topics. `list` is comma-separated.',
    params: z.object({ list: zInterestList }),
    output: z.array(zKeyword),
  }),
  managerConsent: endpoint({
    ...open,
    id: 'site.managerConsent',
    path: '/sv_influ_api/open/display_consent/talentmanager/{x}',
    summary: 'Lists the consents shown to an influencer whom a talent manager invites.',
    params: z.object({ x: zId }),
    output: z.object({
      manager: z.object({ uuid: zId, name: z.string() }),
      displayConsent: z.array(z.string()),
      /** The day from which each text is in force. */
      versions: z.record(z.string(), z.string()),
    }),
    errors: ['not_found'],
  }),
}
