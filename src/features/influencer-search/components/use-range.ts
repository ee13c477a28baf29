import { useText } from '../../../i18n/use-text.tsx'
import { findText } from '../text/index.ts'

/** Formats a range as text. Null is an open end. */
export function useRange() {
  const t = useText(findText)
  return (min: number | null, max: number | null, words: (n: number) => string): string => {
    if (min !== null && max !== null) return t('range', { from: words(min), to: words(max) })
    return min !== null ? t('from', { value: words(min) }) : t('upTo', { value: words(max ?? 0) })
  }
}
