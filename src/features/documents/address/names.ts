import { getDistricts, getSubDistricts } from 'thai-address-universal'
import type { Lang } from '../../../core/shapes.ts'
import { provinceOf } from '../../../core/thai/provinces.ts'
import { taxAddress } from '../rules.ts'

export interface StoredAddress {
  line: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}

interface Entry {
  nameTh: string
  nameEn: string
  code: string
}

/** Prefixes that people enter before a place name and that the data set does not have. */
const PLACE_PREFIX = /^(แขวง|เขต|ตำบล|อำเภอ|ต\.|อ\.|khwaeng |khet |tambon |amphoe )\s*/i
const withoutPrefix = (name: string): string => name.trim().replace(PLACE_PREFIX, '')
const same = (entry: Entry, name: string): boolean =>
  entry.nameTh === name || entry.nameEn.toLowerCase() === name.toLowerCase()

const inLang = (entry: Entry | undefined, typed: string, lang: Lang): string =>
  (entry && (lang === 'th' ? entry.nameTh : entry.nameEn)) || typed

/** The address with its place names in one language. A name that the data set does not have is left as entered. */
export async function placesIn(address: StoredAddress, lang: Lang): Promise<StoredAddress> {
  const province = provinceOf(address.province)
  if (!province) return address
  const names = { subdistrict: withoutPrefix(address.subdistrict), district: withoutPrefix(address.district) }
  const districts = await getDistricts(province.th)
  const district = districts.find((one) => same(one, names.district))
  const within = district ? await getSubDistricts(district.code) : []
  // A subdistrict that is missing in the data set often has the name of its district.
  const subdistrict = [...within, ...districts].find((one) => same(one, names.subdistrict))
  return {
    ...address,
    subdistrict: inLang(subdistrict, address.subdistrict, lang),
    district: inLang(district, address.district, lang),
    province: province[lang],
  }
}

const THAI = /[\u0e00-\u0e7f]/
const LATIN = /[a-z]/i

/** The language in which an address was entered: that of its street or, if the street has no letters, of its places. */
export function addressLang({ line, subdistrict, district }: StoredAddress): Lang {
  if (THAI.test(line)) return 'th'
  if (LATIN.test(line)) return 'en'
  return !THAI.test(subdistrict + district) && LATIN.test(subdistrict + district) ? 'en' : 'th'
}

/** An address on one line and in one language, as documents print it. */
export async function printedAddress(address: StoredAddress): Promise<string> {
  const lang = addressLang(address)
  const { line, subdistrict, district, province, postcode } = await placesIn(address, lang)
  if (lang === 'th') return taxAddress({ line, subdistrict, district, province, postcode })
  const parts = [line, subdistrict, district, `${province} ${postcode}`]
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}
