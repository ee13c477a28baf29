import { fold } from './fold.ts'
import { isShort } from './question.ts'

/** Maximum number of words of a query; more words do not improve the result. */
const MAX_WORDS = 8

export interface QueryWord {
  /** Folded. */
  text: string
  short: boolean
  /** The words that the dictionary finds in it, if there are two or more: Thai has no spaces between words. */
  parts: string[]
}

const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

function partsOf(word: string): string[] {
  const found = [...dictionary.segment(word)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const parts = [...new Set(found.filter((part) => !isShort(part)))]
  return parts.length > 1 ? parts : []
}

/** The words of a query. A result must contain all of them. */
export function queryWords(question: string): QueryWord[] {
  const words = [...new Set(fold(question).split(' '))].filter(Boolean).slice(0, MAX_WORDS)
  return words.map((text) => ({ text, short: isShort(text), parts: isShort(text) ? [] : partsOf(text) }))
}
