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
  it('reads what the page knows', () => {
    const query = { q: 'cafés', tab: 'b', kind: 'x', open: ID, after: 'c1', all: true } as const
    expect(read(pathWithQuery('', query))).toEqual(query)
  })

  it.each(['?q=&tab=c&kind=y&open=1&after=&utm_source=z', '?open=%27%20or%201%3D1', '?tab=%00'])(
    'takes %s as absent, never as an error',
    (search) => {
      expect(read(search)).toEqual({ q: '', tab: 'a', kind: undefined, open: undefined, after: undefined, all: false })
    },
  )

  it('cuts and trims text, and takes the first of several', () => {
    expect(read('?q=%20abcdefgh&tab=b&tab=a')).toMatchObject({ q: 'abcde', tab: 'b' })
    expect(read('?q=abcd+e'), 'without the space before what is cut').toMatchObject({ q: 'abcd' })
    expect(read('?q=%00a%00b'), 'without what a database cannot store').toMatchObject({ q: 'a b' })
    expect(read('?q=abcd😀'), 'without half a character').toMatchObject({ q: 'abcd' })
  })

  it('has no keys but those of the address', () => {
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

test('a flag is set by any value', () => {
  const flag = (search: string) => readAs(search, { saved: qFlag })
  expect([flag(''), flag('?saved'), flag('?saved=1')]).toEqual([{ saved: false }, { saved: true }, { saved: true }])
})

test('a made-up page is the first one', () => {
  for (const search of ['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=12345'])
    expect(readAs(search, { page: qPage })).toEqual({ page: 1 })
  expect(readAs('?page=20', { page: qPage })).toEqual({ page: 20 })
})

test('an open list has no made-up addresses', () => {
  const listShape = { category: qListed([8, 9]), page: qListPage }
  expect(readAs('', listShape)).toEqual({ category: null, page: 1 })
  expect(readAs('?category=&page=2', listShape)).toEqual({ category: null, page: 2 })
  expect(readAs('?category=9', listShape)).toEqual({ category: 9, page: 1 })
  for (const search of ['?category=7', '?category=09', '?page=0', '?page=', '?page=2x'])
    expect(statusOf(() => readAs(search, listShape))).toBe(404)
})
