import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { UserText } from './phrases.tsx'

export interface KeyValue {
  label: ReactNode
  value: ReactNode
}

/** Facts as rows: name at the left, value at the right, thin lines between. */
export function KeyValues({
  rows,
  dense,
  className,
}: {
  rows: readonly KeyValue[]
  dense?: boolean
  className?: string
}) {
  return (
    <dl className={cx('divide-y divide-line', className)}>
      {rows.map((row, i) => (
        <div
          key={i}
          className={cx('flex flex-wrap items-baseline justify-between gap-x-4', dense ? 'py-[7px] text-sm' : 'py-2.5')}
        >
          <dt className="text-sm text-ink-2">{row.label}</dt>
          <dd className="min-w-0 flex-1 basis-[6rem] text-right font-medium">
            <UserText>{row.value}</UserText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
