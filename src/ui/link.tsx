import { type AnchorHTMLAttributes, createContext, type Ref, useContext } from 'react'
import { cx } from './class-names.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
  /** A full page load instead of a client navigation. */
  reload?: boolean
}

/** Whether the viewer may open a path. By default they may. */
export const CanOpenPath = createContext<(href: string) => boolean>(() => true)

/** Attributes of a control that the viewer may not use. If a page contains one, the layout shows the reason. */
export const LOCKED = { 'data-locked': '' } as const

/** The look of a disabled button. */
const LOCKED_LOOK = 'aria-disabled:text-ink-disabled aria-disabled:no-underline'

/**
 * A plain anchor. Where `LinkNavigation` is mounted, a click navigates in the client. It uses no router hooks, so a
 * page may contain hundreds of links; without JavaScript it is an ordinary link. It has no `href` if the viewer may not
 * open the path.
 */
export function Link({ reload, children, ...rest }: LinkProps) {
  if (!useContext(CanOpenPath)(rest.href)) {
    const { href: _href, ...look } = rest
    return (
      <a {...look} className={cx(look.className, LOCKED_LOOK)} role="link" aria-disabled="true" {...LOCKED}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} data-nav={reload ? undefined : ''}>
      {children}
    </a>
  )
}

/** Link in running text: green, and underlined on hover so that it does not rely on colour alone. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return (
    <Link {...rest} className={`font-label text-action-text underline-offset-[3px] hover:underline ${className}`} />
  )
}
