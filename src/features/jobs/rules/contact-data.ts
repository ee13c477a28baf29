export type ContactKind = 'phone' | 'email' | 'line'

export interface ContactData {
  kind: ContactKind
  /** The original text, shown to the sender. */
  found: string
}

const THAI_ZERO = '๐'.charCodeAt(0)

/** Normalizes digits and full-width letters one character at a time, preserving positions. */
function plainCharacter(character: string): string {
  const thai = character.charCodeAt(0) - THAI_ZERO
  if (thai >= 0 && thai <= 9) return String(thai)
  const plain = character.normalize('NFKC').toLowerCase()
  return plain.length === character.length ? plain : character
}
const plainText = (text: string): string => Array.from(text, plainCharacter).join('')

const DIGIT_WORDS: readonly (readonly string[])[] = [
  ['ศูนย์', 'zero'],
  ['หนึ่ง', 'one'],
  ['สอง', 'two'],
  ['สาม', 'three'],
  ['สี่', 'four'],
  ['ห้า', 'five'],
  ['หก', 'six'],
  ['เจ็ด', 'seven'],
  ['แปด', 'eight'],
  ['เก้า', 'nine'],
]
const DIGIT_OF = new Map(DIGIT_WORDS.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)))
const DIGIT_WORD = new RegExp([...DIGIT_OF.keys()].join('|'), 'g')

/** Replaces spelled-out digits. */
const withDigits = (text: string): string => text.replace(DIGIT_WORD, (word) => DIGIT_OF.get(word) ?? word)

/** Dates are not phone numbers. */
const DAYS = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:19|20|25)\d\d(?!\d)/g
const withoutDays = (text: string): string => text.replace(DAYS, (day) => '#'.repeat(day.length))

/** Separators that people put between digits: spaces, punctuation, invisible characters. */
const BETWEEN = String.raw`[\s\-–—_.,/()*•|~\u200b-\u200d\u2060\ufeff]{0,3}`
/** Thai mobile and landline numbers, national or international; not inside an order number. */
const PHONE = new RegExp(
  String.raw`(?:(?<![\da-z#])|(?<=tel|call|phone|mobile))(?:\+?${BETWEEN}(?:00)?6${BETWEEN}6${BETWEEN}\(?0?\)?|0)${BETWEEN}(?:[689](?:${BETWEEN}\d){8}|[2-57](?:${BETWEEN}\d){7})(?!\d)`,
)

const AT = String.raw`\s*(?:@|\(at\)|\[at\]|แอท|แอด|เเอด|\bat\b)\s*`
const DOT = String.raw`\s*(?:\.|\(dot\)|\[dot\]|ดอท|จุด|\bdot\b)\s*`
const MAILBOX = 'gmail|hotmail|outlook|yahoo|icloud|windowslive|protonmail'
const EMAIL = new RegExp(
  String.raw`[a-z0-9][a-z0-9._%+-]*(?:\s*@\s*[a-z0-9-]+(?:${DOT}[a-z]{2,})+|(?:${AT}|\s+)(?:${MAILBOX})(?:${DOT}[a-z]{2,})?(?![a-z]))`,
)

const LINE = String.raw`(?<![a-z])(?:line|l\s?i\s?n\s?e|ไลน์|ไลน|ไลล์)`
const HANDLE = '@?[a-z0-9][a-z0-9._-]{2,19}'
/** A LINE ID after the word LINE, if a sign introduces it or it contains a digit, dot or underscore. */
const LINE_ID = new RegExp(
  [
    String.raw`${LINE}\s*(?:id|ไอดี)?\s*(?:[:=：]|คือ|@|ไอดี|(?<=\s|ไลน์|ไลน|line)id\b)\s*:?\s*${HANDLE}`,
    String.raw`(?<![a-z])(?:id|ไอดี)\s*(?:line|ไลน์|ไลน)\s*[:=：]?\s*(?:คือ)?\s*${HANDLE}`,
    String.raw`${LINE}\s+(?=[a-z0-9._-]*[\d._][a-z0-9._-]*)(?![\d.,]+(?![a-z\d._-]))${HANDLE}`,
    String.raw`(?:line\.me|lin\.ee)\/\S+`,
  ].join('|'),
)

const RULES: readonly { kind: ContactKind; pattern: RegExp; read: (plain: string) => string }[] = [
  { kind: 'email', pattern: EMAIL, read: (plain) => plain },
  { kind: 'line', pattern: LINE_ID, read: (plain) => plain },
  { kind: 'phone', pattern: PHONE, read: withoutDays },
  { kind: 'phone', pattern: PHONE, read: (plain) => withDigits(withoutDays(plain)) },
]

/**
 * The first phone number, email address or LINE ID in a text, including Thai digits, separators and common disguises;
 * null if there is none. Social media handles are allowed, because briefs contain them.
 */
export function findContactData(text: string): ContactData | null {
  const plain = plainText(text)
  for (const { kind, pattern, read } of RULES) {
    const match = pattern.exec(read(plain))
    if (!match) continue
    const original = plain.length === text.length && read(plain).length === plain.length
    const found = original ? text.slice(match.index, match.index + match[0].length) : match[0]
    return { kind, found: found.trim() }
  }
  return null
}
