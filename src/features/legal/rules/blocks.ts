/** One block of a text: a heading, a paragraph, a list item with its marker, or a table row. */
export interface TextBlock {
  tag: 'h2' | 'h3' | 'p' | 'li' | 'blockquote' | 'tr'
  text: string
  /** Marker of a list item: `1.` or `•`. */
  mark?: string
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const BLOCKS: Readonly<Record<string, TextBlock['tag']>> = {
  h2: 'h2',
  h3: 'h3',
  p: 'p',
  blockquote: 'blockquote',
  figcaption: 'p',
  tr: 'tr',
  li: 'li',
}

/** Splits sanitized HTML into blocks. Emphasis and links become plain text. */
export function blocksOf(html: string): TextBlock[] {
  const blocks: TextBlock[] = []
  const lists: { ordered: boolean; n: number }[] = []
  let open: TextBlock = { tag: 'p', text: '' }
  const start = (tag: TextBlock['tag'], mark?: string) => {
    // A paragraph at the start of a list item or quotation belongs to that block.
    if (tag === 'p' && !open.text.trim() && (open.tag === 'li' || open.tag === 'blockquote')) return
    close()
    open = { tag, text: '', ...(mark && { mark }) }
  }
  const close = () => {
    const text = open.text
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/ ?\u2028 ?/g, '\n')
      .trim()
    if (text) blocks.push({ ...open, text: text.replace(/ \|$/, '') })
    open = { tag: 'p', text: '' }
  }
  const openTag = (tag: string) => {
    if (tag === 'ul' || tag === 'ol') {
      close()
      lists.push({ ordered: tag === 'ol', n: 0 })
    } else if (tag === 'br') open.text += '\u2028'
    else if (tag === 'li') start('li', markOf(lists.at(-1)))
    else if (BLOCKS[tag]) start(BLOCKS[tag])
  }
  const closeTag = (tag: string) => {
    if (tag === 'ul' || tag === 'ol') lists.pop()
    else if (tag === 'td' || tag === 'th') open.text += ' | '
    else if (BLOCKS[tag]) close()
  }
  for (const [, slash, tag = '', words] of html.matchAll(TOKEN)) {
    if (words !== undefined) open.text += decode(words)
    else if (slash) closeTag(tag)
    else openTag(tag)
  }
  close()
  return blocks
}

function markOf(list: { ordered: boolean; n: number } | undefined): string {
  if (!list?.ordered) return '•'
  list.n += 1
  return `${list.n}.`
}
