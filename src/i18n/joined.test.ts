import { expect, test } from 'vitest'
import { joinWords, withoutJoiners } from './joined.ts'

test('a loan word does not break, other words are unchanged', () => {
  const text = 'ครีเอเตอร์ส่งดราฟต์ของแพ็กเกจนี้'
  const joined = joinWords(text)
  expect(joined).toBe('ค\u2060รี\u2060เอ\u2060เตอร์ส่งดราฟต์ของแพ็ก\u2060เกจนี้')
  expect(joinWords(joined)).toBe(joined)
  expect(withoutJoiners(joined)).toBe(text)
  expect(joinWords('Creators send a draft')).toBe('Creators send a draft')
})
