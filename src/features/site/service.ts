import { listCountries } from '../../core/countries.ts'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { CONSENT_CATEGORIES, TRACKERS } from '../../core/trackers.ts'
import { fillFigures } from '../../i18n/fill-figures.ts'
import { withoutJoiners } from '../../i18n/joined.ts'
import { numberLocaleOf } from '../../i18n/number-locale.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { displayConsent } from '../accounts/rules/consent.ts'
import { versionsInForce } from '../accounts/service.ts'
import { INTEREST_WORDS } from '../accounts/text/interests.ts'
import { listMarketIds } from '../campaigns/service.ts'
import { langOfLocale, localize } from '../content/rules/words.ts'
import { listLiveOf } from '../content/service.ts'
import type { contract, Seo, SiteConfig } from './contract.ts'
import { seoOf } from './rules/metadata.ts'
import { noticeTexts } from './rules/notice.ts'
import { announcedNotice, readSiteChrome } from './service-chrome.ts'
import { findManager, listPublicPages, listPublicProfiles, type PublicPage } from './store.ts'
import { metadataText } from './text/index.ts'

/** One year in seconds, as the specification says for the consent cookie. */
const CONSENT_LIFE = 31_536_000
const TAGS: Record<Lang, string> = { th: 'th-TH', en: 'en-US' }

/** All public content with its own page, for the sitemap. */
export async function readPublicThings(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<PublicPage[]> {
  const now = ctx.clock.now()
  const jobs = await listMarketIds(ctx.db, now)
  return [
    ...(await listPublicPages(ctx.db)),
    ...(await listPublicProfiles(ctx.db)).map((handle) => ({
      kind: 'influencer' as const,
      slug: handle,
      changedAt: null,
    })),
    ...jobs.map(({ id, publishedAt }) => ({ kind: 'job' as const, slug: id, changedAt: publishedAt })),
  ]
}

/** The metadata of a page. Throws `not_found` for a page that does not exist. */
export async function readSeo(
  ctx: Pick<Ctx, 'db' | 'figures'>,
  requested: { page: string; section: string; lang: Lang },
): Promise<Seo> {
  const { metadata } = await readSiteChrome(ctx.db)
  const figures = ctx.figures()
  const seo = seoOf(metadata, await metadataText.load(requested.lang), requested)
  if (!seo) throw new AppError('not_found')
  const plain = (text: string): string => withoutJoiners(fillFigures(text, figures))
  return { ...seo, title: plain(seo.title), description: plain(seo.description) }
}

type SeoInput = {
  params: { page: string; locale: Parameters<typeof langOfLocale>[0] }
  query: { section?: string | undefined }
}
const seo = (ctx: Ctx, { params, query }: SeoInput): Promise<Seo> =>
  readSeo(ctx, { page: params.page, section: query.section ?? '', lang: langOfLocale(params.locale) })

const places = (locale: Parameters<typeof langOfLocale>[0]) => listCountries(langOfLocale(locale))

function countriesOf(country: string, lang: Lang): SiteConfig['countries'] {
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country
  const languages = (['th', 'en'] as const).map((code) => ({ code, tag: TAGS[code] }))
  return [{ code: country, name, tag: country === 'TH' ? 'th-TH' : `en-${country}`, languages }]
}

const REDIRECTS = 200

export const handlers = {
  seo,
  seoPage: seo,
  async config(ctx) {
    const siteChrome = await readSiteChrome(ctx.db)
    const notice = announcedNotice(siteChrome, ctx.clock.now())
    return {
      countries: countriesOf(ctx.config.country, ctx.lang),
      currency: 'THB',
      timeZone: 'Asia/Bangkok',
      numberLocale: numberLocaleOf(ctx.config.country),
      social: [...ctx.config.social],
      apps: siteChrome.apps.map(({ slug, doc }) => ({
        platform: doc.platform === 'ios' ? 'ios' : 'android',
        version: doc.version,
        path: `Download/${slug}`,
      })),
      notice: notice ? noticeTexts(notice.doc, notice.version, ctx.lang) : null,
      release: ctx.config.release,
      company: (ctx.lang === 'en' ? ctx.config.seller.english : ctx.config.seller).name,
      consent: { categories: [...CONSENT_CATEGORIES], maxAge: CONSENT_LIFE },
    }
  },
  async redirects(ctx) {
    const items = await listLiveOf(ctx.db, { kind: 'redirect', order: 'position', limit: REDIRECTS })
    return items.map(({ slug, doc }) => ({ path: slug, name: localize(doc.name, ctx.lang), to: doc.url }))
  },
  async pixels(ctx) {
    return ctx.config.trackers.map(({ name, id }) => ({ name, id, category: TRACKERS[name].category }))
  },
  async nationalities(_ctx, { params }) {
    return places(params.x)
  },
  async countries(_ctx, { params }) {
    return places(params.x)
  },
  async keywords(ctx, { params }) {
    return params.list.map((tag) => ({ tag, name: INTEREST_WORDS[tag][ctx.lang] }))
  },
  async managerConsent(ctx, { params }) {
    const manager = await findManager(ctx.db, params.x, ctx.lang)
    if (!manager) throw new AppError('not_found')
    const versions = await versionsInForce(ctx.db, ctx.clock.now())
    return { manager, displayConsent: displayConsent([], versions, 'influencer'), versions }
  },
} satisfies Handlers<typeof contract>
