import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Link } from './link.tsx'

const TRACK = 'max-w-full gap-0.5 overflow-x-auto rounded-[14px] bg-surface-2 p-1'
const SEGMENT =
  'segment grid min-h-9 flex-1 place-items-center rounded-[11px] px-4 text-sm font-medium whitespace-nowrap hit'

const trackOf = (wide = false): string => cx(TRACK, wide ? 'flex' : 'inline-flex')

export interface Segment {
  value: string
  label: ReactNode
  /** Makes the segment a link (view of a page). Set it on all segments or on none. */
  href?: string
}

/** Views of one page, as links. */
export function SegmentedLinks({ label, segments, current, wide }: SegmentedProps & { current: string }) {
  return (
    <nav aria-label={label} className={trackOf(wide)}>
      {segments.map((segment) => (
        <Link
          key={segment.value}
          href={segment.href ?? `?view=${segment.value}`}
          aria-current={segment.value === current ? 'true' : undefined}
          className={SEGMENT}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  )
}

interface SegmentedProps {
  label: string
  segments: readonly Segment[]
  wide?: boolean
}

/** Single choice in a form, with native radio buttons. */
export function SegmentedControl(
  props: SegmentedProps & { name: string; defaultValue?: string; onChange?: (value: string) => void },
) {
  const { label, segments, wide, name, defaultValue, onChange } = props
  return (
    <fieldset className={trackOf(wide)}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={SEGMENT}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            defaultChecked={segment.value === defaultValue}
            onChange={onChange && (() => onChange(segment.value))}
            className="sr-only"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
