import { countryName } from '../../../core/countries.ts'
import type { Lang } from '../../../core/shapes.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'

/** The name of a place as reported by platforms: the code of a province or country, or an English name. */
export function placeName(place: string, lang: Lang): string {
  const province = PROVINCES.find(({ code, en }) => code === place || en === place)
  if (province) return province[lang]
  return /^[A-Z]{2}$/.test(place) ? countryName(lang, place) : place
}
