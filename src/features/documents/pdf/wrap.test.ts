import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakable, wrap } from './wrap.ts'

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
const boundaries = (text: string) => new Set([...graphemes.segment(text)].map((s) => s.index).concat(text.length))
/** Every character is one point wide and marks have no width: enough to test line breaking without a font. */
const measure = (s: string) => s.replace(/\p{M}/gu, '').length

describe('wrap', () => {
  test('breaks Thai between words, never before ๆ and not inside 40(4)(ข)', () => {
    expect(breakable('เงินได้ตามมาตรา')).toContain('มาตรา')
    for (const room of [10, 12, 16, 20]) {
      for (const line of wrap('อื่น ๆ (ระบุ) ตามมาตรา 40(4)(ข) ฯลฯ', room, measure)) {
        expect(line).not.toMatch(/^[ๆฯ)]/u)
        expect(line).not.toMatch(/\($/)
      }
    }
    expect(wrap('เป็นเงิน 1,000.00 บาท', 9, measure)).toContain('1,000.00')
  })

  test('never cuts loanwords, and leaves no consonant alone', () => {
    for (const word of ['แพ็กเกจ', 'คอนเทนต์', 'เอเจนซี', 'สตอรี่', 'เช็กอิน', 'อินสตาแกรม'])
      expect(breakable(`ค่า${word}ใหม่`)).toEqual([`ค่า${word}`, 'ใหม่'])
    for (const piece of breakable('โซเชียลโซเชี่ยลเน็ตเวิร์กเดลิเวอรีเดลิเวอรี่แดชบอร์ด')) expect(piece).not.toMatch(/^[ก-ฮ]$/u)
  })

  test('keeps newlines and empty lines', () => {
    expect(wrap('ก\n\nข', 10, measure)).toEqual(['ก', '', 'ข'])
  })

  test('cuts a word wider than the line between grapheme clusters', () => {
    expect(wrap('น้ำน้ำน้ำ', 2, (s) => [...graphemes.segment(s)].length)).toEqual(['น้ำน้ำ', 'น้ำ'])
  })

  test('a line that ends with a cut word has no trailing space', () => {
    expect(wrap('ผู้ผู้รูป)ก .', 6, measure)).toEqual(['ผู้ผู้รูป)ก', '.'])
  })

  test('never splits a cluster, drops only spaces, and fits the width', () => {
    const letter = fc.constantFrom('ก', 'น้ำ', 'ที่', 'ผู้', 'เป็น', 'ค่า', 'ๆ', 'a', '7', ' ', '(', ')', '.', '-', 'รูป', 'é')
    const text = fc.array(letter, { maxLength: 60 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 30 }), (given, room) => {
        const lines = wrap(given, room, measure)
        expect(lines.join('').replace(/\s/g, '')).toBe(given.replace(/\s/g, ''))
        const allowed = boundaries(given)
        let at = 0
        for (const line of lines) {
          expect(measure(line)).toBeLessThanOrEqual(room)
          const start = line ? given.indexOf(line, at) : at
          expect(start).toBeGreaterThanOrEqual(0)
          expect(allowed.has(start) && allowed.has(start + line.length)).toBe(true)
          at = start + line.length
        }
      }),
      { numRuns: 300 },
    )
  })
})
