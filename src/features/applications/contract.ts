import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PRICE_MAX } from '../../core/money.ts'
import { zId, zNext, zPaging, zPay, zSatang, zTime } from '../../core/shapes.ts'
import { actEndpoint, zNone } from '../jobs/contract.ts'
import { zCounts, zJobRow, zJobState } from '../jobs/shapes.ts'
import { bulkContract } from './bulk/contract.ts'

export type { SelectedApplicant } from './bulk/contract.ts'

const params = z.object({ id: zId })
const marketer = { audience: 'marketer', params } as const

export const APPLICANT_SORTS = ['score', 'newest', 'followers'] as const

const starts = {
  applicants: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.applicants',
    summary: 'Lists the applicants of a campaign with their match.',
    method: 'GET',
    path: '/api/campaigns/{id}/applicants',
    query: z.object({
      ...zPaging,
      sort: z.enum(APPLICANT_SORTS).optional(),
      /** true: only applicants who meet every criterion. false: only the others. */
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
    summary:
      'Applies to a campaign with one of the caller’s channels. Without a channel in the request, the best-matching one is used.',
    params,
    body: z.object({ channelId: zId.optional(), note: z.string().trim().max(1_000).default('') }),
    output: zJobState.extend({ match: zJobRow.shape.match }),
    errors: [
      'not_found',
      'already_applied',
      'application_refused',
      'contact_data',
      'slot_taken',
      'campaign_not_live',
      'campaign_paused',
      'campaign_closed',
      'channel_not_usable',
      'party_not_active',
      'own_pause',
      'criteria_not_met',
      'criteria_met',
    ],
    idempotent: true,
  }),
  invite: endpoint({
    ...marketer,
    permission: 'campaigns',
    limited: true,
    id: 'jobs.invite',
    method: 'POST',
    path: '/api/campaigns/{id}/invitations',
    summary:
      'Invites an influencer’s channel to a campaign and puts the amount on hold. The new job has the status `ASSIGN`.',
    body: z.object({
      channelId: zId,
      note: z.string().trim().max(1_000).default(''),
      /** Pay for this influencer if it differs from the campaign's. Only for campaigns paid by credits. */
      price: zPay.optional(),
      /** The credits on hold after the invitation, as shown to the marketer. */
      toHold: zSatang.optional(),
    }),
    output: zJobState,
    errors: [
      'not_found',
      'already_applied',
      'contact_data',
      'slot_taken',
      'hold_changed',
      'insufficient_credits',
      'package_empty',
      'campaign_not_live',
      'campaign_closed',
      'channel_not_usable',
      'channel_other_platform',
      'party_not_active',
      'influencer_paused',
    ],
    idempotent: true,
    rateLimit: 'money',
  }),
}

const zChannelChoice = zJobRow.shape.match.extend({
  id: zId,
  handle: z.string(),
  name: z.string(),
  current: z.boolean(),
})
export type ChannelChoice = z.output<typeof zChannelChoice>

/** Changing the channel of an application before the marketer answers it. */
const channels = {
  channelChoices: endpoint({
    id: 'jobs.channelChoices',
    method: 'GET',
    path: '/api/jobs/{id}/channels',
    audience: 'influencer',
    summary: 'Lists the applicant’s channels with their match for the campaign, best match first.',
    params,
    output: z.array(zChannelChoice),
    errors: ['not_found'],
  }),
  switchChannel: endpoint({
    id: 'jobs.switchChannel',
    summary: 'Changes the channel of an application that hasn’t been decided.',
    method: 'PATCH',
    path: '/api/jobs/{id}/channel',
    audience: 'influencer',
    params,
    body: z.object({ channelId: zId }),
    output: zJobState.extend({ match: zJobRow.shape.match }),
    errors: ['not_found', 'job_state', 'channel_not_usable', 'criteria_not_met', 'criteria_met'],
    idempotent: true,
  }),
}

const zTypedPay = z.coerce.number().int().min(1, 'amount_zero').max(PRICE_MAX, 'amount_limit')

/** Answers to an application or an invitation. */
const answers = {
  counterOffer: {
    ...actEndpoint('counterOffer', 'any', z.object({ price: zTypedPay }), {
      summary:
        'Makes a counter-offer: the influencer requests a different price, or the marketer replies with a different price. Each side can do this once.',
      errors: [
        'counter_offers_off',
        'counter_offer_used',
        'counter_offer_same',
        'no_counter_offer',
        'price_required',
        'party_not_active',
        'influencer_paused',
        'own_pause',
        'slot_taken',
        'insufficient_credits',
        'campaign_closed',
      ],
    }),
    path: '/api/jobs/{id}/counter-offer' as const,
  },
  declineOffer: actEndpoint('declineOffer', 'marketer', zNone, {
    summary: 'Declines the price that the influencer requested. The original price remains.',
    errors: ['no_counter_offer'],
  }),
  accept: actEndpoint(
    'accept',
    'any',
    z.object({
      /** Review option `invite` only: the time of the visit that the influencer books. */
      visitAt: zTime.optional(),
      /**
       * The option of the product, if the brand sends a product with options. Required on the site; a program that leaves
       * it out leaves the choice to the brand.
       */
      variant: z.string().max(60).optional(),
      /** Sent by the marketer: the credits on hold after accepting, as shown. Required to accept a counter-offer. */
      toHold: zSatang.optional(),
      /** Sent by the influencer: the pay, as shown. Required after a counter-offer was accepted or countered. */
      price: zSatang.optional(),
    }),
    {
      summary: 'Accepts an applicant, which puts the amount on hold, or accepts an invitation, which starts the job.',
      errors: [
        'slot_taken',
        'party_not_active',
        'influencer_paused',
        'insufficient_credits',
        'hold_changed',
        'price_changed',
        'variant_required',
        'counter_offer_pending',
        'package_empty',
        'profile_incomplete',
        'tax_class_required',
        'campaign_closed',
      ],
    },
  ),
  decline: actEndpoint('decline', 'any', z.object({ reason: z.string().trim().max(1_000).optional() }), {
    summary: 'Declines an applicant or an invitation.',
    errors: ['contact_data'],
  }),
  withdraw: actEndpoint('withdraw', 'influencer', zNone, { summary: 'Withdraws an application.' }),
}

export const contract = { ...starts, ...bulkContract, ...channels, ...answers }
