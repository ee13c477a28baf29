import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { AppliedChip } from '../../../ui/chip.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { priceWords } from '../rules/search-words.ts'
import { marketText } from '../text/market.ts'
import { type MarketState, NO_FILTERS } from './market-address.ts'

interface AppliedProps {
  state: MarketState
  hrefOf: (change: Partial<MarketState>) => string
}

/** The active filters, each with a button to remove it. */
export function AppliedFilters({ state, hrefOf }: AppliedProps) {
  const t = useText(marketText)
  const words = useWords()
  const without = (name: 'channel' | 'post' | 'topic', value: string) =>
    hrefOf({ [name]: state[name].filter((item) => item !== value), page: 1 })
  const chips = [
    ...(state.q ? [{ key: 'q', label: state.q, href: hrefOf({ q: '', page: 1 }) }] : []),
    ...state.channel.map((v) => ({ key: v, label: words.channel(v), href: without('channel', v) })),
    ...state.post.map((v) => ({ key: v, label: words.post(v), href: without('post', v) })),
    ...state.topic.map((v) => ({ key: v, label: words.interest(v), href: without('topic', v) })),
  ]
  const price = state.min !== null || state.max !== null
  const range = priceWords(t, state)
  if (chips.length === 0 && !price) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <AppliedChip key={chip.key} href={chip.href} removeLabel={t('remove', { name: chip.label })}>
          {chip.label}
        </AppliedChip>
      ))}
      {price && (
        <AppliedChip href={hrefOf({ min: null, max: null, page: 1 })} removeLabel={t('remove', { name: range })}>
          {range}
        </AppliedChip>
      )}
      <TextLink href={hrefOf(NO_FILTERS)} className="hit text-sm">
        {t('clear')}
      </TextLink>
    </div>
  )
}
