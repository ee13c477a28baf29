import type { Lang } from '../core/shapes.ts'
import type { Translate } from '../i18n/messages.ts'
import type { MenuGroup, MenuItem } from '../ui/menu.ts'
import { MENU_GROUPS, type MenuGroupName, type MenuPlace, type PageRoute } from '../web/page-route.ts'
import { routeTable } from './route-table.ts'
import type en from './text/en.ts'

export interface Menus {
  side: MenuGroup[]
  tabs: MenuItem[]
}

const TITLES = {
  queues: 'queues',
  earnings: 'earnings',
  jobs: 'jobs',
  credits: 'credits',
  money: 'money',
  system: 'system',
} as const satisfies Record<Exclude<MenuGroupName, 'own'>, keyof typeof en>

/** The menus of a role, from the entries of its pages. */
export function menusOf(role: PageRoute['guard'], t: Translate<typeof en>, lang: Lang): Menus {
  const pages = routeTable.filter(({ guard, file }) => guard === role && file)
  const items = <P extends MenuPlace>(placeOf: (page: PageRoute) => P | undefined): MenuItem[] =>
    pages
      .flatMap((page) => {
        const place = placeOf(page)
        return place ? [{ path: page.path, ...place }] : []
      })
      .sort((a, b) => a.order - b.order)
      .map(({ path, label, icon }) => ({ href: `/${lang}/${path}`, label: label[lang], icon }))
  const side = MENU_GROUPS.flatMap((group) => {
    const entries = items(({ menu }) => (menu?.group === group ? menu : undefined))
    if (entries.length === 0) return []
    return [group === 'own' ? { items: entries } : { title: t(TITLES[group]), items: entries }]
  })
  return { side, tabs: items(({ tab }) => tab) }
}
