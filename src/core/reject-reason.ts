import type { Bilingual } from './shapes.ts'

/** The reason of a rejection as its reader sees it: the chosen one, then the operator's own words. */
export function rejectReason<Code extends string>(
  words: Readonly<Record<Exclude<Code, 'other'>, Bilingual>>,
  code: Code | null,
  note: string | null,
): Bilingual {
  const chosen = code === null || code === 'other' ? { th: '', en: '' } : words[code as Exclude<Code, 'other'>]
  const join = (text: string) => [text, note].filter(Boolean).join(' · ')
  return { th: join(chosen.th), en: join(chosen.en) }
}
