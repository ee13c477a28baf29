import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zTime } from '../../core/shapes.ts'
import { actEndpoint, zNone } from '../jobs/contract.ts'
import { zCounts, zJobRow, zJobState } from '../jobs/shapes.ts'

const params = z.object({ id: zId })
const brand = { audience: 'marketer', params } as const

export const APPLICANT_SORTS = ['score', 'newest', 'followers'] as const

const starts = {
  applicants: endpoint({
    ...brand,
    id: 'jobs.applicants',
    method: 'GET',
    path: '/api/campaigns/{id}/applicants',
    query: z.object({
      ...zPaging,
      sort: z.enum(APPLICANT_SORTS).optional(),
      /** Only those that meet every criterion, or only the others. */
      matched: z.stringbool().optional(),
    }),
    output: z.array(zJobRow),
    extra: zNext.extend({ counts: zCounts, slotsLeft: z.int() }),
    errors: ['not_found'],
  }),
  apply: endpoint({
    id: 'jobs.apply',
    method: 'POST',
    path: '/api/campaigns/{id}/applications',
    audience: 'influencer',
    summary: 'Applies with a channel of the caller; without one the channel that fits best is taken',
    params,
    body: z.object({ channelId: zId.optional(), note: z.string().trim().max(1_000).default('') }),
    output: zJobState.extend({ match: zJobRow.shape.match }),
    errors: [
      'not_found',
      'already_applied',
      'slot_taken',
      'campaign_not_live',
      'campaign_paused',
      'campaign_closed',
      'channel_not_usable',
      'party_not_active',
      'criteria_not_met',
      'criteria_met',
    ],
    idempotent: true,
  }),
  invite: endpoint({
    ...brand,
    id: 'jobs.invite',
    method: 'POST',
    path: '/api/campaigns/{id}/invitations',
    summary: 'Invites a creator by channel: straight to ASSIGN, with the hold',
    body: z.object({
      channelId: zId,
      note: z.string().trim().max(1_000).default(''),
      /** Pay for this creator where it differs from the campaign's; only when paid by credits. */
      price: zSatang.min(1).max(1_000_000_000).optional(),
    }),
    output: zJobState,
    errors: [
      'not_found',
      'already_applied',
      'slot_taken',
      'insufficient_credits',
      'package_empty',
      'campaign_not_live',
      'campaign_closed',
      'channel_not_usable',
      'party_not_active',
    ],
    idempotent: true,
    rateLimit: 'money',
  }),
}

/** The answer to an application or an invitation. */
const answers = {
  accept: actEndpoint(
    'accept',
    'any',
    z.object({
      /** Review option `invite`: the visit that the creator books. */
      visitAt: zTime.optional(),
    }),
    {
      errors: [
        'slot_taken',
        'party_not_active',
        'insufficient_credits',
        'package_empty',
        'profile_incomplete',
        'tax_class_required',
        'campaign_closed',
      ],
    },
  ),
  decline: actEndpoint('decline', 'any', z.object({ reason: z.string().trim().max(1_000).optional() })),
  withdraw: actEndpoint('withdraw', 'influencer', zNone),
}

export const contract = { ...starts, ...answers }
