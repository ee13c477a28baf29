import { bahtToSatang, satangToBaht } from '../../../core/baht-range.ts'
import { choicesIn } from '../../../core/choices.ts'
import { PRICE_MAX } from '../../../core/money.ts'
import { searchText } from '../../../core/search-text.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { parseHundredths, readBaht, readWhole } from '../../../i18n/typed-number.ts'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from '../../campaigns/brief/codes.ts'
import { FILTER_TEXT_MAX, type FindFilters, FOLLOWERS_MAX, LANGUAGES, PAST_WORK, REPLY_WITHIN } from './filters.ts'

/** How a filter is read from and written to the list's query string. */
interface FilterParam<T> {
  name: string
  /** Invalid values are ignored. */
  read(values: readonly string[]): T | undefined
  write(value: T): string
}

const text = (name: string): FilterParam<string> => ({
  name,
  read: ([value = '']) => searchText(value, FILTER_TEXT_MAX) || undefined,
  write: (value) => value,
})

const choice = <T extends string>(name: string, choices: readonly T[]): FilterParam<T> => ({
  name,
  read: ([value]) => choices.find((one) => one === value),
  write: (value) => value,
})

/** Several values, joined by commas or as repeated parameters. */
const list = <T extends string>(name: string, choices: readonly T[]): FilterParam<T[]> => ({
  name,
  read: (values) => {
    const chosen = choicesIn(values, choices)
    return chosen.length > 0 ? chosen : undefined
  },
  write: (values) => values.join(','),
})

/** A number from 0 to `max`. In the query string it is divided by `unit`, with at most two decimals. */
const number = (name: string, max: number, unit: 1 | 100 = 1): FilterParam<number> => ({
  name,
  read: ([value = '']) => {
    const n = unit === 1 ? readWhole(value) : parseHundredths(value)
    return n !== null && n <= max ? n : undefined
  },
  write: (value) => String(value / unit),
})

/** The minimum or maximum of a range in whole baht. */
const price = (name: string, end: 'min' | 'max', filter: 'priceMin' | 'priceMax'): FilterParam<number> => ({
  name,
  read: ([value]) => bahtToSatang({ min: null, max: null, [end]: readBaht(value, PRICE_MAX) }, PRICE_MAX)[filter],
  write: (value) => String(satangToBaht({ [filter]: value })[end]),
})

export const FILTER_PARAMS: { readonly [K in keyof FindFilters]-?: FilterParam<NonNullable<FindFilters[K]>> } = {
  q: text('q'),
  type: list('type', STORED_CHANNEL_TYPES),
  post: choice('post', POST_TYPES),
  priceMin: price('min', 'min', 'priceMin'),
  priceMax: price('max', 'max', 'priceMax'),
  followersMin: number('followersMin', FOLLOWERS_MAX),
  followersMax: number('followersMax', FOLLOWERS_MAX),
  engagementMin: number('er', 10_000, 100),
  interest: list('interest', INTERESTS),
  province: list(
    'province',
    PROVINCES.map(({ code }) => code),
  ),
  gender: choice('gender', GENDERS),
  age: list('age', AGE_BANDS),
  scoreMin: number('score', 100),
  pastWork: choice('work', PAST_WORK),
  replyWithin: choice('reply', REPLY_WITHIN),
  language: choice('language', LANGUAGES),
  takesJobs: choice('takes', ['1']),
}

const NAMES = Object.keys(FILTER_PARAMS) as (keyof FindFilters)[]

/** Reads the filters of a query string or a form. Filters that are not set are omitted. */
export function readFilters(values: Readonly<Record<string, readonly string[] | undefined>>): FindFilters {
  const read = NAMES.map((filter) => {
    const { name, read } = FILTER_PARAMS[filter]
    return [filter, read(values[name] ?? [])] as const
  })
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** The query parameters for these filters. */
export const paramsOf = (filters: FindFilters): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((filter) => {
      const { name, write } = FILTER_PARAMS[filter] as FilterParam<unknown>
      const value = filters[filter]
      return value === undefined ? [] : [[name, write(value)]]
    }),
  )

/** The number of active filters, without the text. Each value of a list counts; a range counts once. */
export function countFilters(filters: FindFilters): number {
  const counts = NAMES.map((filter) => {
    const value = filters[filter]
    const isCounted = filter.endsWith('Max') && filters[filter.replace('Max', 'Min') as 'priceMin'] !== undefined
    if (filter === 'q' || value === undefined || isCounted) return 0
    return Array.isArray(value) ? value.length : 1
  })
  return counts.reduce((sum, n) => sum + n, 0)
}
