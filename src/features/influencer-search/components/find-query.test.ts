import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from '../../campaigns/brief/codes.ts'
import { PAST_WORK, REPLY_WITHIN } from '../rules/filters.ts'
import { filtersIn, stateWith } from './find-query.ts'

const some = <T>(of: readonly T[]) => fc.subarray([...of], { minLength: 1 })
const baht = (satang: number) => fc.nat(10_000_000).map((n) => n * 100 + satang)

it('saved filters stand in an address and are read from it without a difference', () => {
  const filters = fc.record(
    {
      q: fc.constantFrom('ploy', 'ครีม'),
      type: some(STORED_CHANNEL_TYPES),
      post: fc.constantFrom(...POST_TYPES),
      priceMin: baht(0),
      priceMax: baht(99),
      followersMin: fc.nat(1_000_000_000),
      followersMax: fc.nat(1_000_000_000),
      engagementMin: fc.nat(10_000),
      interest: some(INTERESTS),
      province: some(['TH-10', 'TH-20', 'TH-50']),
      gender: fc.constantFrom(...GENDERS),
      age: some(AGE_BANDS),
      scoreMin: fc.nat(100),
      pastWork: fc.constantFrom(...PAST_WORK),
      replyWithin: fc.constantFrom(...REPLY_WITHIN),
      language: fc.constantFrom('th' as const, 'en' as const),
      takesJobs: fc.constant('1' as const),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filters, (saved) => {
      expect(filtersIn(stateWith(saved))).toEqual(saved)
    }),
  )
})
