import { expect, test } from 'vitest'
import { secretsOf } from './secrets.ts'

const [OLD, NEW, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string]

test('a sealed text opens only with its key and for its owner, and differs each time', () => {
  const secrets = secretsOf([NEW])
  const sealed = secrets.seal('token ไทย', 'row-1')
  expect(sealed).not.toContain('token')
  expect(secrets.seal('token ไทย', 'row-1')).not.toBe(sealed)
  expect(secrets.open(sealed, 'row-1')).toEqual({ text: 'token ไทย', current: true })
  expect(secrets.open(sealed, 'row-2')).toBeNull()
})

test('an older key still opens a text; an absent key opens nothing, and a changed text does not open', () => {
  const sealed = secretsOf([OLD]).seal('token', 'row')
  expect(secretsOf([NEW, OLD]).open(sealed, 'row')).toEqual({ text: 'token', current: false })
  expect(secretsOf([OTHER]).open(sealed, 'row')).toBeNull()
  const last = sealed.at(-3) === 'A' ? 'B' : 'A'
  expect(secretsOf([OLD]).open(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, 'row')).toBeNull()
  for (const broken of ['', 'x', `${sealed.split('.')[0]}.`, `${sealed.split('.')[0]}.AAAA`])
    expect(secretsOf([OLD]).open(broken, 'row')).toBeNull()
})

test('a key that is not 64 hexadecimal digits is rejected', () => {
  for (const keys of [[], ['abc'], [OLD, '']]) expect(() => secretsOf(keys)).toThrow(RangeError)
})
