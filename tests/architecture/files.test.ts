import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'

const tracked = execFileSync('git', ['ls-files', 'src', 'demo', 'sandbox', 'styleguide', 'tests', 'bench', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path))

const OPENING =
  /^( *)(?:export )?(?:default )?(?:(?:async )?function\*? (\w+)|const (\w+) = .*=> \{$|(?:async )?(\w+)\(ctx\b.*\{$)/

/** Named functions and how many lines each has, by the indentation that the formatter gives them. */
function functionsIn(lines: readonly string[]): { name: string; lines: number }[] {
  return lines.flatMap((line, start) => {
    const [, indent, ...names] = OPENING.exec(line) ?? []
    const name = names.find((one) => one !== undefined)
    if (indent === undefined || !name) return []
    const end = lines.findIndex((other, i) => i > start && other.startsWith(`${indent}}`) && !other.endsWith('{'))
    return [{ name, lines: end - start + 1 }]
  })
}

describe('the tree', () => {
  it('holds no function over 100 lines and no component over 120', () => {
    const long = tracked.flatMap((path) =>
      functionsIn(readFileSync(path, 'utf8').split('\n'))
        .filter(({ lines }) => lines > (path.endsWith('.tsx') ? 120 : 100))
        .map(({ name, lines }) => `${path}: ${name} has ${lines} lines`),
    )
    expect(long).toEqual([])
  })

  it('has no drawer of odds and ends', () => {
    expect(tracked.filter((path) => /(^|\/)(utils?|helpers?|misc|common|lib2|manager)(\/|\.tsx?$)/.test(path))).toEqual(
      [],
    )
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
