import { srcSetOf } from '../core/pictures.ts'

/** Internal links become client navigations (`LinkNavigation`); external links send no referrer. */
const markLinks = (html: string): string =>
  html.replace(/<a href="([^"]*)"/g, (whole, href: string) =>
    /^\/(th|en)(\/|$)/.test(href)
      ? `<a data-nav="" href="${href}"`
      : href.startsWith('https:')
        ? `<a rel="noopener" href="${href}"`
        : whole,
  )

/** Wide tables scroll sideways inside the text, also with the keyboard. */
const frameTables = (html: string): string =>
  html
    .replace(/<table>/g, '<div class="reading-table" role="group" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')

/** Width of the text column. */
const SIZES = '(min-width: 992px) 680px, 100vw'

/** Pictures in a text load lazily and no larger than they are shown. */
const lightPictures = (html: string): string =>
  html.replace(/<img ([^>]*)/g, (_, attributes: string) => {
    const srcSet = srcSetOf(/\bsrc="([^"]*)"/.exec(attributes)?.[1] ?? '')
    return `<img loading="lazy" decoding="async" ${srcSet ? `srcset="${srcSet}" sizes="${SIZES}" ` : ''}${attributes}`
  })

/** Adds to sanitized rich text what the browser needs: link attributes, scrollable tables, responsive pictures. */
export const markRichText = (html: string): string => lightPictures(frameTables(markLinks(html)))
