import type { Bilingual } from './shapes.ts'

/** The reason for a rejection as its reader sees it: the selected reason, then the operator's note. */
export function rejectReason<Code extends string>(
  words: Readonly<Record<Exclude<Code, 'other'>, Bilingual>>,
  code: Code | null,
  note: string | null,
): Bilingual {
  const chosen = code === null || code === 'other' ? { th: '', en: '' } : words[code as Exclude<Code, 'other'>]
  const join = (text: string) => [text, note].filter(Boolean).join(' · ')
  return { th: join(chosen.th), en: join(chosen.en) }
}
