import { getDatabase, preload } from 'thai-address-universal'
import { AppError } from '../../../core/errors.ts'
import type { Lang } from '../../../core/shapes.ts'
import { provinceOf } from '../../../core/thai/provinces.ts'
import type { Place } from './contract.ts'

/** Places by postcode, read once from the data of the package. */
let byPostcode: Promise<ReadonlyMap<string, readonly Place[]>> | null = null

async function readPlaces(): Promise<ReadonlyMap<string, readonly Place[]>> {
  await preload({ language: 'thai' })
  const places = new Map<string, Place[]>()
  for (const { postal_code: postcode, sub_district: subdistrict, district, province } of getDatabase()) {
    const list = places.get(postcode) ?? []
    list.push({ subdistrict, district, province })
    places.set(postcode, list)
  }
  return places
}

/** The places of a postcode; empty if it is unknown. */
export async function placesOf(postcode: string): Promise<readonly Place[]> {
  byPostcode ??= readPlaces()
  return (await byPostcode).get(postcode) ?? []
}

/**
 * Rejects a postcode that does not exist or belongs to another province. Names of subdistricts and districts are
 * accepted as typed, because the data lacks common spellings.
 */
export async function checkAddress(
  address: { postcode: string; province: string } | null | undefined,
  field: string,
  lang: Lang,
): Promise<void> {
  if (!address) return
  const places = await placesOf(address.postcode)
  const refuse = (code: string, values: Record<string, string> = {}) => {
    throw new AppError('invalid_input', {}, { [`${field}.postcode`]: { code, ...values } })
  }
  if (places.length === 0) refuse('postcode_unknown')
  const province = provinceOf(address.province)
  if (!province) throw new AppError('invalid_input', {}, { [`${field}.province`]: { code: 'area' } })
  const provinces = [...new Set(places.map((place) => place.province))]
  if (!provinces.includes(province.th)) {
    const names = provinces.map((name) => provinceOf(name)?.[lang] ?? name)
    refuse('postcode_province', { postcode: address.postcode, province: names.join(', ') })
  }
}

export const placesHandlers = {
  async places(_ctx: unknown, { params }: { params: { postcode: string } }) {
    return [...(await placesOf(params.postcode))]
  },
}
