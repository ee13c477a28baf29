import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathWithQuery } from './path-with-query.ts'
import { qChoice, qCursor, qFlag, qId, qText, readQuery } from './query.ts'

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
  })

  it('writes no empty values', () => {
    expect(pathWithQuery('/th/x', { q: '', n: 0, open: undefined, all: false, list: ['1', '2'] })).toBe(
      '/th/x?n=0&list=1&list=2',
    )
    expect(pathWithQuery('/th/x', { q: null })).toBe('/th/x')
  })
})
