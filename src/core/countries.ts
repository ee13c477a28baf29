import type { Lang } from './shapes.ts'

/**
 * Countries and territories with permanent residents, in the order of their English names. The id is the position in
 * this list, counted from one, and is stored, so new entries must go to the end. 209 is Thailand.
 */
const CODES =
  'AF AL DZ AS AD AO AI AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BR VG BN BG BF BI KH CM CA CV BQ KY CF TD CL CN CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA KR SS ES LK BL SH KN LC PM VC SD SR SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV VI UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW AX CX CC MF'.split(
    ' ',
  )

/** Default country and nationality. */
export const THAILAND_ID = 209

export interface Country {
  id: number
  /** ISO 3166 alpha-2. */
  code: string
  name: string
  /** Flag name: the lower-case code. */
  icon: string
}

const names = new Map<Lang, Intl.DisplayNames>()
/** The name of an ISO 3166 alpha-2 code. */
export function countryName(lang: Lang, code: string): string {
  const displayNames = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' })
  names.set(lang, displayNames)
  return displayNames.of(code) ?? code
}

/** A country by id, or null. */
export function countryOf(id: number, lang: Lang): Country | null {
  const code = CODES[id - 1]
  return code === undefined ? null : { id, code, name: countryName(lang, code), icon: code.toLowerCase() }
}

/** All countries in the order of their names in a language; Thailand first. */
export function listCountries(lang: Lang): Country[] {
  const all = CODES.map((code, i) => ({ id: i + 1, code, name: countryName(lang, code), icon: code.toLowerCase() }))
  const order = new Intl.Collator(lang)
  return all.sort(
    (a, b) => Number(b.id === THAILAND_ID) - Number(a.id === THAILAND_ID) || order.compare(a.name, b.name),
  )
}
