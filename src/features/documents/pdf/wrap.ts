/** Line breaking for Thai, which has no spaces between words; pdfkit breaks only at spaces. */
const words = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

const pieces = /[\u0e00-\u0e7f]+|\s+|[^\u0e00-\u0e7f\s]+/gu
/** Characters that must stay with the word before them: repetition, abbreviation, closing brackets and punctuation. */
const staysWithPrevious = /^(ๆ|ฯ|[)\]}”’»,.;:!?%/])/u
/** First parts of compounds and names that read badly when separated: ค่า|โฆษณา, แขวง|วังใหม่. */
const staysWithNext = /^(ค่า|การ|ความ|ผู้|นัก|ประมวล|แขวง|เขต|ตำบล|อำเภอ|จังหวัด|ถนน|ซอย)$/u
const opens = /[([{“‘«/]$/u
const thai = /[\u0e00-\u0e7f]/u

/** Loanwords that the segmenter's dictionary would split. */
const loanwords =
  /(ครีเอเตอร์|อินฟลูเอนเซอร์|แพลตฟอร์ม|แพ็กเกจ|อินไซต์|สตอรี่|คอนเทนต์|เอเจนซี|แดชบอร์ด|เช็กอิน|แฮชแท็ก|อัปโหลด|อัปเดต|อินสตาแกรม|เฟซบุ๊ก|ติ๊กต็อก|ยูทูบ|โซเชียล|สกินแคร์|เซรั่ม|มอยส์เจอไรเซอร์|มาร์เก็ตติง|เดลิเวอรี)/u
/** A consonant without a vowel is a part of a word that the dictionary does not know. */
const loneConsonant = /^[ก-ฮ]์?$/u

function wordsOf(run: string): string[] {
  return run
    .split(loanwords)
    .flatMap((part) => (loanwords.test(part) ? [part] : [...words.segment(part)].map(({ segment }) => segment)))
}

/** Splits a text where a line may end. Spaces stay at the end of the preceding piece. */
export function breakable(text: string): string[] {
  const out: string[] = []
  let before = ''
  const push = (piece: string) => {
    if (out.length > 0 && !mayBreak(before, piece)) out[out.length - 1] += piece
    else out.push(piece)
    before = piece
  }
  for (const [run] of text.matchAll(pieces)) {
    if (thai.test(run)) for (const word of wordsOf(run)) push(word)
    else push(run)
  }
  return out
}

/** No break before a space or a character of `staysWithPrevious`, after an opening bracket, or inside numbers such as 40(4)(ข). */
function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after) || staysWithPrevious.test(after)) return false
  if (/\s$/u.test(before)) return true
  if (opens.test(before) || staysWithNext.test(before)) return false
  if (loneConsonant.test(before) || loneConsonant.test(after)) return false
  return /[\p{L}\p{M}ๆฯ]$/u.test(before) && /^\p{L}/u.test(after)
}

/** Splits a piece that is wider than the line, between grapheme clusters and never inside one. */
function splitWide(piece: string, room: number, measure: (s: string) => number): string[] {
  const out = ['']
  for (const { segment } of graphemes.segment(piece)) {
    const grown = out[out.length - 1] + segment
    if (measure(grown) > room && out[out.length - 1]) out.push(segment)
    else out[out.length - 1] = grown
  }
  return out
}

/**
 * Breaks a text into lines no wider than `room` (points), measured with `measure`. Newlines are kept. A line can only
 * be too wide if a single grapheme cluster is.
 */
export function wrap(text: string, room: number, measure: (s: string) => number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of breakable(paragraph.trim())) {
      if (measure((line + piece).trimEnd()) <= room) {
        line += piece
        continue
      }
      if (line) lines.push(line.trimEnd())
      const parts = splitWide(piece, room, (s) => measure(s.trimEnd()))
      lines.push(...parts.slice(0, -1).map((part) => part.trimEnd()))
      line = parts.at(-1) ?? ''
    }
    lines.push(line.trimEnd())
  }
  return lines
}
