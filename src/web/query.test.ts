import { expect, test } from 'vitest'
import { z } from 'zod'
import { qFlag, qListed, qListPage, qPage, readQuery } from './query.ts'

const read = <S extends z.ZodRawShape>(search: string, shape: S) =>
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
  const flag = (search: string) => read(search, { saved: qFlag })
  expect([flag(''), flag('?saved'), flag('?saved=1')]).toEqual([{ saved: false }, { saved: true }, { saved: true }])
})

test('a made-up page is the first one', () => {
  for (const search of ['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=12345'])
    expect(read(search, { page: qPage })).toEqual({ page: 1 })
  expect(read('?page=20', { page: qPage })).toEqual({ page: 20 })
})

test('an open list has no made-up addresses', () => {
  const shape = { category: qListed([8, 9]), page: qListPage }
  expect(read('', shape)).toEqual({ category: null, page: 1 })
  expect(read('?category=&page=2', shape)).toEqual({ category: null, page: 2 })
  expect(read('?category=9', shape)).toEqual({ category: 9, page: 1 })
  for (const search of ['?category=7', '?category=09', '?page=0', '?page=', '?page=2x'])
    expect(statusOf(() => read(search, shape))).toBe(404)
})
