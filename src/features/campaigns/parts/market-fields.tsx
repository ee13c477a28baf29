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
import { marketText } from '../text/market.ts'
import type { MarketState } from './market-address.ts'
import type { Facets } from './market-data.ts'

const CHANNELS = CHANNEL_TYPES.filter((type): type is StoredChannelType => type !== 'TWITTER')

export type Part = 'price' | 'channel' | 'post' | 'topic'
export const PARTS: readonly Part[] = ['price', 'channel', 'post', 'topic']

interface KeptProps {
  state: MarketState
  except: readonly (Part | 'q' | 'match')[]
  /** A creator looks: the match switch is kept too. */
  canMatch: boolean
}

/** The filters that a form does not show, so that sending it keeps them. */
export function KeptFilters({ state, except, canMatch }: KeptProps) {
  const keep = (name: Part | 'q' | 'match') => !except.includes(name)
  return (
    <>
      {keep('q') && state.q && <input type="hidden" name="q" value={state.q} />}
      {(['channel', 'post', 'topic'] as const).map(
        (name) =>
          keep(name) &&
          state[name].length > 0 && <input key={name} type="hidden" name={name} value={state[name].join(',')} />,
      )}
      {keep('price') && state.min !== null && <input type="hidden" name="min" value={state.min} />}
      {keep('price') && state.max !== null && <input type="hidden" name="max" value={state.max} />}
      {canMatch && keep('match') && <input type="hidden" name="match" value={state.match ? '1' : '0'} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {state.saved && <input type="hidden" name="saved" value="1" />}
    </>
  )
}

/** How the open jobs lie along the pay, as bars; the chosen range is leaf. */
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
              <input name={name} inputMode="numeric" pattern="\d*" defaultValue={state[name] ?? ''} />
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

/** The fields of one part of the filter. Choices that no open job has are left out. */
export function PartFields({ part, state, facets }: { part: Part; state: MarketState; facets: Facets }) {
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
