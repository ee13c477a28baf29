import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO } from '../../demo/seed.ts'
import { envNames } from './env.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the README names every variable that the server reads, and no other', () => {
  const listed = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map((match) => match[1])
  expect([...listed].sort()).toEqual([...envNames].sort())
})

test('the README lists the demo logins', () => {
  for (const { email, path } of DEMO.logins) {
    expect(readme).toContain(email)
    expect(readme).toContain(`/th/${path}`)
  }
  expect(readme).toContain(DEMO.password)
})
