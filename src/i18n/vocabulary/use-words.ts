import { useMemo } from 'react'
import { useText } from '../use-text.tsx'
import { vocabularyText } from './index.ts'
import { vocabularyWords } from './words.ts'

/** Texts of the closed lists, by code, in the page's language. */
export function useWords() {
  const t = useText(vocabularyText)
  return useMemo(() => vocabularyWords(t), [t])
}
