import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'

const tracked = execFileSync('git', ['ls-files', 'src', 'demo', 'sandbox', 'styleguide', 'tests', 'bench', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path))

/** Every file that Node reads when it runs some of them, to the one that imports it; types are erased. */
function loadedBy(entries: readonly string[]): Map<string, string> {
  const loaded = new Map<string, string>()
  const open = entries.map((path) => ({ path, importer: 'Node' }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, importer } = next
    if (loaded.has(path)) continue
    loaded.set(path, importer)
    if (!path.endsWith('.ts')) continue
    const text = readFileSync(path, 'utf8')
    const fixed = text.matchAll(/^(?:import|export)\b(?! type)[^'"]*'(\.[^']+)'/gm)
    const dynamic = text.matchAll(/\bimport\('(\.[^']+)'\)/g)
    for (const [, name = ''] of [...fixed, ...dynamic]) open.push({ path: join(dirname(path), name), importer: path })
  }
  return loaded
}

describe('the tree', () => {
  it('has no drawer of odds and ends', () => {
    expect(tracked.filter((path) => /(^|\/)(utils?|helpers?|misc|common|lib2|manager)(\/|\.tsx?$)/.test(path))).toEqual(
      [],
    )
  })

  it('has features of at most 14 files at their top; the rest stands in the folders of their nouns', () => {
    const atTop = Map.groupBy(
      tracked.filter((path) => /^src\/features\/[^/]+\/[^/]+$/.test(path)),
      (path) => path.split('/')[2],
    )
    expect(atTop.size).toBeGreaterThan(25)
    expect([...atTop].filter(([, files]) => files.length > 14).map(([feature]) => feature)).toEqual([])
  })

  it('has a module for every page of the route table that names one', () => {
    expect(routeTable.flatMap((row) => row.file ?? []).filter((file) => !existsSync(`src/${file}`))).toEqual([])
  })

  it('loads nothing in the server that only a bundler can read', () => {
    const loaded = loadedBy(['src/server/main.ts', 'src/server/ledger-verify.ts', 'demo/cli.ts'])
    const folders = new Set([...loaded.keys()].map((path) => path.split('/').slice(0, 2).join('/')))
    for (const name of ['core', 'db', 'features', 'i18n', 'ledger', 'platform', 'ports', 'server'])
      expect(folders).toContain(`src/${name}`)
    const wrong = [...loaded].filter(([path]) => !path.endsWith('.ts'))
    expect(wrong.map(([path, importer]) => `${importer} loads ${path}`)).toEqual([])
  })
})

/** The numbers that several files of a folder begin with. */
const sharedNumbers = (folder: string): string[] => {
  const numbers = readdirSync(folder).flatMap((name) => /^(\d{4})[-_]/.exec(name)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(20)
  return [...new Set(numbers.filter((number, i) => numbers.indexOf(number) < i))]
}

describe('numbered files', () => {
  it('are one decision a number', () => {
    expect(sharedNumbers('docs/decisions')).toEqual([])
  })

  it('are one migration a number, but for those that were applied before this was checked', () => {
    expect(sharedNumbers('src/db/migrations')).toEqual(['0035', '0042', '0043'])
  })
})
