import type { Lang } from '../shapes.ts'

/** The language of a text that its writer did not name: Thai letters say so. */
export const scriptLang = (text: string): Lang => (/[\u0e00-\u0e7f]/.test(text) ? 'th' : 'en')

/** The `lang` attribute of such a text on a page; nothing where it is in the page's own language. */
export const foreignLang = (text: string, page: Lang): Lang | undefined => {
  const spoken = scriptLang(text)
  return spoken === page || text === '' ? undefined : spoken
}
