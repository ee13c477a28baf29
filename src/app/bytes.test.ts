import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'

const words = 'ตลาดงาน 🎪 <p>'

test.for([
  { pieces: [], name: 'nothing' },
  { pieces: [words, '', 'a', words], name: 'a few words' },
  { pieces: [words.repeat(10_000), words], name: 'as much as the desk has room for' },
  { pieces: [words.repeat(60_000), words], name: 'more than the desk has room for' },
])('$name is written whole', ({ pieces }) => {
  const bytes = bytesOf(pieces)
  bytesOf(['the next one'])
  expect(bytes.toString()).toBe(pieces.join(''))
})
