import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const client = new URL('../build/client/', import.meta.url).pathname

/** Brotli bytes of every script that a page loads before it is interactive: its module preloads and their static imports. */
export async function scriptBytes(url: string, cookie = ''): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie, 'accept-language': 'th' } })).text()
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
  return [...found].reduce((sum, path) => sum + statSync(join(client, `${path}.br`)).size, 0)
}
