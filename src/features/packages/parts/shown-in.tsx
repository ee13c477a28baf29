import type { Lang } from '../../../core/shapes.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cardText } from '../text/card.ts'

/** The `lang` of a text that is not in the page's language. */
export const otherLang = (spoken: Lang, page: Lang): Lang | undefined => (spoken === page ? undefined : spoken)

/** Says that a text is shown in the other language; nothing where it is in the page's. */
export function ShownIn({ lang }: { lang: Lang }) {
  const page = useLang()
  const t = useText(cardText)
  if (lang === page) return null
  return <span className="text-xs text-ink-3">{lang === 'th' ? t('inThai') : t('inEnglish')}</span>
}
