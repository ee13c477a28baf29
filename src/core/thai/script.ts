import type { Lang } from '../shapes.ts'

/** The language of a text without a language tag: Thai if it contains Thai letters. */
export const scriptLang = (text: string): Lang => (/[\u0e00-\u0e7f]/.test(text) ? 'th' : 'en')

/** The `lang` attribute of such a text on a page; undefined if it is in the page's language. */
export const foreignLang = (text: string, page: Lang): Lang | undefined => {
  const spoken = scriptLang(text)
  return spoken === page || text === '' ? undefined : spoken
}
