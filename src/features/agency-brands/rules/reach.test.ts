import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reaches } from './reach.ts'

const ids = fc.constantFrom('a', 'b', 'c')
const campaigns = fc.record({ marketerId: ids, brandId: fc.option(ids) })

describe('a campaign', () => {
  it('is within reach of its own account, of a limited member only if it is of one of the brands', () => {
    fc.assert(
      fc.property(ids, fc.option(fc.array(ids), { nil: undefined }), campaigns, (accountId, brandIds, campaign) => {
        const own = campaign.marketerId === accountId
        const within = brandIds === undefined || brandIds.some((id) => id === campaign.brandId)
        expect(reaches({ accountId, brandIds }, campaign)).toBe(own && within)
      }),
    )
  })

  it('without a brand, and any other with an empty limit, is out of reach of limited members', () => {
    const own = { marketerId: 'a', brandId: null }
    expect(reaches({ accountId: 'a', brandIds: ['b'] }, own)).toBe(false)
    expect(reaches({ accountId: 'a', brandIds: [] }, { ...own, brandId: 'b' })).toBe(false)
  })
})
