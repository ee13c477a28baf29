/** A set of channels: a stored bitmap by its code, or an expression of several sets. */
export type ChannelSet =
  | string
  | { readonly op: 'and' | 'or'; readonly of: readonly ChannelSet[] }
  | { readonly op: 'not'; readonly of: ChannelSet }
  | { readonly op: 'before' | 'after'; readonly position: number }
  | { readonly op: 'places'; readonly codes: readonly string[]; readonly least: number }
  | { readonly op: 'set'; readonly name: string }

export const ALL_CHANNELS: ChannelSet = { op: 'and', of: [] }
export const NO_CHANNELS: ChannelSet = { op: 'or', of: [] }

/** Channels in all of these sets; every channel if there are none. */
export function all(...of: readonly ChannelSet[]): ChannelSet {
  const parts = of.filter((part) => part !== ALL_CHANNELS)
  return parts.length === 0 ? ALL_CHANNELS : parts.length === 1 ? (parts[0] as ChannelSet) : { op: 'and', of: parts }
}
/** Channels in at least one of these sets; no channel if there are none. */
export const any = (...of: readonly ChannelSet[]): ChannelSet =>
  of.length === 1 ? (of[0] as ChannelSet) : { op: 'or', of }
export const not = (of: ChannelSet): ChannelSet => ({ op: 'not', of })

/** A set of the same statement by its name, so that it is not computed twice. Only for sizes. */
export const setOf = (name: string): ChannelSet => ({ op: 'set', name })

/** Channels at a lower position, or at a higher position. */
export const beforePosition = (position: number): ChannelSet => ({ op: 'before', position })
export const afterPosition = (position: number): ChannelSet => ({ op: 'after', position })

/** Facets for numbers by decimal digits: the number of digits, then each digit from the first on. */
const digits = (number: string, least: number): ChannelSet => `${number}.digits>=${least}`
const digit = (number: string, place: number, least: number): ChannelSet => `${number}.${place}>=${least}`

/** Channels whose number is not null. */
export const isSet = (number: string): ChannelSet => digits(number, 1)

/** Among numbers with the same number of digits: those whose digits from `place` on are not below those of `text`. */
function notBelow(number: string, text: string, place: number): ChannelSet {
  if (/^0*$/.test(text.slice(place - 1))) return ALL_CHANNELS
  const own = Number(text[place - 1])
  const above = own < 9 ? digit(number, place, own + 1) : NO_CHANNELS
  const rest = notBelow(number, text, place + 1)
  const same = own === 0 ? rest : all(digit(number, place, own), rest)
  return rest === ALL_CHANNELS ? same : own < 9 ? any(above, same) : same
}

/** Channels whose number is not null and at least `least`, a whole number. */
export function atLeast(number: string, least: number): ChannelSet {
  if (least <= 0) return isSet(number)
  const text = String(least)
  const sameLength = digits(number, text.length)
  if (/^10+$/.test(text)) return sameLength
  return any(digits(number, text.length + 1), all(sameLength, notBelow(number, text, 1)))
}

/** Channels whose number is not null and at most `most`, a whole number. */
export const atMost = (number: string, most: number): ChannelSet =>
  most < 0 ? NO_CHANNELS : all(isSet(number), not(atLeast(number, most + 1)))

/** Number of binary digits that are needed for tenths of a percent. */
const TENTHS_DIGITS = 10

/** Channels with at least this percentage of their audience in these places together. */
export const audienceIn = (places: readonly string[], percent: number): ChannelSet => ({
  op: 'places',
  codes: places.flatMap((place) => Array.from({ length: TENTHS_DIGITS }, (_, digit) => `audience:${place}:${digit}`)),
  least: percent * 10,
})
