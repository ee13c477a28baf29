import { ROLE_PATH } from '../core/role-path.ts'
import type { Viewer } from '../web/page.ts'
import type { PageRoute } from '../web/page-route.ts'
import { pathWithQuery } from '../web/path-with-query.ts'

/** States of a brand's account that have a page of their own: every other page of the brand leads there. */
export const CLOSED_STATUSES = ['expired', 'suspended', 'permanently'] as const

const isClosed = (viewer: Pick<Viewer, 'scope' | 'status'>): boolean =>
  viewer.scope === 'marketer' && (CLOSED_STATUSES as readonly string[]).includes(viewer.status)

/** Where a viewer who opens this page goes instead: null to stay, `not_found` for the 404 page. */
export function guardOf(
  row: PageRoute,
  url: { pathname: string; search: string },
  lang: string,
  viewer: Pick<Viewer, 'scope' | 'status' | 'talentManager'>,
): { to: string } | 'not_found' | null {
  const { scope } = viewer
  const role = scope === 'open' ? null : ROLE_PATH[scope]
  if (row.visitorsOnly && role && row.path.startsWith(role)) return { to: `/${lang}/${role}/dashboard` }
  if (row.guard === 'open') return null
  if (!role) {
    const needed = row.guard === 'all-authenticated' ? 'Influencer' : ROLE_PATH[row.guard]
    return { to: `/${lang}/${needed}/login?next=${encodeURIComponent(url.pathname + url.search)}` }
  }
  if (row.guard !== 'all-authenticated' && row.guard !== scope) return 'not_found'
  if (isClosed(viewer) && !row.whileClosed) return { to: `/${lang}/Marketer/${viewer.status}` }
  return row.talentManager && !viewer.talentManager ? 'not_found' : null
}

/** Whether changed consents come before this page: for both sides, wherever they are signed in. */
export const needsConsent = (row: PageRoute, { scope, status }: Pick<Viewer, 'scope' | 'status'>): boolean =>
  row.guard !== 'open' && !row.beforeConsent && (scope === 'influencer' || scope === 'marketer') && status === 'active'

/** The questions of a side, with the way back to where the person was. */
export const consentPage = (lang: string, scope: Viewer['scope'], url: { pathname: string; search: string }): string =>
  pathWithQuery(`/${lang}/${scope === 'marketer' ? 'Marketer' : 'Influencer'}/acceptConsent`, {
    next: url.pathname + url.search,
  })
