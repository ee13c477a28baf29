import { examplesOf } from '../../../tests/access/example.ts'
import { ofCampaign, openJobWorld } from '../../../tests/access/job-plays.ts'
import type { World } from '../../../tests/access/world.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { influencerSearches } from './schema.ts'

/** Every marketer may view everybody who can be found. Only a given campaign must be the marketer's own. */
const person = { params: (world: World) => ({ id: world.influencer.id }), ownerless: true } as const

async function ownSearch({ app }: World, marketerId: string) {
  const id = newId()
  const now = app.clock.now()
  const row = { id, marketerId, name: 'รีลสกินแคร์', filters: {}, createdAt: now, seenAt: now, checkedAt: now }
  await app.db.insert(influencerSearches).values(row)
  return { id }
}

export const access = examplesOf(contract, {
  searches: {},
  saveSearch: { body: { name: 'รีลสกินแคร์', filters: { post: 'reel', interest: ['beauty'] } } },
  renameSearch: { params: ownSearch, body: { name: 'รีลสกินแคร์ กรุงเทพ' } },
  openSearch: { params: ownSearch },
  dropSearch: { params: ownSearch },
  find: { query: { type: 'INSTAGRAM', sort: 'followers' } },
  compare: { query: { ids: newId() } },
  profile: person,
  campaigns: person,
  people: { query: { ids: newId() } },
  channels: { query: { ids: newId() } },
  offer: {
    params: (world) => ({ id: world.influencer.id, campaignId: world.campaign }),
    given: async (app) => {
      const { marketer, influencer, campaignId } = await openJobWorld(app)
      return { as: marketer, params: { id: influencer.accountId, campaignId } }
    },
  },
  offers: {
    params: ofCampaign,
    given: async (app) => {
      const { marketer, influencer, campaignId } = await openJobWorld(app)
      return { as: marketer, params: { id: campaignId }, query: { influencers: influencer.accountId } }
    },
  },
})
