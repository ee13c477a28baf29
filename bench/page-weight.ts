import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { POSTPONED_REL } from '../src/app/postponed-scripts/postpone.ts'

const client = join(import.meta.dirname, '../build/client')

export interface PageWeight {
  /** Brotli bytes of the scripts. */
  bytes: number
  /** Target in brotli bytes: without the framework, or with the framework and the code of a form. */
  aim: number
}

/** Targets in bytes: a page without interaction of its own, and a page with a form (in addition to the framework). */
const [PLAIN, FORM] = [10_000, 65_000]

type ViteManifest = Record<string, { file: string; imports?: string[] }>

/** Adds a built module and its static imports. */
function addWithImports(files: Set<string>, path: string): void {
  if (files.has(path) || !existsSync(join(client, path))) return
  files.add(path)
  const code = readFileSync(join(client, path), 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    addWithImports(files, `/assets/${name}`)
}

const sizeOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, path) => sum + statSync(join(client, `${path}.br`)).size, 0)

/** The framework code that every hydrated page loads: React, the router and the root route. */
export function weighFramework(): number {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ViteManifest
  const files = new Set<string>()
  for (const name of ['src/app/page-script/page-script.ts', 'src/app/entry.client.tsx'])
    addWithImports(files, `/${manifest[name]?.file}`)
  for (const [name, { file }] of Object.entries(manifest))
    if (/^src\/app\/(root|language)\.tsx/.test(name)) addWithImports(files, `/${file}`)
  return sizeOf(files)
}

/**
 * Every script that a page names, with its static imports, measured on the built files. Scripts that are loaded later are
 * not counted.
 */
export async function weighPage(url: string): Promise<PageWeight> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'th' } })).text()
  const files = new Set<string>()
  let plain = true
  const parser = new Parser({
    onopentag(name, { src, rel, href }) {
      if (name === 'script' && src) addWithImports(files, src)
      if (name !== 'link' || !href || (rel !== 'modulepreload' && rel !== POSTPONED_REL)) return
      plain = false
      addWithImports(files, href)
    },
  })
  parser.end(html)
  return { bytes: sizeOf(files), aim: plain ? PLAIN : weighFramework() + FORM }
}
