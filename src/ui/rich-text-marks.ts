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

/** Pictures of a text load when they are near. */
const slowPictures = (html: string): string => html.replace(/<img /g, '<img loading="lazy" decoding="async" ')

/** A clean rich text with what the browser needs to show it well. */
export const markRichText = (html: string): string => slowPictures(frameTables(markLinks(html)))
