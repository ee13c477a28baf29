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

/** Every file that Node loads for these entries, with the file that imports it. Type-only imports are left out. */
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

describe('the source tree', () => {
  it('has no file or folder for miscellaneous code', () => {
    expect(tracked.filter((path) => /(^|\/)(utils?|helpers?|misc|common|lib2|manager)(\/|\.tsx?$)/.test(path))).toEqual(
      [],
    )
  })

  it('has at most 14 files at the top of a feature; others are in the folders of its nouns', () => {
    const atTop = Map.groupBy(
      tracked.filter((path) => /^src\/features\/[^/]+\/[^/]+$/.test(path)),
      (path) => path.split('/')[2],
    )
    expect(atTop.size).toBeGreaterThan(25)
    expect([...atTop].filter(([, files]) => files.length > 14).map(([feature]) => feature)).toEqual([])
  })

  it('has a module for every page of the route table that refers to one', () => {
    expect(routeTable.flatMap((row) => row.file ?? []).filter((file) => !existsSync(`src/${file}`))).toEqual([])
  })

  it('loads no file on the server that only a bundler can read', () => {
    const loaded = loadedBy(['src/server/main.ts', 'src/server/ledger-verify.ts', 'demo/cli.ts'])
    const folders = new Set([...loaded.keys()].map((path) => path.split('/').slice(0, 2).join('/')))
    for (const name of ['core', 'db', 'features', 'i18n', 'ledger', 'platform', 'ports', 'server'])
      expect(folders).toContain(`src/${name}`)
    const wrong = [...loaded].filter(([path]) => !path.endsWith('.ts'))
    expect(wrong.map(([path, importer]) => `${importer} loads ${path}`)).toEqual([])
  })
})

/** The numbers that are used by more than one file of a folder. */
const sharedNumbers = (folder: string): string[] => {
  const numbers = readdirSync(folder).flatMap((name) => /^(\d{4})[-_]/.exec(name)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(20)
  return [...new Set(numbers.filter((number, i) => numbers.indexOf(number) < i))]
}

describe('numbered files', () => {
  it('have one decision per number', () => {
    expect(sharedNumbers('docs/decisions')).toEqual([])
  })

  it('have one migration per number, except for those that have been applied', () => {
    expect(sharedNumbers('src/db/migrations')).toEqual(['0035', '0042', '0043'])
  })
})
