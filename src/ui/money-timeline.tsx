import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export interface MoneyStep {
  icon: IconName
  title: ReactNode
  note?: ReactNode
  amount?: ReactNode
  date?: ReactNode
  /** `money`: something is held or taken; `landed`: it is in the wallet (green circle); `plain`: no money moves. */
  kind?: 'plain' | 'money' | 'landed'
  /** In the future; shown in a secondary colour. */
  ahead?: boolean
}

const DISCS = {
  plain: 'bg-surface-2 text-ink-2',
  money: 'bg-action-soft text-action-text',
  landed: 'bg-action text-on-brand',
} as const

/** The steps that the money goes through; green marks only where it arrives. */
export function MoneyTimeline({ steps }: { steps: readonly MoneyStep[] }) {
  return (
    <ol>
      {steps.map((step, i) => (
        <li key={i} className={cx('relative flex gap-3 pb-3.5 last:pb-0', step.ahead && 'text-ink-2')}>
          {i < steps.length - 1 && <span className="absolute top-9 bottom-0 left-[17px] w-0.5 bg-line" />}
          <span
            className={cx('grid size-9 shrink-0 place-items-center rounded-full text-lg', DISCS[step.kind ?? 'plain'])}
          >
            <Icon name={step.icon} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block leading-normal font-medium">{step.title}</span>
            {step.note && <span className="block text-xs text-ink-2">{step.note}</span>}
          </span>
          <span className="nb text-right">
            <span className={cx('block leading-normal font-semibold', step.kind === 'landed' && 'text-positive')}>
              {step.amount}
            </span>
            <span className="block text-xs text-ink-2">{step.date}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
