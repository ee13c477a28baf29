import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type CalloutTone = 'notice' | 'critical' | 'info' | 'positive' | 'quiet'

const LOOKS: Record<CalloutTone, [string, string, IconName]> = {
  notice: ['bg-notice-bg', 'text-notice', 'warning-circle-fill'],
  critical: ['bg-critical-bg', 'text-critical', 'x-circle-fill'],
  info: ['bg-info-bg', 'text-info', 'info-fill'],
  positive: ['bg-positive-bg', 'text-positive', 'check-circle-fill'],
  quiet: ['bg-sunken', 'text-ink', 'info'],
}

export interface CalloutProps {
  tone?: CalloutTone
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
  act?: ReactNode
  role?: 'status' | 'alert'
}

/** A message on the background colour of its tone. */
export function Callout({ tone = 'notice', icon, title, children, act, role }: CalloutProps) {
  const [ground, ink, own] = LOOKS[tone]
  return (
    <div
      role={role}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[14px] px-4 py-3.5 text-sm', ground)}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon name={icon ?? own} size={20} className={cx('mt-0.5', ink)} />
        <div className="min-w-0">
          {title && <p className={cx('font-semibold', ink)}>{title}</p>}
          {children && <div className={title ? 'text-ink-2' : ink}>{children}</div>}
        </div>
      </div>
      {act}
    </div>
  )
}

/** Why an action failed, above its form or list. */
export const ErrorNote = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="mb-4">
    <Callout tone="critical" role="alert" {...(title !== undefined && { title })}>
      {children}
    </Callout>
  </div>
)
