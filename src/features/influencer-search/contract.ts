import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PRICE_MAX } from '../../core/money.ts'
import { zId } from '../../core/shapes.ts'
import { FIND } from './addresses.ts'
import { bulkContract } from './bulk/contract.ts'
import { zComparedPerson, zCompareHead, zCompareQuery } from './comparison/shapes.ts'
import { savedContract } from './saved/contract.ts'
import { zFindCounts, zFindQuery, zFoundChannel, zInfluencerProfile, zInvitable, zOffer } from './shapes.ts'

export type { Invitee } from './bulk/contract.ts'

const params = z.object({ id: zId })
const marketer = { audience: 'marketer' } as const

export const contract = {
  ...savedContract,
  find: endpoint({
    ...marketer,
    limited: true,
    id: 'influencerSearch.find',
    ...FIND,
    summary: 'Searches approved channels of active influencers, with filters and sorting.',
    query: zFindQuery,
    output: z.array(zFoundChannel),
    extra: zFindCounts,
    errors: ['not_found'],
  }),
  compare: endpoint({
    ...marketer,
    limited: true,
    id: 'influencerSearch.compare',
    method: 'GET',
    path: '/api/influencers/comparison',
    summary: 'Compares up to four influencers with one channel each and, if a campaign is given, their match with it.',
    query: zCompareQuery,
    output: z.array(zComparedPerson),
    extra: zCompareHead,
    errors: ['not_found'],
  }),
  profile: endpoint({
    ...marketer,
    limited: true,
    id: 'influencerSearch.profile',
    method: 'GET',
    path: '/api/influencers/search/{id}',
    summary:
      'Returns an influencer with channels, prices, audience, ratings and past work. Contact details aren’t included.',
    params,
    output: zInfluencerProfile,
    errors: ['not_found'],
  }),
  campaigns: endpoint({
    ...marketer,
    limited: true,
    id: 'influencerSearch.campaigns',
    method: 'GET',
    path: '/api/influencers/search/{id}/campaigns',
    summary: 'Lists the caller’s open campaigns that the influencer can be invited to, up to the newest 100.',
    params,
    output: z.array(zInvitable),
    errors: ['not_found'],
  }),
  offer: endpoint({
    ...marketer,
    limited: true,
    id: 'influencerSearch.offer',
    method: 'GET',
    path: '/api/influencers/search/{id}/offers/{campaignId}',
    summary: 'Previews the hold for inviting an influencer to a campaign. Nothing changes.',
    params: params.extend({ campaignId: zId }),
    query: z.object({
      /** Default: the channel with the best match for the campaign. */
      channel: zId.optional(),
      /** Default: the campaign's price. Only for campaigns paid by credits. */
      price: z.coerce.number().int().min(1).max(PRICE_MAX).optional(),
    }),
    output: zOffer,
    errors: ['not_found', 'campaign_not_live', 'campaign_closed', 'slot_taken', 'channel_other_platform'],
  }),
  ...bulkContract,
}
