import type { ReactNode } from 'react'
import type { IconName } from './icons/list.ts'
import { fill } from './icons/list-fill.ts'

export interface MenuItem {
  href: string
  label: ReactNode
  icon: IconName
  active?: boolean
  count?: number
  /** The count asks the user to act; shown in pink. */
  hot?: boolean
}

export interface MenuGroup {
  title?: ReactNode
  items: readonly MenuItem[]
}

const MOST_SHOWN = 99

/** The text of a count; undefined for zero. */
export const countMark = (n = 0): string | undefined =>
  n > MOST_SHOWN ? `${MOST_SHOWN}+` : n > 0 ? String(n) : undefined

const filled = new Set<string>(fill)

/** The filled form of an icon for the active menu item or tab, if the sprite has one. */
export const activeIcon = (icon: IconName): IconName => (filled.has(icon) ? (`${icon}-fill` as IconName) : icon)
