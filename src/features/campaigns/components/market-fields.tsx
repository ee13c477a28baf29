import type { ReactNode } from 'react'
import {
  CHANNEL_TYPES,
  INTERESTS,
  type Interest,
  POST_TYPES,
  type StoredChannelType,
} from '../../../core/vocabulary.ts'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { CheckChip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { marketText } from '../text/market.ts'
import { PARTS, type Part } from './hidden-filters.tsx'
import type { MarketState } from './market-address.ts'
import type { Facets } from './market-data.ts'

const CHANNELS = CHANNEL_TYPES.filter((type): type is StoredChannelType => type !== 'TWITTER')

/** Bars with the number of open jobs in each price range; the selected range is green. */
function PriceBars({ state, price }: { state: MarketState; price: Facets['price'] }) {
  const most = Math.max(1, ...price.map((step) => step.count))
  const inside = (from: number, next: number | undefined): boolean =>
    (state.max === null || from <= state.max * 100) &&
    (state.min === null || next === undefined || next > state.min * 100)
  return (
    <div className="mb-3 flex h-11 items-end gap-0.5 border-b-2 border-line" aria-hidden="true">
      {price.map((step, i) => (
        <span
          key={step.from}
          title={formatBahtShort(step.from)}
          className={`flex-1 rounded-t-[3px] ${inside(step.from, price[i + 1]?.from) ? 'bg-viz-1' : 'bg-line-strong'}`}
          style={{ height: `${step.count === 0 ? 3 : 10 + (step.count / most) * 34}px` }}
        />
      ))}
    </div>
  )
}

function PriceFields({ state, price }: { state: MarketState; price: Facets['price'] }) {
  const t = useText(marketText)
  return (
    <div>
      <PriceBars state={state} price={price} />
      <div className="grid grid-cols-2 gap-2.5">
        {(['min', 'max'] as const).map((name) => (
          <label key={name} className="text-sm font-label">
            {t(name)}
            <span className="field-box mt-1.5" data-size="sm">
              <span className="-mr-2 text-ink-3">฿</span>
              <input name={name} inputMode="numeric" defaultValue={state[name] ?? ''} />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

interface CheckListProps {
  name: 'channel' | 'post'
  chosen: readonly string[]
  counts: Record<string, number>
  items: readonly { value: string; label: string }[]
}

function Checks({ name, chosen, counts, items }: CheckListProps) {
  const shown = items.filter((item) => (counts[item.value] ?? 0) > 0 || chosen.includes(item.value))
  return (
    <div className="grid">
      {shown.map((item) => (
        <label key={item.value} className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name={name}
            value={item.value}
            defaultChecked={chosen.includes(item.value)}
            className="tick"
          />
          <span className="min-w-0 flex-1">{item.label}</span>
          <span className="text-xs text-ink-3">{counts[item.value] ?? 0}</span>
        </label>
      ))}
    </div>
  )
}

interface FieldsProps {
  state: MarketState
  facets: Facets
}

/** The fields of one filter. Options without open jobs are omitted. */
export function PartFields({ part, state, facets }: FieldsProps & { part: Part }) {
  const words = useWords()
  if (part === 'price') return <PriceFields state={state} price={facets.price} />
  if (part === 'channel')
    return (
      <Checks
        name="channel"
        chosen={state.channel}
        counts={facets.channel}
        items={CHANNELS.map((value) => ({ value, label: words.channel(value) }))}
      />
    )
  if (part === 'post')
    return (
      <Checks
        name="post"
        chosen={state.post}
        counts={facets.post}
        items={POST_TYPES.map((value) => ({ value, label: words.post(value) }))}
      />
    )
  const topics = INTERESTS.filter((tag) => (facets.topic[tag] ?? 0) > 0 || state.topic.includes(tag))
  return (
    <div className="flex flex-wrap gap-2">
      {topics.map((tag: Interest) => (
        <CheckChip key={tag} name="topic" value={tag} defaultChecked={state.topic.includes(tag)}>
          {words.interest(tag)}
        </CheckChip>
      ))}
    </div>
  )
}

interface AllFieldsProps extends FieldsProps {
  narrow?: boolean
}

/** All filters, each below its name. */
export function AllFields({ narrow, ...given }: AllFieldsProps): ReactNode {
  const t = useText(marketText)
  return PARTS.map((part) => (
    <fieldset key={part} className={cx('border-b border-line py-5', narrow && 'last-of-type:border-b-0')}>
      <legend className={cx('float-left mb-3 w-full font-semibold', narrow && 'text-[0.9375rem]')}>{t(part)}</legend>
      <div className="clear-both">
        <PartFields part={part} {...given} />
      </div>
    </fieldset>
  ))
}
