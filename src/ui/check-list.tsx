import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export interface CheckItem {
  state: 'passed' | 'failed' | 'pending'
  label: ReactNode
  /** The value compared with its limit, or that it is not checked yet. */
  value?: ReactNode
}

const LOOKS: Record<CheckItem['state'], [IconName, string, string]> = {
  passed: ['check-circle-fill', 'text-positive', ''],
  failed: ['x-circle-fill', 'text-critical', 'font-semibold'],
  pending: ['circle-dashed', 'text-ink-3', 'text-ink-3'],
}

/** Rules in order: passed, failed, not yet checked. `words` names the state for screen readers. */
export function CheckList({
  items,
  words,
}: {
  items: readonly CheckItem[]
  words: Record<CheckItem['state'], string>
}) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item, i) => {
        const [icon, ink, weight] = LOOKS[item.state]
        return (
          <li key={i} className={cx('flex min-h-11 items-center gap-3 py-2 text-sm', weight)}>
            <Icon name={icon} label={words[item.state]} size={20} className={ink} />
            <span className="min-w-0 flex-1">{item.label}</span>
            <span className={cx('text-right text-xs', item.state === 'failed' ? 'text-critical' : 'text-ink-2')}>
              {item.value}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
