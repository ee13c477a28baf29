import fc from 'fast-check'
import { expect, it } from 'vitest'
import { secondsOf, timeOf } from './draft-comments.ts'

it('a time of a video is written and read alike', () => {
  fc.assert(
    fc.property(fc.nat(36_000), (seconds) => {
      expect(secondsOf(timeOf(seconds))).toBe(seconds)
    }),
  )
  expect([59.4, 59.6, 119.5].map(timeOf)).toEqual(['0:59', '1:00', '2:00'])
  expect(['0:14', '14', '1:05', 'x', '', '1:5:5'].map(secondsOf)).toEqual([14, 14, 65, null, null, null])
})
