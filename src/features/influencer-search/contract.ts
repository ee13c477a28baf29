import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PRICE_MAX } from '../../core/money.ts'
import { zId } from '../../core/shapes.ts'
import { FIND } from './addresses.ts'
import { zComparedPerson, zCompareHead, zCompareQuery } from './comparison/shapes.ts'
import { savedContract } from './saved/contract.ts'
import { severalContract } from './several/contract.ts'
import { zFindCounts, zFindQuery, zFoundChannel, zInfluencerProfile, zInvitable, zOffer } from './shapes.ts'

export type { Invitee } from './several/contract.ts'

const params = z.object({ id: zId })
const marketer = { audience: 'marketer' } as const

export const contract = {
  ...savedContract,
  find: endpoint({
    ...marketer,
    limited: true,
    id: 'influencerSearch.find',
    ...FIND,
    summary: 'Approved channels of active influencers, filtered and sorted',
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
    summary: 'Up to four influencers side by side, with one channel each; with a campaign also how they fit it',
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
    summary: 'An influencer with channels, prices, audience, ratings and past work; no contact data',
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
    summary: "The caller's open campaigns to which the influencer may be invited, the newest 100",
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
    summary: 'What an invitation to a campaign would put on hold; changes nothing',
    params: params.extend({ campaignId: zId }),
    query: z.object({
      /** Default: the channel with the best match for the campaign. */
      channel: zId.optional(),
      /** Default: the campaign's price. Only for campaigns paid by credits. */
      price: z.coerce.number().int().min(1).max(PRICE_MAX).optional(),
    }),
    output: zOffer,
    errors: ['not_found', 'campaign_not_live', 'campaign_closed', 'slot_taken'],
  }),
  ...severalContract,
}
