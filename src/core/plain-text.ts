const WITHOUT_WIDTH = /\p{DI}/gu
/** NFKC would take sara am apart; Thai letters have no other form. */
const NOT_THAI = /\P{Script=Thai}+/gu
const THAI_DIGIT = /[๐-๙]/g
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g
const VISIBLE = /[^\p{DI}\p{Cc}\p{Z}\u2800]/u

/** Text as it is meant where signs without width and other widths of letters change nothing, as in an address. */
export const plainText = (text: string): string =>
  text.replace(WITHOUT_WIDTH, '').replace(NOT_THAI, (part) => part.normalize('NFKC'))

/** `plainText` with Thai digits as 0 to 9: what is called first where a number is read. */
export const plainDigits = (text: string): string =>
  plainText(text).replace(THAI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0e50))

/** Text for people to read: without signs that turn its direction; empty if nothing of it can be seen. */
export function readableText(text: string): string {
  const readable = text.replace(OVERRIDES, '').trim()
  return VISIBLE.test(readable) ? readable : ''
}
