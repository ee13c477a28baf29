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
