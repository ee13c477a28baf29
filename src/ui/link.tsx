import { type AnchorHTMLAttributes, createContext, type Ref, useContext } from 'react'
import { cx } from './class-names.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
  /** A full page load instead of a move inside the app. */
  reload?: boolean
}

/** Whether the viewer may open an address. By default they may. */
export const OpenToViewer = createContext<(href: string) => boolean>(() => true)

/** Attributes of something that the viewer may not use; the layout shows the reason once a page has one. */
export const LOCKED = { 'data-locked': '' } as const

/** As the button of someone who may not press it. */
const LOCKED_LOOK = 'aria-disabled:text-ink-disabled aria-disabled:no-underline'

/**
 * A plain anchor. Where `LinkNavigation` is mounted, a click on it moves inside the app; it costs
 * no router hooks, so a page may hold hundreds, and without script it is an ordinary link. Without its address if the
 * viewer may not open that.
 */
export function Link({ reload, children, ...rest }: LinkProps) {
  if (!useContext(OpenToViewer)(rest.href)) {
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

/** Link in running text: leaf ink, underlined so that it does not rest on colour alone. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return (
    <Link {...rest} className={`font-label text-action-text underline-offset-[3px] hover:underline ${className}`} />
  )
}
