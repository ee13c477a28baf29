import { cx } from './class-names.ts'

/** Thin bar; `value` is 0 to 1, `label` says what it measures. */
export function Progress({
  value,
  label,
  className,
  tone = 'leaf',
}: {
  value: number
  label: string
  className?: string
  tone?: 'leaf' | 'notice' | 'quiet'
}) {
  const part = Math.min(1, Math.max(0, value))
  const fill = { leaf: 'bg-(--leaf-500) dark:bg-viz-1', notice: 'bg-viz-2', quiet: 'bg-(--leaf-200)' }[tone]
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('block h-1.5 overflow-hidden rounded-full bg-surface-2', className)}
    >
      <span
        className={cx('block h-full rounded-full transition-[width] duration-200', fill)}
        style={{ width: `${part * 100}%` }}
      />
    </span>
  )
}
