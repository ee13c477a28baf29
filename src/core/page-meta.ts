import type { Lang } from './shapes.ts'

/**
 * A page's name and section from its route path below the language: the last segment that is not a parameter, and the
 * first one. The home page is `home`.
 */
export function pageNameOf(routePath: string): { page: string; section: string } {
  const segments = routePath.split('/').filter((segment) => segment && !segment.startsWith(':'))
  return { page: segments.at(-1) ?? 'home', section: segments[0] ?? '' }
}

/** Name of a page's share picture: `/share/{lang}/{name}.png`. */
export const shareNameOf = (page: string, section: string): string =>
  section === '' || section === page ? page : `${section}.${page}`

export const sharePath = (lang: Lang, name: string): string => `/share/${lang}/${encodeURIComponent(name)}.png`

/**
 * Things that have a public page each: its route after the language, and the first part of its share picture's name
 * (`/share/{lang}/{share}.{id}.png`). Used by the head, share pictures and the sitemap.
 */
export const DETAIL_PAGES = {
  article: { route: 'articles/detail/:slug', share: 'articles' },
  caseStudy: { route: 'caseStudy/detail/:slug', share: 'caseStudy' },
  package: { route: 'Marketer/package/detail/:slug', share: 'package' },
  influencer: { route: 'influencer/:handle', share: 'influencer' },
  job: { route: 'jobMarketBoard/:campaignId', share: 'job' },
} as const
export type DetailKind = keyof typeof DETAIL_PAGES

const KINDS = Object.keys(DETAIL_PAGES) as DetailKind[]

/** The kind of thing that a route shows. */
export const detailKindOfRoute = (route: string): DetailKind | null =>
  KINDS.find((kind) => DETAIL_PAGES[kind].route === route) ?? null

/** The kind of thing by the prefix of its share picture's name. */
export const detailKindOfShare = (name: string): DetailKind | null =>
  KINDS.find((kind) => DETAIL_PAGES[kind].share === name) ?? null
