import { expect, it } from 'vitest'
import { nextTip } from './tips.ts'

it.each([
  [[], 'off', 'saved_search'],
  [['saved_search'], 'off', 'public_profile'],
  [['saved_search'], 'listed', null],
  [['public_profile'], 'off', 'saved_search'],
  [['saved_search', 'public_profile'], 'off', null],
] as const)('with %j dismissed and a profile that is %s, the next tip is %s', (seen, profile, tip) => {
  expect(nextTip(seen, profile)).toBe(tip)
})
