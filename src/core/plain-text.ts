const WITHOUT_WIDTH = /\p{DI}/gu
/** Thai is excluded from NFKC, which would decompose sara am. Thai letters have no other width. */
const NOT_THAI = /\P{Script=Thai}+/gu
const THAI_DIGIT = /[๐-๙]/g
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g
const VISIBLE = /[^\p{DI}\p{Cc}\p{Z}\u2800]/u

/** Text without zero-width and full-width characters, for values in which they have no meaning, such as URLs. */
export const plainText = (text: string): string =>
  text.replace(WITHOUT_WIDTH, '').replace(NOT_THAI, (part) => part.normalize('NFKC'))

/** `plainText` with Thai digits converted to 0–9. Call it before a number is parsed. */
export const plainDigits = (text: string): string =>
  plainText(text).replace(THAI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0e50))

/** Text for display: without characters that override its direction; empty if nothing in it is visible. */
export function readableText(text: string): string {
  const readable = text.replace(OVERRIDES, '').trim()
  return VISIBLE.test(readable) ? readable : ''
}
