import type { Lang } from '../shapes.ts'

/** The language of a text without a language tag: Thai if it contains Thai letters. */
export const scriptLang = (text: string): Lang => (/[\u0e00-\u0e7f]/.test(text) ? 'th' : 'en')

/** The `lang` attribute for such a text; undefined if the text is in the page's language. */
export const foreignLang = (text: string, page: Lang): Lang | undefined => {
  const textLang = scriptLang(text)
  return textLang === page || text === '' ? undefined : textLang
}
