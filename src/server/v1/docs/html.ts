/** Markup that is safe to insert into a page. */
export interface Html {
  readonly html: string
}

export const raw = (html: string): Html => ({ html })

type Part = Html | string | number | false | undefined | readonly Part[]

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

function text(part: Part): string {
  if (part === false || part === undefined) return ''
  if (Array.isArray(part)) return part.map(text).join('')
  if (typeof part === 'object') return (part as Html).html
  return escaped(String(part))
}

/** Template tag for markup. Inserted values are escaped unless they are `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  raw(strings.reduce((all, string, i) => all + text(parts[i - 1]) + string))

/** Converts `code` and **strong** words of a paragraph. */
const inline = (words: string): string =>
  escaped(words)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')

const slugOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** Converts the Markdown that the document uses: headings, code blocks, paragraphs. */
export function markdown(source: string): Html {
  const blocks = source.split(/(```[\s\S]*?```)|\n{2,}|(?<=^## .*)\n/m).filter((block) => block?.trim())
  const drawn = blocks.map((block) => {
    const text = block.trim()
    const code = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)
    if (code) return `<pre tabindex="0"><code>${escaped(code[1] as string)}</code></pre>`
    const title = /^## (.*)$/.exec(text)?.[1]
    return title ? `<h2 id="${slugOf(title)}">${escaped(title)}</h2>` : `<p>${inline(text)}</p>`
  })
  return raw(drawn.join('\n'))
}

/** The titles of a text, for its table of contents. */
export const titlesIn = (source: string): { id: string; title: string }[] =>
  [...source.matchAll(/^## (.*)$/gm)].map(([, title]) => ({ id: slugOf(title as string), title: title as string }))
