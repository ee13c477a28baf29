import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { PAGE_MAX, zId, zIdList, zSatang } from '../../../core/shapes.ts'
import { zIds, zSum } from '../../applications/bulk/contract.ts'
import { zPrice } from '../../channels/shapes.ts'
import { zChannelFacts, zFoundChannel, zInfluencerFacts, zInvitable } from '../shapes.ts'

const zInvitee = zFoundChannel
  .pick({
    accountId: true,
    channelId: true,
    name: true,
    avatarFileId: true,
    channel: true,
    standing: true,
    takesJobsFrom: true,
  })
  .extend({
    match: zFoundChannel.shape.match.unwrap(),
    /** The person's own price for the campaign's post type. */
    asks: zPrice.shape.price.nullable(),
    /** Credits that are put on hold when this person is invited at the campaign's price. */
    toHold: zSatang,
    /** True if the channel is not on the campaign's platform: it cannot be invited. */
    otherPlatform: z.boolean(),
  })
export type Invitee = z.output<typeof zInvitee>

const byId = { audience: 'marketer', method: 'GET', query: z.object({ ids: zIdList(PAGE_MAX) }) } as const

export const bulkContract = {
  people: endpoint({
    ...byId,
    limited: true,
    id: 'influencerSearch.people',
    path: '/api/influencers/several',
    summary: 'Lists influencers by ID. Influencers whom the caller can’t find are ignored.',
    output: z.array(zInfluencerFacts),
  }),
  channels: endpoint({
    ...byId,
    limited: true,
    id: 'influencerSearch.channels',
    path: '/api/influencers/several/channels',
    summary: 'Lists channels by ID, with prices and audience. Channels that the caller can’t find are ignored.',
    output: z.array(zChannelFacts),
  }),
  offers: endpoint({
    audience: 'marketer',
    limited: true,
    id: 'influencerSearch.offers',
    method: 'GET',
    path: '/api/campaigns/{id}/offers',
    summary: 'Previews the holds for inviting several influencers to a campaign. Nothing changes.',
    params: z.object({ id: zId }),
    query: z.object({
      /** Account ids: each person is invited with the channel that fits the campaign best. */
      influencers: zIds,
      /** Channel ids: these channels are invited. */
      channels: zIds,
    }),
    output: z.array(zInvitee),
    extra: z.object({
      campaign: zInvitable.omit({ standing: true, hasChannel: true }),
      /** The campaign's price for one person. */
      price: zSatang,
      /** The service fee in basis points; 0 if a package pays. */
      feeBps: z.int(),
      /** Maximum reimbursement for the product, per person. */
      reimbursement: zSatang,
      available: zSatang,
      units: z.int().nullable(),
      /** Total for the people who can be invited, at the campaign's price. */
      sum: zSum,
      /** True if the campaign accepts no more invitations. */
      closed: z.boolean(),
    }),
    errors: ['not_found', 'campaign_not_live'],
  }),
}
