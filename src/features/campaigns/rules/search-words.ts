import { type BahtRange, satangToBaht } from '../../../core/baht-range.ts'
import { formatBahtShort, formatNumber } from '../../../i18n/formats.ts'
import type { Translate } from '../../../i18n/messages.ts'
import type { VocabularyWords } from '../../../i18n/vocabulary/words.ts'
import type { SavedFilters } from '../market/shapes.ts'

const NAME_MAX = 160

/** The texts of the market that a name needs, with their placeholders. */
type NameTexts = { priceRange: '{from}–{to}'; priceFrom: '{from}'; priceTo: '{to}'; matchChip: '' }

/** A price range in words. At least one limit is set. */
export function priceWords(t: Translate<NameTexts>, { min, max }: BahtRange): string {
  const baht = (n: number) => formatBahtShort(n * 100)
  if (min !== null && max !== null) return t('priceRange', { from: baht(min), to: formatNumber(max) })
  return min !== null ? t('priceFrom', { from: baht(min) }) : t('priceTo', { to: baht(max ?? 0) })
}

/** The name of a search: its filters in the reader's language. */
export function searchName(filters: SavedFilters, t: Translate<NameTexts>, words: VocabularyWords): string {
  const { q, channel = [], post = [], topic = [], isMatch } = filters
  const price = satangToBaht(filters)
  return [
    q,
    ...channel.map((v) => words.channel(v)),
    ...post.map((v) => words.post(v)),
    ...topic.map((v) => words.interest(v)),
    price.min !== null || price.max !== null ? priceWords(t, price) : '',
    isMatch ? t('matchChip') : '',
  ]
    .filter(Boolean)
    .join(' · ')
    .slice(0, NAME_MAX)
}
