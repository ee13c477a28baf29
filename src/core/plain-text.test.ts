import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDigits, plainText, readableText } from './plain-text.ts'
import { zText } from './shapes.ts'

describe('digits', () => {
  it.each([
    ['๑๒๓', '123'],
    ['１２３．５', '123.5'],
    ['0\u200B8\uFEFF1\u202C', '081'],
    ['ทำ ๑', 'ทำ 1'],
    ['', ''],
  ])('%j is %j', (typed, plain) => expect(plainDigits(typed)).toBe(plain))

  it('are the same when they are normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainDigits(plainDigits(text))).toBe(plainDigits(text))
      }),
    )
  })
})

it('full-width letters become ordinary letters, Thai digits are unchanged', () => {
  expect(plainText('ｉｎｓｔａｇｒａｍ．ｃｏｍ／ｐｌｏｙ๑')).toBe('instagram.com/ploy๑')
})

describe('text for people', () => {
  const zName = zText(60)

  it.each(['\u200B', '\u2060\u2060', '\u3164', '\u202E', '\u200D \u00A0', '\u2800', '  '])(
    'is empty if nothing is visible: %j',
    (text) => {
      expect(zName.safeParse(text).success).toBe(false)
      expect(zText(60, 0).parse(text)).toBe('')
    },
  )

  it('loses characters that change its direction', () => {
    expect(zName.parse('ร้าน\u202Eนวล\u2066 Shop\u2069')).toBe('ร้านนวล Shop')
  })

  it('is unchanged in Thai, in English and with emoji', () => {
    const sign = fc.constantFrom(
      ...'กขคนวล ผู้ ก็ น้ำ ทำ ใจ ฤๅ เฌอ ฯลฯ ๆ ๑๒๓ Ploy’s Café & Co. é ñ 24/7'.split(' '),
      ...['👩‍👩‍👧', '❤️', '🇹🇭', '👍🏽', '1️⃣', 'ไป\u200Bมา', '\u0e19\u0e49\u0e4d\u0e32'],
    )
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 12 }), fc.constantFrom('', ' '), (signs, between) => {
        const text = signs.join(between)
        expect(readableText(text)).toBe(text)
        expect(zText(500).parse(text)).toBe(text)
      }),
    )
  })
})
