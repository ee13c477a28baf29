import sanitize from 'sanitize-html'

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'hr',
    'br',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Disallowed markup is shown as text: it cannot run, and the writer sees the mistake.
  disallowedTagsMode: 'escape',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media\/[0-9a-f-]{36}$/.test(attribs.src ?? ''),
}

/**
 * Sanitizes rich text for storage: allowed tags only, links to https, mail, phone or this site, and pictures of this
 * site.
 */
export const cleanRich = (html: string): string => sanitize(html, OPTIONS).trim()

/** Plain text of a rich text, for search, descriptions and reading time. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<\/(p|h2|h3|li|td|th|blockquote|figcaption)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
