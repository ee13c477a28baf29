import { srcSetOf } from '../core/pictures.ts'

/** Links into the site move inside the app (`LinkNavigation`); others say nothing of where the reader came from. */
const markLinks = (html: string): string =>
  html.replace(/<a href="([^"]*)"/g, (whole, href: string) =>
    /^\/(th|en)(\/|$)/.test(href)
      ? `<a data-nav="" href="${href}"`
      : href.startsWith('https:')
        ? `<a rel="noopener" href="${href}"`
        : whole,
  )

/** Wide tables scroll sideways inside the text, also by keyboard. */
const frameTables = (html: string): string =>
  html
    .replace(/<table>/g, '<div class="reading-table" role="group" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')

/** The text's own width. */
const SIZES = '(min-width: 992px) 680px, 100vw'

/** Pictures of a text load when they are near, no larger than they are shown. */
const lightPictures = (html: string): string =>
  html.replace(/<img ([^>]*)/g, (_, attributes: string) => {
    const srcSet = srcSetOf(/\bsrc="([^"]*)"/.exec(attributes)?.[1] ?? '')
    return `<img loading="lazy" decoding="async" ${srcSet ? `srcset="${srcSet}" sizes="${SIZES}" ` : ''}${attributes}`
  })

/** A clean rich text with what the browser needs to show it well. */
export const markRichText = (html: string): string => lightPictures(frameTables(markLinks(html)))
