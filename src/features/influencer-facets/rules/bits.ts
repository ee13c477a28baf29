/** A set of channels: a stored bitmap by its code, or an expression of several sets. */
export type Bits =
  | string
  | { readonly op: 'and' | 'or'; readonly of: readonly Bits[] }
  | { readonly op: 'not'; readonly of: Bits }
  | { readonly op: 'before' | 'after'; readonly position: number }
  | { readonly op: 'places'; readonly codes: readonly string[]; readonly least: number }
  | { readonly op: 'set'; readonly name: string }

export const EVERY: Bits = { op: 'and', of: [] }
export const NONE: Bits = { op: 'or', of: [] }

/** Channels in all of these sets; every channel if there are none. */
export function all(...of: readonly Bits[]): Bits {
  const parts = of.filter((part) => part !== EVERY)
  return parts.length === 0 ? EVERY : parts.length === 1 ? (parts[0] as Bits) : { op: 'and', of: parts }
}
/** Channels in at least one of these sets; no channel if there are none. */
export const any = (...of: readonly Bits[]): Bits => (of.length === 1 ? (of[0] as Bits) : { op: 'or', of })
export const not = (of: Bits): Bits => ({ op: 'not', of })

/** A set of the same statement by its name, so that it is not computed twice. Only for sizes. */
export const setOf = (name: string): Bits => ({ op: 'set', name })

/** Channels at a lower position, or at a higher position. */
export const beforePosition = (position: number): Bits => ({ op: 'before', position })
export const afterPosition = (position: number): Bits => ({ op: 'after', position })

/** Facets for numbers by decimal digits: the number of digits, then each digit from the first on. */
const digits = (number: string, least: number): Bits => `${number}.digits>=${least}`
const digit = (number: string, place: number, least: number): Bits => `${number}.${place}>=${least}`

/** Channels whose number is not null. */
export const isSet = (number: string): Bits => digits(number, 1)

/** Among numbers with the same number of digits: those whose digits from `place` on are not below those of `text`. */
function notBelow(number: string, text: string, place: number): Bits {
  if (/^0*$/.test(text.slice(place - 1))) return EVERY
  const own = Number(text[place - 1])
  const above = own < 9 ? digit(number, place, own + 1) : NONE
  const rest = notBelow(number, text, place + 1)
  const same = own === 0 ? rest : all(digit(number, place, own), rest)
  return rest === EVERY ? same : own < 9 ? any(above, same) : same
}

/** Channels whose number is not null and at least `least`, a whole number. */
export function atLeast(number: string, least: number): Bits {
  if (least <= 0) return isSet(number)
  const text = String(least)
  const sameLength = digits(number, text.length)
  if (/^10+$/.test(text)) return sameLength
  return any(digits(number, text.length + 1), all(sameLength, notBelow(number, text, 1)))
}

/** Channels whose number is not null and at most `most`, a whole number. */
export const atMost = (number: string, most: number): Bits =>
  most < 0 ? NONE : all(isSet(number), not(atLeast(number, most + 1)))

/** Number of binary digits that are needed for tenths of a percent. */
const TENTHS_DIGITS = 10

/** Channels with at least this percentage of their audience in these places together. */
export const audienceIn = (places: readonly string[], percent: number): Bits => ({
  op: 'places',
  codes: places.flatMap((place) => Array.from({ length: TENTHS_DIGITS }, (_, digit) => `audience:${place}:${digit}`)),
  least: percent * 10,
})
