import { plainText } from '../../content/rules/rich-text.ts'

/** Letters of Thai that a reader takes in a minute (vowel and tone marks above and below not counted), and English words. */
const THAI_LETTERS = 850
const WORDS = 220

/** Minutes that a rich text takes to read; at least 1. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const thai = text.match(/[ก-ะาำเ-ๆ]/g)?.length ?? 0
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9'’.,-]*/g)?.length ?? 0
  return Math.max(1, Math.round(thai / THAI_LETTERS + words / WORDS))
}
