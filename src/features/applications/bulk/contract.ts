import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zIdList, zPay, zSatang } from '../../../core/shapes.ts'
import { refusals } from '../../jobs/contract.ts'
import { zJobRow, zJobState } from '../../jobs/shapes.ts'
import { BULK_MAX } from '../rules/bulk-max.ts'
import { OBSTACLES } from '../rules/obstacles.ts'

export const zIds = zIdList(BULK_MAX)

const marketer = { audience: 'marketer', params: z.object({ id: zId }) } as const
const money = { idempotent: true, rateLimit: 'money' } as const

const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

const zSelected = zJobRow.extend({
  /** Null: the applicant can be accepted. */
  obstacle: z.enum(OBSTACLES).nullable(),
})
export type SelectedApplicant = z.output<typeof zSelected>

/** The total for those who can be accepted or invited. */
export const zSum = z.object({
  people: z.int(),
  /** Credits that would be put on hold. */
  toHold: zSatang,
  /** Number of package jobs that would be put on hold. */
  units: z.int(),
})

/** What a marketer can pay for further jobs of a campaign, and the free slots. */
const zMeans = {
  /** Available credits. */
  available: zSatang,
  /** Jobs left in the campaign's package. Null if the campaign is paid by credits. */
  units: z.int().nullable(),
  slotsLeft: z.int(),
}

const zHeldTogether = z.object({
  jobs: z.array(zJobState),
  /** Credits that this request put on hold. */
  held: zSatang,
  /** Number of package jobs that this request put on hold. */
  heldUnits: z.int(),
  ...zMeans,
})

/** Errors that name the person who caused them. Nobody was accepted, declined or invited. */
const NAMING = ['person_not_waiting', 'person_not_active', 'person_paused'] as const
const HOLDING = [
  'person_hold_changed',
  'slots_short',
  'units_short',
  'insufficient_credits',
  'campaign_closed',
  'party_not_active',
] as const

export const bulkContract = {
  selected: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.selected',
    method: 'GET',
    path: '/api/campaigns/{id}/applicants/selected',
    summary: 'Returns selected applicants of a campaign with the hold for accepting each. Nothing changes.',
    query: z.object({
      /** Job ids. */
      jobs: zIds,
    }),
    output: z.array(zSelected),
    extra: z.object({ ...zMeans, sum: zSum }),
    errors: ['not_found'],
  }),
  acceptSeveral: endpoint({
    ...marketer,
    ...money,
    id: 'jobs.acceptSeveral',
    permission: 'campaigns',
    limited: true,
    method: 'POST',
    path: '/api/campaigns/{id}/applicants/accept',
    summary: 'Accepts several applicants, all or none, with one hold for each.',
    body: z.object({
      applicants: z
        .array(
          z.object({
            id: zId,
            /** The credits on hold after accepting this person, as shown to the marketer. */
            toHold: zSatang,
          }),
        )
        .min(1)
        .max(BULK_MAX)
        .refine((list) => isDistinct(list.map(({ id }) => id)), 'duplicates'),
    }),
    output: zHeldTogether,
    errors: [...refusals, ...NAMING, ...HOLDING],
  }),
  declineSeveral: endpoint({
    ...marketer,
    ...money,
    id: 'jobs.declineSeveral',
    permission: 'campaigns',
    limited: true,
    method: 'POST',
    path: '/api/campaigns/{id}/applicants/decline',
    summary: 'Declines several applicants, all or none, with one reason for all of them.',
    body: z.object({
      applicants: z.array(zId).min(1).max(BULK_MAX).refine(isDistinct, 'duplicates'),
      reason: z.string().trim().max(1_000).optional(),
    }),
    output: z.object({ jobs: z.array(zJobState) }),
    errors: [...refusals, 'person_not_waiting', 'contact_data'],
  }),
  inviteSeveral: endpoint({
    ...marketer,
    ...money,
    id: 'jobs.inviteSeveral',
    permission: 'campaigns',
    limited: true,
    method: 'POST',
    path: '/api/campaigns/{id}/invitations/several',
    summary: 'Invites several channels, all or none, with one hold for each influencer.',
    body: z.object({
      invitations: z
        .array(
          z.object({
            channelId: zId,
            /** Pay for this person if it differs from the campaign's. Only for campaigns paid by credits. */
            price: zPay.optional(),
            /** The credits on hold after inviting this person, as shown to the marketer. */
            toHold: zSatang,
          }),
        )
        .min(1)
        .max(BULK_MAX)
        .refine((list) => isDistinct(list.map(({ channelId }) => channelId)), 'duplicates'),
      note: z.string().trim().max(1_000).default(''),
    }),
    output: zHeldTogether,
    errors: [
      ...refusals,
      ...NAMING,
      ...HOLDING,
      'person_in_campaign',
      'person_other_platform',
      'contact_data',
      'campaign_not_live',
    ],
  }),
}
