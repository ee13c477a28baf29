import type { Lang } from './shapes.ts'

/**
 * The page's name and section from its route path below the language: the last segment that is no parameter, and the
 * first one (the second of the whole address). The home page is `home`.
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
 * Things with a page each: its route below the language, and the first part of its share picture's name
 * (`/share/{lang}/{share}.{id}.png`). Head, share pictures and sitemap go by this table.
 */
export const THING_PAGES = {
  article: { route: 'articles/detail/:slug', share: 'articles' },
  caseStudy: { route: 'caseStudy/detail/:slug', share: 'caseStudy' },
  package: { route: 'Marketer/package/detail/:slug', share: 'package' },
  job: { route: 'jobMarketBoard/:campaignId', share: 'job' },
} as const
export type ThingKind = keyof typeof THING_PAGES

const KINDS = Object.keys(THING_PAGES) as ThingKind[]

/** The kind of thing that a route shows one of. */
export const thingOfRoute = (route: string): ThingKind | null =>
  KINDS.find((kind) => THING_PAGES[kind].route === route) ?? null

/** The kind of thing whose share pictures begin with this name. */
export const thingOfShare = (name: string): ThingKind | null =>
  KINDS.find((kind) => THING_PAGES[kind].share === name) ?? null
