import { useMemo } from 'react'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import type { BriefWords } from '../brief/terms.ts'
import { briefWords } from '../brief/words.ts'
import { briefText } from '../text/brief.ts'

/**
 * Formats the values of a brief in the builder. Pages that only show a brief get it formatted by their loader
 * (brief/view.ts).
 */
export function useBriefWords(): BriefWords {
  const t = useText(briefText)
  const lang = useLang()
  const words = useWords()
  return useMemo(() => briefWords(t, lang, words), [t, lang, words])
}
