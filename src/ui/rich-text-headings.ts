/** A heading of a rich text: its anchor, level and text. */
export interface RichHeading {
  id: string
  level: 2 | 3
  text: string
}

const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/** The headings of a sanitized rich text, in order: its table of contents. */
export const headingsOf = (html: string): RichHeading[] =>
  [...html.matchAll(HEADING)].map(([, level, inner], i) => ({
    id: `part-${i + 1}`,
    level: level === '2' ? 2 : 3,
    text: wordsOf(inner ?? ''),
  }))

/** The same HTML with the anchors of `headingsOf`. */
export function withHeadingIds(html: string): string {
  let n = 0
  return html.replace(HEADING, (_, level: string, inner: string) => `<h${level} id="part-${++n}">${inner}</h${level}>`)
}
