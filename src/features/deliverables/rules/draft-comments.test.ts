import fc from 'fast-check'
import { expect, it } from 'vitest'
import { POST_TYPES } from '../../../core/vocabulary.ts'
import { placeOf, pointIn, pointText, secondsOf, timeOf } from './draft-comments.ts'
import { isCommentedByTime, isOnDraft } from './draft-kind.ts'

it('a video time is parsed back to the same value', () => {
  fc.assert(
    fc.property(fc.nat(36_000), (seconds) => {
      expect(secondsOf(timeOf(seconds))).toBe(seconds)
    }),
  )
  expect([59.4, 59.6, 119.5].map(timeOf)).toEqual(['0:59', '1:00', '2:00'])
  expect(['0:14', '14', '75', '1:05', '600:00'].map(secondsOf)).toEqual([14, 14, 75, 65, 36_000])
  expect(['99:99', '1:60', '1:5', ':30', 'x', '', '1:5:5'].map(secondsOf)).toEqual(Array(7).fill(null))
})

it('a point of a picture is parsed back to the same value', () => {
  const percent = fc.nat(100)
  fc.assert(
    fc.property(percent, percent, (x, y) => {
      expect(pointIn(pointText({ x, y }))).toEqual({ x, y })
    }),
  )
  expect(['', undefined, '1', '1,2,3', '-1,2', 'a,b'].map(pointIn)).toEqual(Array(6).fill(null))
})

it.each([
  [50, 50, 'middle'],
  [60, 40, 'middle'],
  [0, 50, 'left'],
  [95, 60, 'right'],
  [45, 5, 'top'],
  [20, 100, 'bottom'],
])('a point at %i, %i is at the %s', (x, y, place) => {
  expect(placeOf({ x, y })).toBe(place)
})

it.each([
  ['reel', { at: 3 }, true],
  ['reel', { point: { x: 1, y: 2 } }, false],
  ['videoPost', { place: 'top' }, false],
  ['photoPost', { point: { x: 1, y: 2 } }, true],
  ['photoPost', { at: 3 }, false],
  ['story', { at: 3 }, true],
  ['story', { point: { x: 1, y: 2 } }, true],
  ['reel', {}, true],
  ['photoPost', {}, true],
] as const)('a comment on the draft of a %s with %j: %s', (postType, pin, fits) => {
  expect(isOnDraft(postType, { at: null, place: null, point: null, text: 'Brighter', ...pin })).toBe(fits)
})

it.each(POST_TYPES.flatMap((postType) => [true, false].map((hasPicture) => [postType, hasPicture] as const)))(
  'the form for a %s, with a picture: %s, sends only comments that fit its draft',
  (postType, hasPicture) => {
    const pins = isCommentedByTime(postType, hasPicture)
      ? [{ at: 3 }]
      : [{ place: 'top' as const }, { point: { x: 1, y: 2 } }]
    for (const pin of pins)
      expect(isOnDraft(postType, { at: null, place: null, point: null, text: 'Brighter', ...pin })).toBe(true)
  },
)
