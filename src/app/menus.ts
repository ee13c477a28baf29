import type { Lang } from '../core/shapes.ts'
import type { Translate } from '../i18n/messages.ts'
import type { MenuGroup, MenuItem } from '../ui/menu.ts'
import type { Viewer } from '../web/page.ts'
import { MENU_GROUPS, type MenuGroupName, type MenuPlace, type PageRoute } from '../web/page-route.ts'
import { isPermitted } from './guards.ts'
import { routeTable } from './route-table.ts'
import type en from './text/en.ts'

export interface Menus {
  side: MenuGroup[]
  tabs: MenuItem[]
  /** In the menu under the avatar. */
  avatar: MenuItem[]
}

const TITLES = {
  queues: 'queues',
  earnings: 'earnings',
  jobs: 'jobs',
  partners: 'partners',
  credits: 'credits',
  packages: 'packages',
  money: 'money',
  system: 'system',
} as const satisfies Record<Exclude<MenuGroupName, 'own'>, keyof typeof en>

/** Counts of the menu badges. */
export type MenuCounts = Readonly<Record<NonNullable<MenuPlace['count']>, number>>

interface Reader extends Pick<Viewer, 'talentManager' | 'agency' | 'limited' | 'permissions'> {
  role: PageRoute['guard']
}

/** The menus of a role, built from the menu entries of its pages. */
export function menusOf(
  { role, talentManager, agency, limited, permissions }: Reader,
  t: Translate<typeof en>,
  lang: Lang,
  counts?: MenuCounts,
): Menus {
  const pages = routeTable.filter(
    ({ guard, file, menu, ...page }) =>
      guard === role &&
      file &&
      isPermitted(page, { permissions }) &&
      (agency || !page.agency) &&
      (page.limited || !limited) &&
      (talentManager ? !menu?.notForTalentManagers : !page.talentManager),
  )
  // A read-only member has nothing to decide.
  const counted = (count: MenuPlace['count']) => count !== 'awaited' || (permissions?.includes('campaigns') ?? true)
  const items = <P extends MenuPlace>(placeOf: (page: PageRoute) => P | undefined): MenuItem[] =>
    pages
      .flatMap((page) => {
        const place = placeOf(page)
        return place ? [{ path: page.path, ...place }] : []
      })
      .sort((a, b) => a.order - b.order)
      .map(({ path, label, icon, count }) => ({
        href: `/${lang}/${path}`,
        label: label[lang],
        icon,
        ...(count && counts && counted(count) && { count: counts[count], hot: true }),
      }))
  const side = MENU_GROUPS.flatMap((group) => {
    const entries = items(({ menu }) => (menu?.group === group ? menu : undefined))
    if (entries.length === 0) return []
    return [group === 'own' ? { items: entries } : { title: t(TITLES[group]), items: entries }]
  })
  return { side, tabs: items(({ tab }) => tab), avatar: items(({ avatar }) => avatar) }
}
