import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../build/client')

export interface PageWeight {
  /** Brotli bytes of scripts. */
  bytes: number
  /** The page has a form of its own; those of header, footer and cookie card are every page's. */
  form: boolean
}

/** What a page may weigh above an empty route, bytes. */
export const mostBytes = ({ form }: Pick<PageWeight, 'form'>): number => (form ? 65_000 : 15_000)

/** The empty route: the not-found page, which has no header. */
export const weighEmptyRoute = async (site: string): Promise<number> =>
  (await weighPage(`${site}/th/no-such-page`)).bytes

/**
 * Every script that a page loads before it is interactive, as the built files stand: what its start script imports, and
 * their static imports. What comes later, when the reader nears it or acts, is not counted.
 */
export async function weighPage(url: string): Promise<PageWeight> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'th' } })).text()
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(join(client, path))) return
    found.add(path)
    const code = readFileSync(join(client, path), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) visit(`/assets/${name}`)
  }
  // The list of routes inside the page names modules of other pages too: those are not loaded.
  const start = /<script[^>]* data-start="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  for (const [, path] of start.matchAll(/import(?:\(| \* as \w+ from )"(\/assets\/[\w.-]+\.js)"/g))
    visit(path as string)
  const bytes = [...found].reduce((sum, path) => sum + statSync(join(client, `${path}.br`)).size, 0)
  return { bytes, form: /<main\b[\s\S]*<form\b[\s\S]*<\/main>/.test(html) }
}
