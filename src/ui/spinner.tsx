import { cx } from './class-names.ts'

/** Loading indicator: the logo with animated scallops. `label` says what is loading. */
export function Spinner({ label, page }: { label: string; page?: boolean }) {
  return (
    <div role="status" className={cx('grid place-items-center', page && 'min-h-[60dvh]')}>
      <svg viewBox="0 0 40 40" width="56" height="56" aria-hidden="true" className="overflow-visible">
        <path d="M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z" className="fill-brand-ink" />
        <g fill="#FFBF1F">
          <path className="mark-drop" d="M3 6q0-3 3-3h8.33v12.5a5.67 5.67 0 0 1-11.33 0Z" />
          <path className="mark-drop" d="M14.33 3h11.34v12.5a5.67 5.67 0 0 1-11.34 0Z" />
          <path className="mark-drop" d="M25.67 3H34q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0Z" />
        </g>
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  )
}
