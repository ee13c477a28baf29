import { expect, test } from 'vitest'
import { isSameOrigin } from './origin.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://127.evil.test:3000', false],
  ['http://127.0.0.1.evil.test:3000', false],
  ['http://127.0.0.2:3000', false],
  ['http://localhost.evil.test:3000', false],
  ['http://localhost:3001', false],
  ['http://localhost', false],
  ['https://localhost:3000', false],
  ['null', false],
  ['', false],
])('%s is an origin of http://localhost:3000: %s', (origin, own) => {
  expect(isSameOrigin(origin, 'http://localhost:3000')).toBe(own)
})

test('a public origin equals only itself', () => {
  expect(isSameOrigin('https://talad.example', 'https://talad.example')).toBe(true)
  for (const origin of [
    'http://talad.example',
    'https://talad.example:8443',
    'https://www.talad.example',
    'https://localhost',
  ])
    expect(isSameOrigin(origin, 'https://talad.example'), origin).toBe(false)
})
