import type { Permission } from '../core/endpoint.ts'
import { ROLE_PATH } from '../core/role-path.ts'
import type { Bilingual } from '../core/shapes.ts'
import type { IconName } from '../ui/icons/list.ts'
import type { PageQuery } from './page-query.ts'

/** Who may open a page. A visitor is redirected to the role's login; another role gets the 404 page. */
export type Guard = 'open' | 'influencer' | 'marketer' | 'operator' | 'all-authenticated'
export type LayoutName = 'public' | 'app' | 'bare'

/** Groups of the side menus, in order; `own` has no title. */
export const MENU_GROUPS = [
  'own',
  'queues',
  'earnings',
  'jobs',
  'partners',
  'credits',
  'packages',
  'money',
  'system',
] as const
export type MenuGroupName = (typeof MENU_GROUPS)[number]

/** A position in a menu: the smallest order comes first. */
export interface MenuPlace {
  order: number
  label: Bilingual
  icon: IconName
  /** Count in the badge: unread conversations, or jobs that wait for the viewer. */
  count?: 'unread' | 'awaited'
}

export interface PageRoute {
  /** Path below /{lang}, in React Router's spelling; empty for the home page. */
  path: string
  /** Route module below src/; without one the path returns 404 and nothing links to it. */
  file?: string
  guard: Guard
  layout: LayoutName
  /** Only for talent managers; others get the 404 page. */
  talentManager?: true
  /** Only for agencies; others get the 404 page. */
  agency?: true
  /** Only for team members with this permission and for the account's own login; others get the 404 page. */
  permission?: Permission
  /**
   * Permission that a team member needs to send the page's forms; they are disabled without it. Defaults to
   * `permission`, else `account`.
   */
  acts?: Permission
  /** Also for team members who are limited to brands; all other pages of the role return 404 for them. */
  limited?: true
  /** Signed-in users are redirected to their dashboard. */
  visitorsOnly?: true
  /** Cached for visitors: the content tags that invalidate it, and the query values that select a different page. */
  cache?: { tags: readonly string[]; query?: PageQuery }
  /** Accessible while the account is suspended, expired or closed: documents and the account's own data. */
  whileClosed?: true
  /** Accessible while the account is expired, for what is still due. */
  whileExpired?: true
  /** Accessible before changed consents are accepted: the consent page itself and logout. */
  beforeConsent?: true
  /** Its forms may contain files. */
  uploads?: true
  /** No interactive components: visitors get a plain document without the framework's scripts. */
  plain?: true
  /** Excluded from search engines. */
  noindex?: true
  /** Entry of the role's side menu. */
  menu?: MenuPlace & {
    group: MenuGroupName
    /** Hidden from talent managers, who have other pages for this. */
    notForTalentManagers?: true
  }
  /** Entry of the tab bar on a phone. */
  tab?: MenuPlace
  /** Entry of the menu under the avatar, which phones also show. */
  avatar?: MenuPlace
}

type Extra = Partial<Omit<PageRoute, 'path' | 'guard' | 'layout' | 'file'>>
type Role = keyof typeof ROLE_PATH

/**
 * Builders for a feature's routes. `file` is a module in the feature's `pages/`; without one the page does not exist
 * yet.
 */
export function pagesOf(feature: string) {
  const route = (row: Omit<PageRoute, 'file'>, file: string | null, extra: Extra): PageRoute => ({
    ...row,
    ...(file !== null && { file: `features/${feature}/pages/${file}.tsx` }),
    ...extra,
  })
  const own =
    (layout: LayoutName) =>
    (guard: Role, path: string, file: string | null, extra: Extra = {}) =>
      route({ path: `${ROLE_PATH[guard]}/${path}`, guard, layout, noindex: true }, file, extra)
  const open =
    (layout: LayoutName) =>
    (path: string, file: string, extra: Extra = {}) =>
      route({ path, guard: 'open', layout }, file, extra)
  return {
    /** A public page. */
    open: open('public'),
    /** A public page without header and footer, such as a login. */
    openBare: open('bare'),
    /** A page of a role, with its menu. */
    role: own('app'),
    /** A page of a role without the menu: a form of several steps. */
    roleBare: own('bare'),
  }
}
