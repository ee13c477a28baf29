import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'

const tracked = execFileSync('git', ['ls-files', 'src', 'demo', 'sandbox', 'styleguide', 'tests', 'bench', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path))

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
    const native = tracked.filter((path) => /^src\/(core|db|ledger|ports|service|server)\/.*\.ts$/.test(path))
    const wrong = native.filter((path) => /^import [^\n]*from '[^']*\.tsx'/m.test(readFileSync(path, 'utf8')))
    expect(wrong).toEqual([])
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
