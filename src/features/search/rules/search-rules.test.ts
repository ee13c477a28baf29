import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { excerptOf, findHits } from './hits.ts'
import { queryWords } from './query-words.ts'
import { isShort, MAX_QUERY, normalizeQuery } from './question.ts'

const CONSONANTS = [...'กขคงจชซดตทนบปพมยรลวสหอ']
const VOWELS = ['', 'ะ', 'ั', 'า', 'ิ', 'ี', 'ึ', 'ื', 'ุ', 'ู', 'ำ']
const TONES = ['', '่', '้', '๊', '๋']
const WIDTHLESS = ['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD']

interface Syllable {
  consonant: string
  vowel: string
  tone: string
}
const syllable: fc.Arbitrary<Syllable> = fc.record({
  consonant: fc.constantFrom(...CONSONANTS),
  vowel: fc.constantFrom(...VOWELS),
  tone: fc.constantFrom(...TONES),
})
const AFTER = ['า', 'ำ', 'ะ', '']
/** In the standard typing order: vowel above or below, then the tone mark; the tone mark before sara aa and am. */
const typedRight = ({ consonant, vowel, tone }: Syllable): string =>
  AFTER.includes(vowel) ? consonant + tone + vowel : consonant + vowel + tone
/** In a wrong order: the tone mark first, or after sara aa and am; sara am as its two parts. */
const typedWrong = ({ consonant, vowel, tone }: Syllable): string[] =>
  vowel === 'ำ'
    ? [`${consonant}ำ${tone}`, `${consonant}ํ${tone}า`, `${consonant}${tone}ํา`, `${consonant}ํา${tone}`]
    : vowel === 'ะ' || vowel === ''
      ? [consonant + tone + vowel]
      : [consonant + tone + vowel, consonant + vowel + tone]
const thai = fc.array(syllable, { minLength: 1, maxLength: 12 })
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'กนเแา้ำํ่ิุ์๑7Aa１ \u200B\u00A8\n'), maxLength: 40 }),
  thai.map((all) => all.map(typedRight).join('')),
)

describe('fold', () => {
  test('examples: sara am, order of marks, digits, width, case', () => {
    expect(fold('น\u0E4D\u0E49า')).toBe('น้ำ')
    expect(fold('นำ\u0E49')).toBe('น้ำ')
    expect(fold('ท\u0E48ี')).toBe('ที่')
    expect(fold('เเบรนด์')).toBe('แบรนด์')
    expect(fold('๑๒๓ ４５６')).toBe('123 456')
    expect(fold(' ＴＡＬＡＤ\u200B \t Thai\u00A0Market ')).toBe('talad thai market')
    expect(fold('Cafe\u0301')).toBe(fold('CAFÉ'))
    expect(fold('\u0000ก\u0000')).toBe('ก')
  })

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 1_000 },
    )
  })

  test('a Thai text folds to the same result in whatever order its marks were typed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(syllable, fc.nat(7)), { minLength: 1, maxLength: 12 }), (all) => {
        const right = all.map(([one]) => typedRight(one)).join('')
        const wrong = all.map(([one, n]) => typedWrong(one)[n % typedWrong(one).length]).join('')
        expect(fold(wrong)).toBe(fold(right))
      }),
    )
  })

  test('zero-width characters are ignored', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.constantFrom(...WIDTHLESS), (text, at, sign) => {
        const signs = [...text]
        const place = signs.length > 0 ? at % (signs.length + 1) : 0
        expect(fold([...signs.slice(0, place), sign, ...signs.slice(place)].join(''))).toBe(fold(text))
      }),
    )
  })

  test('digits of three scripts are equal', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const shifted = (zero: number) => [...String(n)].map((d) => String.fromCharCode(zero + Number(d))).join('')
        expect(fold(shifted(0x0e50))).toBe(String(n))
        expect(fold(shifted(0xff10))).toBe(String(n))
      }),
    )
  })

  test('a part of a text is found in its folded form', () => {
    fc.assert(
      fc.property(thai, thai, thai, (a, b, c) => {
        const [before, inside, after] = [a, b, c].map((all) => all.map(typedRight).join('')) as [string, string, string]
        expect(fold(before + inside + after)).toContain(fold(inside))
      }),
    )
  })
})

describe('the query', () => {
  test(`is cut at ${MAX_QUERY} characters`, () => {
    expect(MAX_QUERY).toBe(80)
    expect([...normalizeQuery(` ${'😀'.repeat(100)}`)].length).toBe(80)
  })

  test('words of one and two characters are short; each word counts once, eight at most', () => {
    expect([isShort('ai'), isShort('น้'), isShort('น้ำ')]).toEqual([true, true, false])
    expect(queryWords('AI ai  การตลาด').map(({ text, short }) => [text, short])).toEqual([
      ['ai', true],
      ['การตลาด', false],
    ])
    expect(queryWords('a b c d e f g h i j').length).toBe(8)
  })

  test('Thai words written without spaces are split with a dictionary', () => {
    expect(queryWords('ค่าจ้างถอนเงิน')[0]?.parts).toContain('ถอน')
  })
})

describe('hits', () => {
  test('are positions in the displayed text', () => {
    const text = 'ดื่มน\u0E4D\u0E49า ๑๒๓ ครั้ง'
    const slices = (question: string) => findHits(text, queryWords(question)).map(([from, to]) => text.slice(from, to))
    expect(slices('น้ำ')).toEqual(['น\u0E4D\u0E49า'])
    expect(slices('123')).toEqual(['๑๒๓'])
    expect(slices('12')).toEqual(['๑๒'])
    expect(slices('23')).toEqual([])
  })

  test('are in order, do not overlap, and contain a word', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.integer({ min: 1, max: 6 }), (text, at, length) => {
        const folded = fold(text)
        const question = folded.slice(at % (folded.length + 1)).slice(0, length)
        const wanted = queryWords(question)
        let last = -1
        for (const [from, to] of findHits(text, wanted)) {
          expect(from).toBeGreaterThan(last)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          last = to
        }
      }),
    )
  })

  test('an excerpt is found late in a long body, by an exact match or by parts', () => {
    const filler = 'กลางวันทำงาน '.repeat(1_000)
    for (const q of ['ขั้นต่ำ', 'Minimum']) {
      const { text, hits } = excerptOf('สรุปสั้น', `${filler}ถอนเงินขั้นต่ำ minimum หนึ่งร้อยบาท ${filler}`, queryWords(q))
      expect(hits.map(([from, to]) => text.slice(from, to))).toEqual([q.toLowerCase()])
      expect(text.startsWith('…') && text.endsWith('…')).toBe(true)
    }
  })

  test('an excerpt is the part of the body that contains the word', () => {
    const body = `${'กลางวันทำงาน '.repeat(40)}ถอนเงินขั้นต่ำหนึ่งร้อยบาท ${'กลางคืนพัก '.repeat(40)}`
    const { text, hits } = excerptOf('สรุปสั้น', body, queryWords('ขั้นต่ำ'))
    expect(hits.map(([from, to]) => text.slice(from, to))).toEqual(['ขั้นต่ำ'])
    expect(text.length).toBeLessThan(210)
    expect(text.startsWith('…') && text.endsWith('…')).toBe(true)
    expect(excerptOf('สรุปสั้น', body, queryWords('ไม่มีในนี้'))).toEqual({ text: 'สรุปสั้น', hits: [] })
  })
})
