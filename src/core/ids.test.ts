import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids of one instant are all different, and sort by time', () => {
  const ids = Array.from({ length: 2_000 }, () => newId(1_763_708_400_000))
  expect(new Set(ids).size).toBe(2_000)
  // All bits except the time, the version and the variant are random, also when the pool is refilled.
  expect(new Set(ids.map((id) => id.slice(15, 18) + id.slice(20))).size).toBe(2_000)
  for (const id of ids) expect(id).toMatch(/^019aa536-7180-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId(1_763_708_400_001) > (ids.at(-1) as string)).toBe(true)
})
