import type { Bilingual } from '../../../core/shapes.ts'
import { translator } from '../../../i18n/messages.ts'
import { vocabularyText } from '../../../i18n/vocabulary/index.ts'
import { vocabularyWords } from '../../../i18n/vocabulary/words.ts'
import { searchName } from '../rules/search-words.ts'
import { marketText } from '../text/market.ts'
import type en from '../text/market-en.ts'
import type { SavedFilters } from './shapes.ts'

/** The name of a search in both languages, for messages and stored data. */
export async function searchNames(filters: SavedFilters): Promise<Bilingual> {
  const name = async (lang: 'th' | 'en') => {
    const [texts, vocabulary] = await Promise.all([marketText.load(lang), vocabularyText.load(lang)])
    return searchName(filters, translator<typeof en>(texts), vocabularyWords(translator(vocabulary)))
  }
  return { th: await name('th'), en: await name('en') }
}
