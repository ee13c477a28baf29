import type { AnchorHTMLAttributes, Ref } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
  /** A full page load instead of a move inside the app. */
  reload?: boolean
}

/**
 * A plain anchor. Where `LinkNavigation` is mounted, a click on it moves inside the app; it costs
 * no router hooks, so a page may hold hundreds, and without script it is an ordinary link.
 */
export function Link({ reload, children, ...rest }: LinkProps) {
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
