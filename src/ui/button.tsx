import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Phrases } from './phrases.tsx'

export type ButtonVariant = 'primary' | 'highlight' | 'secondary' | 'text' | 'danger' | 'on-dark' | 'plain'
export type ButtonSize = 'lg' | 'md' | 'sm'

export interface ButtonLook {
  /**
   * `highlight`: the action that starts something of value; `primary`: every other main action. At most one filled
   * button per group.
   */
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-brand hover:bg-action-hover active:bg-action-press',
  highlight: 'bg-highlight text-on-marigold hover:bg-highlight-hover active:bg-highlight-press',
  secondary: 'bg-surface text-ink inset-ring-[1.5px] inset-ring-line-strong hover:bg-surface-2',
  text: 'text-action-text hover:bg-action-soft',
  danger: 'bg-critical-bg text-critical hover:inset-ring-[1.5px] hover:inset-ring-critical-line',
  'on-dark': 'text-white inset-ring-[1.5px] inset-ring-white/35 hover:bg-white/10',
  plain: 'bg-surface-2 text-ink hover:bg-line',
}
const SIZES: Record<ButtonSize, string> = {
  lg: 'min-h-[52px] px-7 py-2 text-[1.0625rem]',
  md: 'min-h-11 px-5 py-1.5 text-[0.9375rem]',
  sm: 'hit min-h-9 px-3.5 py-1 text-sm',
}
const BASE =
  'press inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight select-none'
const DISABLED = 'disabled:bg-surface-2 disabled:text-ink-disabled disabled:inset-ring-0 aria-busy:cursor-progress'
/** Background of a disabled link; its text is grey as for every disabled link (link.tsx). */
const LOCKED_LINK = 'aria-disabled:pointer-events-none aria-disabled:bg-surface-2 aria-disabled:inset-ring-0'

const look = ({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) =>
  cx(BASE, VARIANTS[variant], SIZES[size], variant === 'text' && size !== 'lg' && 'px-3', wide && 'w-full', className)

/** Wraps a text label in a span; other children are rendered as they are. */
const labelOf = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? (
    <span>
      <Phrases>{children}</Phrases>
    </span>
  ) : (
    children
  )

/**
 * Busy state: a spinner at the left and the progress form of the label. The button keeps the width of its normal label.
 */
function BusyLabel({ rest, busy }: { rest: ReactNode; busy: ReactNode }) {
  return (
    <span className="grid">
      <span className="invisible col-start-1 row-start-1 h-0 overflow-hidden" aria-hidden="true">
        {rest}
      </span>
      <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2">
        <Icon name="circle-notch-bold" className="spin" />
        {busy}
      </span>
    </span>
  )
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action is running; further clicks are ignored. */
  busy?: boolean
  /** Progress form of the label while busy; the label itself if omitted. */
  busyLabel?: ReactNode
}

/** Without `type` the button submits its form, as in HTML. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  busyLabel,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(look({ variant, size, wide }, className), DISABLED)}
    >
      {busy ? (
        <BusyLabel rest={children} busy={busyLabel ?? children} />
      ) : (
        <>
          {icon}
          {labelOf(children)}
        </>
      )}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** A full page load instead of a client navigation (downloads, other services). */
  reload?: boolean
}

export function ButtonLink({ variant, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(look({ variant, size, wide }, className), LOCKED_LINK)}>
      {icon}
      {labelOf(children)}
    </Link>
  )
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name: what the button does. */
  label: string
  /** An element, not a name: `<Icon name="bell" />`. */
  icon: ReactElement
  /** Thin ring around the 44 px circle. */
  ring?: boolean
  /** A dot for something new; `label` must say what is new. */
  dot?: boolean
}

const DISC = 'press relative grid size-11 shrink-0 place-items-center rounded-full text-[22px] hover:bg-surface-2'

export function IconButton({ label, icon, ring, dot, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(DISC, ring && 'inset-ring inset-ring-line', className)}
    >
      {icon}
      {dot && <NewsDot />}
    </button>
  )
}

export interface IconLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  label: string
  /** An element, not a name: `<Icon name="bell" />`. */
  icon: ReactElement
  ring?: boolean
  dot?: boolean
  /** A count at the corner; `label` must contain it too. */
  count?: string | undefined
}

export function IconLink({ label, icon, ring, dot, count, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={cx(DISC, ring && 'inset-ring inset-ring-line', className)}>
      {icon}
      {dot && <NewsDot />}
      {count !== undefined && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 min-w-4.5 rounded-full bg-(--chompoo-600) px-1.5 text-center text-[min(0.75rem,16px)] leading-normal font-title text-white"
        >
          {count}
        </span>
      )}
    </Link>
  )
}

const NewsDot = () => (
  <span className="absolute top-[9px] right-2.5 size-2.5 rounded-full border-2 border-surface bg-(--chompoo-500)" />
)
