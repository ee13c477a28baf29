import { expect, it } from 'vitest'
import { titleSize } from './stat.tsx'

it.each([
  ['', 'md'],
  ['1234', 'md'],
  ['12345', 'xs'],
  ['123456', 'xs'],
  ['1234567', 'xxs'],
])('a title of the length of %j has the size %s', (title, size) => {
  expect(titleSize(title)).toBe(size)
})
