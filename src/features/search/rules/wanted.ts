import { fold } from './fold.ts'
import { isShort } from './question.ts'

/** More words than this say nothing more. */
const MAX_WORDS = 8

export interface Wanted {
  /** Folded. */
  text: string
  short: boolean
  /** The dictionary's words in it, where it has two or more: Thai has no spaces between words. */
  parts: string[]
}

const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

function partsOf(word: string): string[] {
  const found = [...dictionary.segment(word)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const telling = [...new Set(found.filter((part) => !isShort(part)))]
  return telling.length > 1 ? telling : []
}

/** The words of a question: all of them must be found. */
export function wantedIn(question: string): Wanted[] {
  const words = [...new Set(fold(question).split(' '))].filter(Boolean).slice(0, MAX_WORDS)
  return words.map((text) => ({ text, short: isShort(text), parts: isShort(text) ? [] : partsOf(text) }))
}
