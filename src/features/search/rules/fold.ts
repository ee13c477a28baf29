/** Space, or one written sign with what hangs on it: vowels, tone marks, sara aa and am, signs without width. */
const PIECE = /(?:(?!\uFEFF)[\s\p{Cc}])+|(?:เ\p{DI}*เ|.)[\p{M}\p{DI}\u0E32\u0E33\uFF9E\uFF9F]*/gsu
const SPACE = /^(?:(?!\uFEFF)[\s\p{Cc}])/u
const ZERO_WIDTH = /\p{DI}/gu
/** Full-width Latin letters and digits, half-width kana. */
const OTHER_WIDTH = /[\uFF01-\uFF5E\uFF61-\uFF9F]/g
const THAI_DIGIT = /[๐-๙]/g
/** Vowels above and below, tone marks and the other signs over Thai letters; sorted by code they stand as typed right. */
const THAI_MARK = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/
const NIKHAHIT = '\u0E4D'
const SARA_AA = '\u0E32'
const SARA_AM = '\u0E33'

/** Signs over one letter in one order, each once; nikhahit with sara aa is sara am, wherever the tone mark was typed. */
function orderMarks(piece: string): string {
  const signs = [...piece]
  const hangs = (sign: string): boolean => sign === SARA_AA || THAI_MARK.test(sign)
  if (!signs.some(hangs)) return piece
  // A text that was cut may begin with what hung on a letter.
  const base = hangs(signs[0] as string) ? '' : signs[0]
  const rest = base ? signs.slice(1) : signs
  const marks = [...new Set(rest.filter((sign) => THAI_MARK.test(sign)))].sort()
  const tails = rest.filter((sign) => sign === SARA_AA)
  const others = rest.filter((sign) => !hangs(sign))
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
  /** For each code unit of `text` the first one of the original it stands for, and the one behind it. */
  from: number[]
  to: number[]
}

/** `fold` with the way back: what is found in the folded text can be marked in the original. */
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
 * Text as the search compares it: one case, one form of each sign (full width and Thai digits become 0 to 9, marks over
 * a Thai letter stand in one order), nothing without width, single spaces.
 */
export const fold = (text: string): string => foldWithPlaces(text).text
