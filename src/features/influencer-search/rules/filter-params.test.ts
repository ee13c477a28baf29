import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PRICE_MAX } from '../../../core/money.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { queryValues } from '../../../web/path-with-query.ts'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from '../../campaigns/brief/codes.ts'
import { findHref, toQuery } from '../components/find-address.ts'
import { zSavedFilters } from '../filter-shapes.ts'
import { zFindQuery } from '../shapes.ts'
import { countFilters, FILTER_PARAMS, readFilters } from './filter-params.ts'
import { type FindFilters, PAST_WORK, REPLY_WITHIN } from './filters.ts'

const some = <T>(of: readonly T[]) => fc.subarray([...of], { minLength: 1 })
const baht = (satang: number) => fc.nat(PRICE_MAX / 100 - 1).map((n) => n * 100 + satang)

const filters: fc.Arbitrary<FindFilters> = fc.record(
  {
    q: fc.constantFrom('ploy', 'ครีม'),
    type: some(STORED_CHANNEL_TYPES),
    post: fc.constantFrom(...POST_TYPES),
    priceMin: baht(0),
    priceMax: baht(99),
    followersMin: fc.nat(1_000_000_000),
    followersMax: fc.nat(1_000_000_000),
    engagementMin: fc.nat(10_000),
    interest: some(INTERESTS),
    province: some(['TH-10', 'TH-20', 'TH-50']),
    gender: fc.constantFrom(...GENDERS),
    age: some(AGE_BANDS),
    scoreMin: fc.nat(100),
    pastWork: fc.constantFrom(...PAST_WORK),
    replyWithin: fc.constantFrom(...REPLY_WITHIN),
    language: fc.constantFrom('th' as const, 'en' as const),
    takesJobs: fc.constant('1' as const),
  },
  { requiredKeys: [] },
)

const readHref = (href: string) => readFilters(queryValues(new URL(href, 'http://talad').searchParams))

it('filters written to a URL are read back unchanged', () => {
  fc.assert(
    fc.property(filters, (given) => {
      expect(readHref(findHref('/list', given))).toEqual(given)
    }),
  )
})

it('numbers are parsed as people type them; anything else is not a filter', () => {
  expect(
    readFilters({ followersMin: ['1,000'], followersMax: ['๒๐๐๐'], er: ['๓.๕'], score: ['many'], min: ['฿1,500'] }),
  ).toEqual({
    followersMin: 1_000,
    followersMax: 2_000,
    engagementMin: 350,
    priceMin: 150_000,
  })
})

it('the endpoints accept the filters of any URL', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom('0', '-1', '99999999', '10000000', '9999999999', '12.34', '100.01', '1e3', 'TH-10', 'beauty', '1'),
    filters.map((given) => findHref('', given).replace(/^.*?=/, '')),
  )
  const names = Object.values(FILTER_PARAMS).map(({ name }) => name)
  const address = fc.dictionary(fc.constantFrom(...names), fc.array(value, { maxLength: 3 }))
  fc.assert(
    fc.property(address, (values) => {
      const read = readFilters(values)
      expect(zSavedFilters.parse(read)).toEqual(read)
      expect(zFindQuery.parse(toQuery(read))).toEqual(read)
    }),
  )
})

it('each value of a list counts as a filter, a range counts once, and the text does not count', () => {
  const given: FindFilters = { q: 'ploy', interest: ['food', 'car'], priceMin: 0, priceMax: 99, followersMax: 5 }
  expect(countFilters(given)).toBe(4)
  expect(countFilters({})).toBe(0)
})
