import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useScript } from '../../../ui/use-script.ts'
import { countWords } from '../rules/count-words.ts'
import { findText } from '../text/index.ts'
import { NumberBox } from './number-box.tsx'
import { useRange } from './use-range.ts'

/** A bar of a histogram. The first has no `min`, the last no `max`. */
export interface RangePart {
  min: number | null
  max: number | null
  count: number
}

interface RangeFieldsProps {
  names: readonly [min: string, max: string]
  min: number | null
  max: number | null
  /** Null if they were not counted. */
  parts: readonly RangePart[] | null
  textOf: (value: number) => string
  sign?: string | undefined
  /** Called after a bar was selected, because that fires no input event. */
  onPick: (form: HTMLFormElement) => void
}

const asText = (value: number | null): string => (value === null ? '' : String(value))

interface Bounds {
  min: string
  max: string
}

const boundsOf = ({ min, max }: Pick<RangePart, 'min' | 'max'>): Bounds => ({ min: asText(min), max: asText(max) })

const isWithin = ({ min, max }: RangePart, chosen: Bounds): boolean =>
  (chosen.min !== '' || chosen.max !== '') &&
  (max === null || max >= Number(chosen.min)) &&
  (chosen.max === '' || (min ?? 0) <= Number(chosen.max))

interface HistogramProps {
  parts: readonly RangePart[]
  chosen: Bounds
  textOf: (value: number) => string
  onChoose: (bounds: Bounds, form: HTMLFormElement | null) => void
}

/** The bars of a histogram. With JavaScript, clicking a bar selects its range or clears it. */
function Histogram({ parts, chosen, textOf, onChoose }: HistogramProps) {
  const t = useText(findText)
  const range = useRange()
  const script = useScript()
  const highest = Math.max(1, ...parts.map(({ count }) => count))
  const wordsOf = (part: RangePart) =>
    t('partCount', { range: range(part.min, part.max, textOf), n: countWords(part.count) })
  const only = parts.find(({ min, max }) => asText(min) === chosen.min && asText(max) === chosen.max)
  return (
    <div className="mb-3">
      <div className="flex h-14 border-b border-line-field">
        {parts.map((part) => {
          const bar = (
            <span
              className={cx(
                'block w-full rounded-t-sm group-hover:bg-action',
                isWithin(part, chosen) ? 'bg-viz-1' : 'bg-line-field',
              )}
              style={{ height: part.count === 0 ? 0 : `${Math.max(4, (part.count / highest) * 100)}%` }}
            />
          )
          const shape = 'group flex h-full min-w-0 flex-1 items-end px-px'
          if (!script)
            return (
              <span key={asText(part.min)} className={shape}>
                {bar}
              </span>
            )
          return (
            <button
              key={asText(part.min)}
              type="button"
              title={wordsOf(part)}
              aria-label={wordsOf(part)}
              aria-pressed={part === only}
              className={shape}
              onClick={(event) =>
                onChoose(part === only ? { min: '', max: '' } : boundsOf(part), event.currentTarget.form)
              }
            >
              {bar}
            </button>
          )
        })}
      </div>
      <p className="mt-1 flex justify-between text-xs text-ink-3" aria-hidden="true">
        {only ? (
          wordsOf(only)
        ) : (
          <>
            <span>{textOf(0)}</span>
            <span>{textOf(parts.at(-1)?.min ?? 0)}+</span>
          </>
        )}
      </p>
    </div>
  )
}

/** Fields for the minimum and the maximum, below a histogram of the number of channels. */
export function RangeFields({ names, min, max, parts, textOf, sign, onPick }: RangeFieldsProps) {
  const t = useText(findText)
  const least = useRef<HTMLInputElement>(null)
  const most = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(boundsOf({ min, max }))
  const read = useCallback(() => setChosen({ min: least.current?.value ?? '', max: most.current?.value ?? '' }), [])
  // Reads values that were entered before hydration or restored by the browser.
  useEffect(read, [read])
  const choose = (bounds: Bounds, form: HTMLFormElement | null): void => {
    if (least.current) least.current.value = bounds.min
    if (most.current) most.current.value = bounds.max
    setChosen(bounds)
    if (form) onPick(form)
  }
  return (
    <>
      {parts && <Histogram parts={parts} chosen={chosen} textOf={textOf} onChoose={choose} />}
      <div className="grid grid-cols-2 gap-2.5">
        <NumberBox ref={least} name={names[0]} label={t('min')} value={min} sign={sign} onInput={read} />
        <NumberBox ref={most} name={names[1]} label={t('max')} value={max} sign={sign} onInput={read} />
      </div>
    </>
  )
}
