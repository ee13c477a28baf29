import { useLocation, useRouteLoaderData } from 'react-router'
import type { SiteConfig } from '../../features/site/contract.ts'
import type { MenuGroup, MenuItem } from '../../ui/menu.ts'
import type { LanguageData } from '../language-data.ts'
import type { RootData } from '../root-data.ts'

/** The root loader's data. Every layout is below the root route, so the data is always there. */
export function useRoot(): RootData {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('root data is missing')
  return root
}

/** Data of the header and footer; null if it could not be loaded. */
export const useSite = (): SiteConfig | null => useRouteLoaderData<LanguageData>('language')?.site ?? null

/** The URL of this page in the other language. */
export function useOtherLanguage(): string {
  const { pathname, search } = useLocation()
  const { lang } = useRoot()
  return pathname.replace(/^\/(th|en)/, lang === 'th' ? '/en' : '/th') + search
}

const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)

/** Marks the active menu entry: the one with the longest path that is a prefix of the page's path. */
export function markActive(groups: readonly MenuGroup[], pathname: string): MenuGroup[] {
  const best = groups
    .flatMap((group) => group.items)
    .filter((item) => isAt(pathname, item.href))
    .sort((a, b) => b.href.length - a.href.length)[0]
  return groups.map((group) => ({ ...group, items: markTabs(group.items, best?.href) }))
}

export const markTabs = (items: readonly MenuItem[], href: string | undefined): MenuItem[] =>
  items.map((item) => ({ ...item, active: item.href === href }))

/** Marks the active tab. */
export const activeTab = (items: readonly MenuItem[], pathname: string): MenuItem[] =>
  markTabs(
    items,
    items.filter((item) => isAt(pathname, item.href)).sort((a, b) => b.href.length - a.href.length)[0]?.href,
  )
