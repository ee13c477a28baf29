import { examplesOf } from '../../../tests/access/example.ts'
import {
  applied,
  byInfluencer,
  byMarketer,
  ofCampaign,
  offered,
  onCampaign,
  openJobWorld,
} from '../../../tests/access/job-plays.ts'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import { TAX_FACTS } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  applicants: { ...onCampaign(applied), query: { sort: 'score' } },
  apply: {
    params: ofCampaign,
    ownerless: true,
    given: async (app) => {
      const world = await openJobWorld(app)
      const body = { channelId: world.channel.id, note: 'สนใจ' }
      return { as: world.influencer, params: { id: world.campaignId }, body }
    },
  },
  invite: {
    params: ofCampaign,
    body: (world) => ({ channelId: world.freeChannel }),
    given: async (app) => {
      const world = await openJobWorld(app)
      const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
      const { id: channelId } = await buildChannel(app.db, { accountId }, { reel: 450_000 })
      return { as: world.marketer, params: { id: world.campaignId }, body: { channelId } }
    },
  },
  selected: {
    params: ofCampaign,
    given: async (app) => {
      const world = await openJobWorld(app)
      return { as: world.marketer, params: { id: world.campaignId }, query: { jobs: await applied(world) } }
    },
  },
  acceptSeveral: {
    params: ofCampaign,
    body: (world) => ({ applicants: [{ id: world.job, toHold: 495_000 }] }),
    given: async (app) => {
      const world = await openJobWorld(app)
      const body = { applicants: [{ id: await applied(world), toHold: 495_000 }] }
      return { as: world.marketer, params: { id: world.campaignId }, body }
    },
  },
  declineSeveral: {
    params: ofCampaign,
    body: (world) => ({ applicants: [world.job] }),
    given: async (app) => {
      const world = await openJobWorld(app)
      return { as: world.marketer, params: { id: world.campaignId }, body: { applicants: [await applied(world)] } }
    },
  },
  inviteSeveral: {
    params: ofCampaign,
    body: (world) => ({ invitations: [{ channelId: world.freeChannel, toHold: 495_000 }] }),
    given: async (app) => {
      const world = await openJobWorld(app)
      const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
      const { id: channelId } = await buildChannel(app.db, { accountId }, { reel: 450_000 })
      const body = { invitations: [{ channelId, toHold: 495_000 }] }
      return { as: world.marketer, params: { id: world.campaignId }, body }
    },
  },
  channelChoices: byInfluencer(applied),
  switchChannel: {
    params: (world) => ({ id: world.job }),
    body: (world) => ({ channelId: world.channel.id }),
    given: async (app) => {
      const world = await openJobWorld(app)
      const id = await applied(world)
      return { as: world.influencer, params: { id }, body: { channelId: world.channel.id } }
    },
  },
  counterOffer: {
    ...byInfluencer(applied, { counterOffers: 'yes' }),
    body: { price: 520_000 },
  },
  declineOffer: byMarketer(offered, { counterOffers: 'yes' }),
  accept: { ...byMarketer(applied), as: 'marketer' },
  decline: { ...byMarketer(applied), as: 'marketer' },
  withdraw: byInfluencer(applied),
})
