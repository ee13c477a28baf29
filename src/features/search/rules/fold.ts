/**
 * White space, or one character with everything attached to it: vowels, tone marks, sara aa and am, zero-width
 * characters.
 */
const PIECE = /(?:(?!\uFEFF)[\s\p{Cc}])+|(?:เ\p{DI}*เ|.)[\p{M}\p{DI}\u0E32\u0E33\uFF9E\uFF9F]*/gsu
const SPACE = /^(?:(?!\uFEFF)[\s\p{Cc}])/u
const ZERO_WIDTH = /\p{DI}/gu
/** Full-width Latin letters and digits, half-width kana. */
const OTHER_WIDTH = /[\uFF01-\uFF5E\uFF61-\uFF9F]/g
const THAI_DIGIT = /[๐-๙]/g
/**
 * Vowels above and below, tone marks and other signs over Thai letters. Sorted by code point they are in the correct
 * typing order.
 */
const THAI_MARK = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/
const NIKHAHIT = '\u0E4D'
const SARA_AA = '\u0E32'
const SARA_AM = '\u0E33'

/**
 * Sorts the marks of a letter and removes duplicates. Nikhahit with sara aa becomes sara am, wherever the tone mark was
 * typed.
 */
function orderMarks(piece: string): string {
  const signs = [...piece]
  const isMark = (sign: string): boolean => sign === SARA_AA || THAI_MARK.test(sign)
  if (!signs.some(isMark)) return piece
  // A text that was cut may begin with a mark without its letter.
  const base = isMark(signs[0] as string) ? '' : signs[0]
  const rest = base ? signs.slice(1) : signs
  const marks = [...new Set(rest.filter((sign) => THAI_MARK.test(sign)))].sort()
  const tails = rest.filter((sign) => sign === SARA_AA)
  const others = rest.filter((sign) => !isMark(sign))
  const am = tails.length > 0 && marks.includes(NIKHAHIT)
  const over = am ? marks.filter((sign) => sign !== NIKHAHIT) : marks
  return [base, ...over, ...(am ? [SARA_AM, ...tails.slice(1)] : tails), ...others].join('')
}

function foldPiece(piece: string): string {
  if (SPACE.test(piece)) return ' '
  const narrow = piece.replace(ZERO_WIDTH, '').replace(OTHER_WIDTH, (sign) => sign.normalize('NFKC'))
  const plain = narrow
    .replaceAll(SARA_AM, NIKHAHIT + SARA_AA)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
  return orderMarks(
    plain.replace(/^เเ/, 'แ').replace(THAI_DIGIT, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0e50 + 48)),
  )
}

export interface Folded {
  text: string
  /** For each code unit of `text`, start and end (exclusive) of its source in the original. */
  from: number[]
  to: number[]
}

/** Like `fold`, with the positions in the original, so that matches in the folded text can be highlighted there. */
export function foldWithPlaces(original: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] }
  for (const { 0: piece, index } of original.toWellFormed().matchAll(PIECE))
    for (const sign of foldPiece(piece).split('')) {
      if (/\s/.test(sign) && (folded.text === '' || folded.text.endsWith(' '))) continue
      folded.text += /\s/.test(sign) ? ' ' : sign
      folded.from.push(index)
      folded.to.push(index + piece.length)
    }
  if (folded.text.endsWith(' ')) folded.text = folded.text.slice(0, -1)
  return folded
}

/**
 * Normalizes text for the search: one case, one form per character (full-width and Thai digits become 0 to 9, marks
 * over a Thai letter are sorted), no zero-width characters, single spaces.
 */
export const fold = (text: string): string => foldWithPlaces(text).text
