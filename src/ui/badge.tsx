import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'positive' | 'notice' | 'critical' | 'info' | 'social' | 'neutral' | 'solid'

export const TONE_GROUNDS: Record<Tone, string> = {
  positive: 'bg-positive-bg text-positive',
  notice: 'bg-notice-bg text-notice',
  critical: 'bg-critical-bg text-critical',
  info: 'bg-info-bg text-info',
  social: 'bg-social-bg text-social',
  neutral: 'bg-neutral-bg text-neutral',
  solid: 'bg-action text-on-brand',
}

export interface BadgeProps {
  tone?: Tone
  /** Bold or filled icon. Required for state badges, because colour alone must not convey a state. */
  icon?: IconName
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-[26px] items-center gap-[5px] rounded-sm py-0.5 pr-[9px] pl-2 text-xs leading-tight font-label whitespace-nowrap',
        TONE_GROUNDS[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
