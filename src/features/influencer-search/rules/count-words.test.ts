import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1_234, '1,234'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
])('%i channels', (n, words) => {
  expect(countWords(n)).toBe(words)
})
