import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const ranges = [...css.matchAll(/unicode-range:([^;]+)/g)].map(([, list]) =>
  (list as string).split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, n) => first + n)
  }),
)

test('every Thai and Latin letter belongs to exactly one font face', () => {
  const all = ranges.flat()
  expect(all.length).toBe(new Set(all).size)
  const latin = Array.from({ length: 0x5f }, (_, n) => 0x20 + n).concat(
    Array.from({ length: 0x60 }, (_, n) => 0xa0 + n),
  )
  const thai = Array.from({ length: 0x3a }, (_, n) => 0xe01 + n)
  expect([...latin, ...thai].filter((letter) => !all.includes(letter))).toEqual([])
})
