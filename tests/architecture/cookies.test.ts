import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { privacyEn, privacyEnNow } from '../../demo/site/pages/privacy-en.ts'
import { privacyTh, privacyThNow } from '../../demo/site/pages/privacy-th.ts'

const sources = globSync('src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))

const all = sources.join('\n')
const constants = new Map([...all.matchAll(/const (\w+_COOKIE) = '([\w-]+)'/g)].map(([, name, value]) => [name, value]))

/** Every cookie that the source sets: its name is a literal, a constant, or built from a template. */
const names = [
  ...[...all.matchAll(/\bsetCookie\('(\w+)'/g)].map(([, name]) => name),
  ...[...all.matchAll(/\bsetCookie\((\w+_COOKIE)\b/g)].map(([, name = '']) => constants.get(name) ?? name),
  ...[...all.matchAll(/\}(talad_[a-z]+)/g)].map(([, name]) => name),
]
const set = [...new Set(names)]

it.each([
  ['Thai', privacyTh(privacyThNow)],
  ['English', privacyEn(privacyEnNow)],
])('the %s privacy notice names every cookie that the server sets', (_, notice) => {
  expect(set).toEqual(
    expect.arrayContaining(['scope', 'signup', 'ggForm', 'talad_token', 'talad_stay', 'talad_device']),
  )
  const table = notice.slice(notice.indexOf('talad_token_th') - 50)
  expect(set.filter((name) => !table.includes(name ?? ''))).toEqual([])
})
