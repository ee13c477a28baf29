import type { Bilingual, Lang } from '../core/shapes.ts'
import { useLang } from './use-text.tsx'

/** By the page's language. Defined here instead of in a text file, which every page with a card would have to load. */
const OTHER: Bilingual = { th: 'แสดงเป็นภาษาอังกฤษ', en: 'Shown in Thai' }

/** The `lang` attribute for a text; undefined if it is in the page's language. */
export const otherLang = (spoken: Lang, page: Lang): Lang | undefined => (spoken === page ? undefined : spoken)

/** Says that a text is shown in the other language; renders nothing if it is in the page's language. */
export function LanguageNote({ lang }: { lang: Lang }) {
  const page = useLang()
  return lang === page ? null : <span className="text-xs text-ink-3">{OTHER[page]}</span>
}
