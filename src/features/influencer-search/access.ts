import { examplesOf } from '../../../tests/access/example.ts'
import { ofCampaign, openJobWorld } from '../../../tests/access/job-plays.ts'
import type { World } from '../../../tests/access/world.ts'
import { contract } from './contract.ts'

/** Every marketer may look at everybody who can be found; only a campaign that is named must be their own. */
const person = { params: (world: World) => ({ id: world.influencer.id }), ownerless: true } as const

export const access = examplesOf(contract, {
  find: { query: { type: 'INSTAGRAM', sort: 'followers' } },
  profile: person,
  campaigns: person,
  offer: {
    params: (world) => ({ id: world.influencer.id, campaignId: world.campaign }),
    given: async (app) => {
      const { brand, creator, campaignId } = await openJobWorld(app)
      return { as: brand, params: { id: creator.accountId, campaignId } }
    },
  },
  offers: {
    params: ofCampaign,
    given: async (app) => {
      const { brand, creator, campaignId } = await openJobWorld(app)
      return { as: brand, params: { id: campaignId }, query: { influencers: creator.accountId } }
    },
  },
})
