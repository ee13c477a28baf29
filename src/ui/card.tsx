import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface CardProps {
  /** 0: the content has its own padding. */
  pad?: 0 | 16 | 20 | 24
  /** Sunken background without a border, for secondary content. */
  sunken?: boolean
  as?: 'section' | 'div' | 'article' | 'aside' | 'form' | 'li'
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}

const PADS = { 0: '', 16: 'p-4', 20: 'p-4 lg:p-5', 24: 'p-4 lg:p-6' } as const

/** Surface with a thin border. Nest at most one card in another. */
export function Card({ pad = 20, sunken, as: Tag = 'section', className, children, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded-card',
        sunken ? 'bg-sunken' : 'bg-surface inset-ring inset-ring-line',
        PADS[pad],
        className,
      )}
    >
      {children}
    </Tag>
  )
}
