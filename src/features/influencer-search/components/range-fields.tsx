import { useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { countWords } from '../rules/count-words.ts'
import { findText } from '../text/index.ts'
import { NumberBox } from './number-box.tsx'
import { useRange } from './use-range.ts'

/** A part of a histogram; the first one has no least value, the last one no most. */
export interface RangePart {
  min: number | null
  max: number | null
  count: number
}

interface RangeFieldsProps {
  names: readonly [min: string, max: string]
  min: number | null
  max: number | null
  /** Null where they were not counted. */
  parts: readonly RangePart[] | null
  textOf: (value: number) => string
  sign?: string
  /** After a part was chosen, which no event of a field tells the form. */
  onPick: (form: HTMLFormElement) => void
}

const asText = (value: number | null): string => (value === null ? '' : String(value))

/** The least and the most of a number. Above them how many channels each part has; a click chooses the part. */
export function RangeFields({ names, min, max, parts, textOf, sign, onPick }: RangeFieldsProps) {
  const t = useText(findText)
  const range = useRange()
  const [chosen, setChosen] = useState({ min: asText(min), max: asText(max) })
  const highest = Math.max(1, ...(parts ?? []).map(({ count }) => count))
  const isIn = (part: RangePart): boolean =>
    (chosen.min !== '' || chosen.max !== '') &&
    (part.max === null || part.max >= Number(chosen.min)) &&
    (chosen.max === '' || (part.min ?? 0) <= Number(chosen.max))
  return (
    <>
      {parts && (
        <div className="mb-3 flex h-14 border-b border-line-strong">
          {parts.map((part) => {
            const own = { min: asText(part.min), max: asText(part.max) }
            const isOnly = own.min === chosen.min && own.max === chosen.max
            const words = t('partCount', { range: range(part.min, part.max, textOf), n: countWords(part.count) })
            return (
              <button
                key={own.min}
                type="button"
                title={words}
                aria-label={words}
                aria-pressed={isOnly}
                className="group flex h-full min-w-0 flex-1 items-end px-px"
                onClick={({ currentTarget: { form } }) => {
                  setChosen(isOnly ? { min: '', max: '' } : own)
                  if (form) onPick(form)
                }}
              >
                <span
                  className={cx(
                    'block w-full rounded-t-sm group-hover:bg-action',
                    isIn(part) ? 'bg-viz-1' : 'bg-line-strong',
                  )}
                  style={{ height: `${Math.max(3, (part.count / highest) * 100)}%` }}
                />
              </button>
            )
          })}
        </div>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        {(['min', 'max'] as const).map((end, n) => (
          <NumberBox
            key={end}
            name={names[n] as string}
            label={t(end)}
            value={chosen[end]}
            onChange={(value) => setChosen({ ...chosen, [end]: value })}
            {...(sign && { sign })}
          />
        ))}
      </div>
    </>
  )
}
