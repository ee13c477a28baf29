import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unstorablePath } from '../../../core/storable-text.ts'
import { CHANNEL_TYPES, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { queryValues } from '../../../web/path-with-query.ts'
import { filtersIn, writeFilters, writeState } from '../components/market-address.ts'
import { readState, toQuery } from '../components/market-query.ts'
import { contract } from '../contract.ts'
import { zNewSavedSearch } from '../market/shapes.ts'
import { SORTS } from './market-sorts.ts'

const VISITOR = { isInfluencer: false, match: false }
const INFLUENCER = { isInfluencer: true, match: false }
const read = (text: string, who = VISITOR) => readState(queryValues(new URLSearchParams(text)), who)

describe('the filters in the URL of the market', () => {
  test('are read and written without changes', () => {
    const query = '?q=เซรั่ม&channel=TIKTOK,YOUTUBE&post=reel&topic=beauty&min=1500&max=10000&sort=brand&page=3'
    expect(decodeURIComponent(writeState(read(query), false))).toBe(query)
    expect(writeState(read(''), false)).toBe('')
  })

  test('ignore anything that is not a filter', () => {
    expect(writeState(read('?channel=MYSPACE&post=fax&sort=random&min=-1&max=a&page=0&utm_source=x'), false)).toBe('')
  })

  test('accept repeated keys, which a form sends without JavaScript, as one list', () => {
    expect(read('?topic=food&topic=beauty').topic).toEqual(['beauty', 'food'])
  })

  test('have matches and saved jobs only for creators', () => {
    expect(read('?match=1&saved=1')).toMatchObject({ match: false, saved: false })
    expect(read('?match=1&saved=1', INFLUENCER)).toMatchObject({ match: true, saved: true })
    expect(read('?saved=1', { isInfluencer: true, match: true }).match, 'all saved jobs').toBe(false)
    expect(read('', { isInfluencer: true, match: true }).match).toBe(true)
    expect(read('?match=0', { isInfluencer: true, match: true }).match).toBe(false)
  })

  test('are sent to the endpoint in satang, with six jobs a page', () => {
    expect(toQuery(read('?min=1500'))).toEqual({ priceMin: 150_000, page: 1, perPage: 6 })
  })

  test('include the satang of the last baht of a range', () => {
    expect(toQuery(read('?max=1500'))).toMatchObject({ priceMax: 150_099 })
  })

  test('accept TWITTER as X', () => {
    expect(read('?channel=X,TWITTER').channel).toEqual(['X'])
    expect(read('?channel=TWITTER').channel).toEqual(['X'])
  })
})

/** Values for the URL: valid filters, almost valid filters, and anything else. */
const values = fc.oneof(
  fc.subarray([...CHANNEL_TYPES]).map(String),
  fc.subarray([...POST_TYPES]).map(String),
  fc.subarray([...INTERESTS]).map(String),
  fc.constantFrom(...SORTS, '0', '1', '10000', '20000', '10000000', '99999999', '-1', '1.5', '1e3', ' 7'),
  fc.nat().map(String),
  fc.bigInt({ min: 0n }).map(String),
  fc.string({ maxLength: 200 }),
  fc.string({ minLength: 60, maxLength: 120, unit: fc.constantFrom('ก', 'ำ', ' ', '😀') }),
)
const addresses = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'channel', 'post', 'topic', 'min', 'max', 'sort', 'match', 'saved', 'page', 'x'),
      values,
    ),
    { maxLength: 15 },
  )
  .map((pairs) => new URLSearchParams(pairs))

/** Values as the endpoint receives them: all as text. */
const sent = (query: object) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

describe('for any URL', () => {
  test('the endpoint accepts the query that the page sends', () => {
    fc.assert(
      fc.property(addresses, fc.boolean(), fc.boolean(), (address, isInfluencer, match) => {
        const query = sent(toQuery(readState(queryValues(address), { isInfluencer, match })))
        const { query: shape } = isInfluencer ? contract.market : contract.publicJobs
        expect(shape.strict().safeParse(query).error?.issues ?? []).toEqual([])
        expect(unstorablePath(query)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('the filters can be saved, and the saved search leads to the same filters', () => {
    fc.assert(
      fc.property(addresses, fc.boolean(), (address, match) => {
        const who = { isInfluencer: true, match }
        const filters = filtersIn(readState(queryValues(address), who))
        expect(zNewSavedSearch.shape.filters.strict().parse(filters)).toEqual(filters)
        expect(filtersIn(read(writeFilters(filters, match), who))).toEqual(filters)
      }),
      { numRuns: 500 },
    )
  })
})
