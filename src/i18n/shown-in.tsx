import type { Bilingual, Lang } from '../core/shapes.ts'
import { useLang } from './use-text.tsx'

/** By the page's language. Here rather than in a text of its own, which every page with a card would have to fetch. */
const OTHER: Bilingual = { th: 'แสดงเป็นภาษาอังกฤษ', en: 'Shown in Thai' }

/** The `lang` of a text that is not in the page's language. */
export const otherLang = (spoken: Lang, page: Lang): Lang | undefined => (spoken === page ? undefined : spoken)

/** Says that a text is shown in the other language; nothing where it is in the page's. */
export function ShownIn({ lang }: { lang: Lang }) {
  const page = useLang()
  return lang === page ? null : <span className="text-xs text-ink-3">{OTHER[page]}</span>
}
