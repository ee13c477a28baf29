import type { MouseEvent, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const BASE = 'inline-flex shrink-0 items-center gap-1.5 rounded-full font-medium leading-tight whitespace-nowrap'
const SIZES = {
  sm: 'hit min-h-7 px-2.5 text-xs',
  md: 'hit min-h-9 px-3.5 text-sm',
  lg: 'relative min-h-11 px-4 text-sm',
} as const

interface ChipLook {
  size?: keyof typeof SIZES
  className?: string
  children: ReactNode
}

export interface ChipLinkProps extends ChipLook {
  href: string
  current?: boolean
  /** With JavaScript, runs instead of following the link. */
  onChoose?: () => void
}

/** A filter as a link: works without JavaScript. */
export function ChipLink({ href, current, onChoose, size = 'md', className, children }: ChipLinkProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault()
    onChoose?.()
  }
  return (
    <Link
      href={href}
      onClick={onChoose && choose}
      aria-current={current ? 'true' : undefined}
      className={cx('chip', BASE, SIZES[size], className)}
    >
      {children}
    </Link>
  )
}

/** An active filter; the link with the cross removes it. */
export function AppliedChip({
  href,
  removeLabel,
  children,
}: {
  href: string
  removeLabel: string
  children: ReactNode
}) {
  return (
    <Link href={href} aria-label={removeLabel} className={cx(BASE, SIZES.sm, 'max-w-full bg-surface-2 hover:bg-line')}>
      <span className="truncate">{children}</span>
      <Icon name="x-bold" className="text-[0.6875rem]" />
    </Link>
  )
}

export interface CheckChipProps extends ChipLook {
  name: string
  value: string
  type?: 'checkbox' | 'radio'
  /** `soft`: a check mark on a pale background; `solid`: a green background. */
  tone?: 'soft' | 'solid'
  defaultChecked?: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

/** A choice in a form, with a native checkbox or radio button. */
export function CheckChip(props: CheckChipProps) {
  const {
    name,
    value,
    type = 'checkbox',
    tone = 'soft',
    size = 'md',
    defaultChecked,
    disabled,
    onChange,
    className,
    children,
  } = props
  return (
    <label className={cx('chip', BASE, SIZES[size], className)} data-tone={tone}>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        className="sr-only"
      />
      {tone === 'soft' && <Icon name="check-bold" className="chip-mark text-xs" />}
      {children}
    </label>
  )
}
