import type { AgeBand, ProfileAudience } from './port.ts'

const BANDS: readonly [AgeBand, number, number][] = [
  ['13-17', 0, 17],
  ['18-24', 18, 24],
  ['25-34', 25, 34],
  ['35-44', 35, 44],
  ['45+', 45, 200],
]

/** The age band of a platform's label: "age18-24", "25-34", "from45to49", "55-". Null for "unknown". */
export function ageBand(word: string): AgeBand | null {
  const years = /(\d{1,2})/.exec(word)?.[1]
  if (years === undefined) return null
  return BANDS.find(([, from, to]) => Number(years) >= from && Number(years) <= to)?.[0] ?? null
}

/** Counts or percentages by a platform's label. */
export interface Shares {
  gender: { word: string; value: number }[]
  age: { word: string; value: number }[]
  location: { word: string; value: number }[]
}

/** Converts a platform's labels and values to an audience in percent; null if it reports none of the three. */
export function audienceOf(shares: Shares): ProfileAudience | null {
  const { gender, age, location } = shares
  if (gender.length + age.length + location.length === 0) return null
  const genders = percents(gender.map((g) => ({ ...g, word: genderOf(g.word) })))
  const ages = percents(age.flatMap((a) => (ageBand(a.word) === null ? [] : [{ ...a, word: ageBand(a.word) ?? '' }])))
  const places = [...percents(location)].map(([place, percent]) => ({ place, percent }))
  const of = (band: AgeBand) => ages.get(band) ?? 0
  return {
    gender: { female: genders.get('female') ?? 0, male: genders.get('male') ?? 0, other: genders.get('other') ?? 0 },
    age: { '13-17': of('13-17'), '18-24': of('18-24'), '25-34': of('25-34'), '35-44': of('35-44'), '45+': of('45+') },
    location: places.sort((a, b) => b.percent - a.percent).slice(0, 10),
  }
}

function genderOf(word: string): string {
  const first = word.toLowerCase().charAt(0)
  return first === 'f' ? 'female' : first === 'm' ? 'male' : 'other'
}

function percents(rows: readonly { word: string; value: number }[]): Map<string, number> {
  const total = rows.reduce((sum, r) => sum + r.value, 0)
  const sums = new Map<string, number>()
  for (const { word, value } of rows) sums.set(word, (sums.get(word) ?? 0) + value)
  return new Map([...sums].map(([word, value]) => [word, total > 0 ? Math.round((value / total) * 1_000) / 10 : 0]))
}
