import { ROLE_PATH } from '../core/role-path.ts'
import { RESTRICTED_STATUSES } from '../features/accounts/rules/status.ts'
import type { Viewer } from '../web/page.ts'
import type { PageRoute } from '../web/page-route.ts'
import { pathWithQuery } from '../web/path-with-query.ts'

/** Whether the account has a status page; an operator has none. */
const isRestricted = ({ scope, status }: Pick<Viewer, 'scope' | 'status'>): boolean =>
  (scope === 'marketer' || scope === 'influencer') && (RESTRICTED_STATUSES as readonly string[]).includes(status)

const isOpenWhileRestricted = (row: PageRoute, status: string): boolean =>
  row.whileClosed === true || (row.whileExpired === true && status === 'expired')

/** Whether the viewer has the permission that the page requires. */
export const isPermitted = (
  { permission }: Pick<PageRoute, 'permission'>,
  { permissions }: Pick<Viewer, 'permissions'>,
): boolean => !permission || !permissions || permissions.includes(permission)

/** The log-in page of the role that the page needs, with a link back to the page. */
function loginPage(
  guard: Exclude<PageRoute['guard'], 'open'>,
  url: { pathname: string; search: string },
  lang: string,
) {
  const role = guard === 'all-authenticated' ? 'Influencer' : ROLE_PATH[guard]
  return `/${lang}/${role}/login?next=${encodeURIComponent(url.pathname + url.search)}`
}

/** Where to redirect a viewer who opens this page: null to stay, `not_found` for the 404 page. */
export function guardOf(
  row: PageRoute,
  url: { pathname: string; search: string },
  lang: string,
  viewer: Pick<Viewer, 'scope' | 'status' | 'talentManager' | 'agency' | 'limited' | 'permissions'>,
): { to: string } | 'not_found' | null {
  const { scope } = viewer
  const role = scope === 'open' ? null : ROLE_PATH[scope]
  if (row.visitorsOnly && role && row.path.startsWith(role)) return { to: `/${lang}/${role}/dashboard` }
  if (row.guard === 'open') return null
  if (!role) return { to: loginPage(row.guard, url, lang) }
  if (row.guard !== 'all-authenticated' && row.guard !== scope) return 'not_found'
  if (isRestricted(viewer) && !isOpenWhileRestricted(row, viewer.status))
    return { to: `/${lang}/${role}/${viewer.status}` }
  if (!isPermitted(row, viewer) || isOfOthers(row, viewer)) return 'not_found'
  if (viewer.limited && row.guard === 'marketer' && !row.limited)
    return row.path === 'Marketer/dashboard' ? { to: `/${lang}/Marketer/manageCampaign` } : 'not_found'
  return null
}

/** Whether the page is only for agencies or for talent managers, and the viewer is none. */
const isOfOthers = (row: PageRoute, viewer: Pick<Viewer, 'agency' | 'talentManager'>): boolean =>
  (row.agency === true && !viewer.agency) || (row.talentManager === true && !viewer.talentManager)

/** Whether the page requires that the viewer accepts changed consents first. */
export const needsConsent = (row: PageRoute, { scope, status }: Pick<Viewer, 'scope' | 'status'>): boolean =>
  row.guard !== 'open' && !row.beforeConsent && (scope === 'influencer' || scope === 'marketer') && status === 'active'

/** The consent page of a role, with a link back to the requested page. */
export const consentPage = (lang: string, scope: Viewer['scope'], url: { pathname: string; search: string }): string =>
  pathWithQuery(`/${lang}/${scope === 'marketer' ? 'Marketer' : 'Influencer'}/acceptConsent`, {
    next: url.pathname + url.search,
  })
