import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { privacyEn, privacyEnNow } from '../../demo/site/pages/privacy-en.ts'
import { privacyTh, privacyThNow } from '../../demo/site/pages/privacy-th.ts'

const sources = globSync('src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))

/** The names that the source passes to `setCookie`: a literal, a constant, or the result of a function. */
function namesOf(source: string): string[] {
  const constants = new Map([...source.matchAll(/const (\w+) = '([\w-]+)'/g)].map(([, name, value]) => [name, value]))
  return [...source.matchAll(/\bsetCookie\((?:'(\w+)'|(\w+))[,(]/g)].flatMap(([, literal, name = '']) => {
    if (literal) return literal
    // A function whose name ends with `cookieName` builds it from a template.
    if (/cookieName$/i.test(name)) return [...source.matchAll(/\}(talad_\w+)`/g)].map(([, text]) => text as string)
    return constants.get(name) ?? []
  })
}

const set = [...new Set([...sources.flatMap(namesOf), 'talad_token_', 'talad_stay', 'ggForm'])]

it.each([
  ['Thai', privacyTh(privacyThNow)],
  ['English', privacyEn(privacyEnNow)],
])('the %s privacy notice names every cookie that the server sets', (_, notice) => {
  expect(set).toEqual(expect.arrayContaining(['scope', 'signup', 'recovery', 'talad_device', 'closedAccount']))
  const table = notice.slice(notice.indexOf('talad_token_th') - 50)
  expect(set.filter((name) => !table.includes(name))).toEqual([])
})
