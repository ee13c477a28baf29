import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { pathWithQuery, queryValues } from './path-with-query.ts'
import { qChoice, qCursor, qFlag, qId, qListed, qListPage, qPage, qText, readQuery } from './query.ts'

const shape = z.object({
  q: qText(5),
  tab: qChoice(['a', 'b'], 'a'),
  kind: qChoice(['x']),
  open: qId,
  after: qCursor,
  all: qFlag,
})
const read = (search: string) => readQuery(new URL(`http://localhost/th${search}`), shape)
const ID = '0197a1b2-0000-7000-8000-000000000001'

describe('the query of a page', () => {
  it('reads the keys that the page declares', () => {
    const query = { q: 'cafés', tab: 'b', kind: 'x', open: ID, after: 'c1', all: true } as const
    expect(read(pathWithQuery('', query))).toEqual(query)
  })

  it.each(['?q=&tab=c&kind=y&open=1&after=&utm_source=z', '?open=%27%20or%201%3D1', '?tab=%00'])(
    'treats the invalid values of %s as absent, never as an error',
    (search) => {
      expect(read(search)).toEqual({ q: '', tab: 'a', kind: undefined, open: undefined, after: undefined, all: false })
    },
  )

  it('truncates and trims text, and uses the first of several values', () => {
    expect(read('?q=%20abcdefgh&tab=b&tab=a')).toMatchObject({ q: 'abcde', tab: 'b' })
    expect(read('?q=abcd+e'), 'no space at the end after truncation').toMatchObject({ q: 'abcd' })
    expect(read('?q=%00a%00b'), 'no characters that PostgreSQL cannot store').toMatchObject({ q: 'a b' })
    expect(read('?q=abcd😀'), 'no half of a surrogate pair').toMatchObject({ q: 'abcd' })
  })

  it('has no keys except those of the URL', () => {
    const key = '__proto__'
    const values = queryValues(new URLSearchParams('constructor=1&__proto__=2'))
    expect([values.constructor, values[key], values.toString]).toEqual([['1'], ['2'], undefined])
  })

  it('writes no empty values', () => {
    expect(pathWithQuery('/th/x', { q: '', n: 0, open: undefined, all: false, list: ['1', '2'] })).toBe(
      '/th/x?n=0&list=1&list=2',
    )
    expect(pathWithQuery('/th/x', { q: null })).toBe('/th/x')
  })
})

const readAs = <S extends z.ZodRawShape>(search: string, shape: S) =>
  readQuery(new URL(`http://localhost/th${search}`), z.object(shape))
const statusOf = (run: () => unknown): number | null => {
  try {
    run()
    return null
  } catch (error) {
    return (error as { init?: { status?: number } }).init?.status ?? 0
  }
}

test('any value sets a flag', () => {
  const flag = (search: string) => readAs(search, { saved: qFlag })
  expect([flag(''), flag('?saved'), flag('?saved=1')]).toEqual([{ saved: false }, { saved: true }, { saved: true }])
})

test('an invalid page number means the first page', () => {
  for (const search of ['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=12345'])
    expect(readAs(search, { page: qPage })).toEqual({ page: 1 })
  expect(readAs('?page=20', { page: qPage })).toEqual({ page: 20 })
})

test('a public list returns 404 for invalid values', () => {
  const listShape = { category: qListed([8, 9]), page: qListPage }
  expect(readAs('', listShape)).toEqual({ category: null, page: 1 })
  expect(readAs('?category=&page=2', listShape)).toEqual({ category: null, page: 2 })
  expect(readAs('?category=9', listShape)).toEqual({ category: 9, page: 1 })
  for (const search of ['?category=7', '?category=09', '?page=0', '?page=', '?page=2x'])
    expect(statusOf(() => readAs(search, listShape))).toBe(404)
})
