import { useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { formatCompact, formatNumber } from '../../../../i18n/formats.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { FOLLOWER_STEPS } from '../../rules/follower-steps.ts'
import { builderText } from '../../text/builder.ts'

/** The slider's last position, right of the last bar: no maximum. */
const END = FOLLOWER_STEPS.length

const numberOf = (text: string): number | null => {
  const digits = text.replaceAll(/[,\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** The position of a number: the last step that it reaches. */
const positionOf = (n: number): number => FOLLOWER_STEPS.findLastIndex((step) => step <= n)

const textAt = (position: number): string => {
  const step = FOLLOWER_STEPS[position]
  return step ? String(step) : ''
}

interface FollowersRangeProps {
  min: string
  max: string
  error: string | undefined
  /** Number of creators for each step; empty without a platform. */
  counts: readonly number[]
  onEdit: (name: string) => void
}

/** A range of followers: a slider with two thumbs over a histogram, and the same range as two number fields. */
export function FollowersRange({ error, counts, onEdit, ...saved }: FollowersRangeProps) {
  const t = useText(builderText)
  const [min, setMin] = useState(saved.min)
  const [max, setMax] = useState(saved.max)
  const least = numberOf(min)
  const most = numberOf(max)
  const from = least === null ? 0 : positionOf(least)
  const to = most === null ? END : Math.max(from, positionOf(most))
  const highest = Math.max(1, ...counts)
  const wordsAt = (position: number): string => {
    const step = FOLLOWER_STEPS[position]
    return step ? formatCompact(step) : t('any')
  }
  const slide = ([low = 0, high = END]: number[]) => {
    if (low !== from) setMin(textAt(low))
    if (high !== to) setMax(textAt(high))
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-label">{t('followersRange')}</legend>
      {counts.length > 0 && (
        <div className="flex h-14 px-3" aria-hidden="true">
          {FOLLOWER_STEPS.map((step, i) => (
            <span
              key={step}
              title={t('followersBar', { from: formatCompact(step), n: formatNumber(counts[i] ?? 0) })}
              className="flex h-full min-w-0 flex-1 items-end px-px"
            >
              <span
                className={cx('block w-full rounded-t-sm', i >= from && i < to ? 'bg-viz-1' : 'bg-line-field')}
                style={{ height: counts[i] ? `${Math.max(4, (counts[i] / highest) * 100)}%` : 0 }}
              />
            </span>
          ))}
        </div>
      )}
      <Slider
        minValue={0}
        maxValue={END}
        value={[from, to]}
        onChange={slide}
        onChangeEnd={() => {
          onEdit('followersMin')
          onEdit('followersMax')
        }}
        aria-label={t('followersRange')}
        className="px-3"
      >
        <SliderTrack className="relative h-11">
          <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-field" />
          <span
            className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-action"
            style={{ left: `${(from / END) * 100}%`, right: `${100 - (to / END) * 100}%` }}
          />
          {([from, to] as const).map((position, i) => (
            <SliderThumb
              key={i === 0 ? 'min' : 'max'}
              index={i}
              aria-label={`${t(i === 0 ? 'followersMin' : 'followersMax')}: ${wordsAt(position)}`}
              className="top-1/2 grid size-11 place-items-center rounded-full outline-none data-focus-visible:outline-2 data-focus-visible:outline-focus"
            >
              <span className="grid size-6 place-items-center rounded-full border-2 border-action bg-surface" />
            </SliderThumb>
          ))}
        </SliderTrack>
      </Slider>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="followersMin"
          label={t('followersMin')}
          inputMode="numeric"
          placeholder={t('any')}
          value={min}
          onChange={(event) => setMin(event.currentTarget.value)}
          error={error}
        />
        <TextField
          name="followersMax"
          label={t('followersMax')}
          inputMode="numeric"
          placeholder={t('any')}
          value={max}
          onChange={(event) => setMax(event.currentTarget.value)}
        />
      </div>
    </fieldset>
  )
}
