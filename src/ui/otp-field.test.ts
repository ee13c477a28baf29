import { expect, test } from 'vitest'
import { codeAfterInput } from './otp-field.tsx'

const empty = { previous: '', alphabet: 'digits', length: 4 } as const
const typed = { ...empty, whole: false }
const pasted = { ...empty, whole: true }

test('typing accepts only digits, up to the length of the code', () => {
  expect(codeAfterInput('1a', typed)).toBe('1')
  expect(codeAfterInput('12345', typed)).toBe('1234')
})

test('a pasted text is accepted as a whole or ignored', () => {
  expect(codeAfterInput('4821', pasted)).toBe('4821')
  for (const text of ['1a-2b!', '48 21', '4821 ', '๔๘๒๑']) expect(codeAfterInput(text, pasted)).toBe('')
  expect(codeAfterInput('12x', { ...pasted, previous: '12' })).toBe('12')
})

test('a code of letters and digits accepts both', () => {
  const letters = { ...typed, alphabet: 'letters', length: 6 } as const
  expect(codeAfterInput('a-1B_2c', letters)).toBe('a1B2c')
  expect(codeAfterInput('a1B2c3', { ...letters, whole: true })).toBe('a1B2c3')
  expect(codeAfterInput('a1-B2', { ...letters, whole: true })).toBe('')
  expect(codeAfterInput('a1_B2', { ...letters, whole: true })).toBe('')
})
