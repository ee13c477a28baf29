import { expect, it } from 'vitest'
import { bestOf, commonPostType } from './comparison.ts'

it('marks the best values of a row, and none if they cannot be compared', () => {
  expect(bestOf([3, 9, null, 9])).toEqual([false, true, false, true])
  expect(bestOf([3, 9, null], 'lowest')).toEqual([true, false, false])
  expect(bestOf([5, 5, null])).toEqual([false, false, false])
  expect(bestOf([7, null])).toEqual([false, false])
  expect(bestOf([])).toEqual([])
})

it('compares the post type with the most prices', () => {
  const reel = { postType: 'reel', price: 100 } as const
  const story = { postType: 'story', price: 100 } as const
  expect(commonPostType([[reel, story], [story], [reel, story]])).toBe('story')
  expect(commonPostType([[], []])).toBeNull()
})
