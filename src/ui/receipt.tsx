import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface ReceiptRow {
  label: ReactNode
  value: ReactNode
  /** Line above this row. */
  ruled?: boolean
}

export interface ReceiptProps {
  rows: readonly ReceiptRow[]
  /** Below the dashed line. */
  total?: { label: ReactNode; value: ReactNode; note?: ReactNode }
  className?: string
}

/** What is paid and what is received: rows, a dashed line, the total. */
export function Receipt({ rows, total, className }: ReceiptProps) {
  return (
    <dl className={className}>
      {rows.map((row, i) => (
        <div
          key={i}
          className={cx('flex items-baseline justify-between gap-4 py-[9px]', row.ruled && 'border-t border-line')}
        >
          <dt className="text-sm text-ink-2">{row.label}</dt>
          <dd className="text-right font-medium">{row.value}</dd>
        </div>
      ))}
      {total && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-line-strong pt-3 pb-2">
          <dt className="font-semibold">{total.label}</dt>
          <dd className="nb text-right text-money font-title">{total.value}</dd>
          {total.note && <dd className="w-full text-xs text-ink-2">{total.note}</dd>}
        </div>
      )}
    </dl>
  )
}

/** Background of a success receipt on a green screen: white in both themes, with a scalloped lower edge. */
export function ReceiptPaper({ children }: { children: ReactNode }) {
  return (
    <div data-theme="light" className="receipt-edge bg-surface px-5 pt-5">
      {children}
    </div>
  )
}
