/**
 * The kind of company stays in the normalized name, because a company and a partnership with the same name are
 * different legal persons.
 */
const COMPANY_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:บริษัท|บมจ\.?)\s*(.+?)\s*(?:จำกัด)?\s*\(\s*มหาชน\s*\)$/u, 'plc'],
  [/^บมจ\.?\s*(.+)$/u, 'plc'],
  [/^(?:บริษัท|บจก\.?|บ\.)\s*(.+?)\s*(?:จำกัด|จก\.?)?$/u, 'co'],
  [/^(?:ห้างหุ้นส่วนจำกัด|หจก\.?)\s*(.+)$/u, 'lp'],
  [/^(.+?)[\s,]+(?:public company limited|public co\.?,?\s*ltd\.?|plc\.?)$/u, 'plc'],
  [/^(.+?)[\s,]+(?:company limited|co\.?,?\s*ltd\.?|limited|ltd\.?)$/u, 'co'],
  [/^(.+?)[\s,]+(?:limited partnership|ltd\.?,?\s*part\.?)$/u, 'lp'],
]

/** A title is removed only before a consonant or a leading vowel: นายิกา is a name, not a title. */
const TITLES =
  /^(?:(?:นางสาว|น\.?\s*ส\.|นาง|นาย|ด\.ช\.|ด\.ญ\.|เด็กชาย|เด็กหญิง|ดร\.)\s*(?=[ก-ฮเ-ไ])|(?:mr|mrs|ms|miss|dr)\.?\s+)/u

const ZERO_WIDTH = /\u200b|\u200c|\u200d|\ufeff/g

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ZERO_WIDTH, '')
    .replace(/เเ/g, 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const bare = (text: string): string => text.replace(/[\s.,'’()-]/g, '')

/**
 * Normalizes a name for comparison: removes case, spaces, points, titles and look-alike Thai sequences; the kind of
 * company stays as a marker.
 */
export function normalLegalName(text: string): string {
  const name = plain(text)
  for (const [pattern, mark] of COMPANY_FORMS) {
    const match = pattern.exec(name)
    if (match?.[1]) return `${mark}:${bare(match[1])}`
  }
  return bare(name.replace(TITLES, ''))
}

/** Whether an account's name is the legal name. Empty names match nothing. */
export function sameLegalName(a: string, b: string): boolean {
  const name = normalLegalName(a)
  return name !== '' && name === normalLegalName(b)
}
