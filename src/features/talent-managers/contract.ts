import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zId, zNext, zPaging, zSatang } from '../../core/shapes.ts'
import { zStoredChannelType } from '../channels/shapes.ts'
import { JOB_SORTS } from '../jobs/contract.ts'
import { zCounts, zJobRow } from '../jobs/shapes.ts'
import { PARTNER_STATES } from '../partners/rules/agreement.ts'
import { zAgreement } from '../partners/shapes.ts'
import { collectContract } from './collect/contract.ts'

const zChannel = z.object({
  id: zId,
  type: zStoredChannelType,
  handle: z.string(),
  followers: z.int().nullable(),
  engagementBps: z.int().nullable(),
  avatarUrl: z.string().nullable(),
})

/** Sums of a month. `share` is the manager's gross, `net` is after tax. */
const zMonthSums = z.object({ jobs: z.int(), pay: zSatang, share: zSatang, withheld: zSatang, net: zSatang })

const zPartner = zAgreement.extend({
  /** The account; null if an invitation by email is unanswered. */
  partnerId: zId.nullable(),
  /** The name, or the email address that was invited. */
  name: z.string(),
  avatarFileId: zId.nullable(),
  channel: zChannel.nullable(),
  running: z.int(),
  waiting: z.int(),
  month: zMonthSums,
})
export type Partner = z.output<typeof zPartner>

export const MANAGED_FILTERS = ['waiting', 'in_progress', 'complete', 'cancel'] as const

/** Without a sort, jobs that need an action come by deadline and all others newest first. */
export const MANAGED_SORTS = ['due', ...JOB_SORTS] as const

const zManagedJob = zJobRow.extend({
  /** Net amounts after tax of the manager and of the partner. */
  managerNet: zSatang,
  partnerNet: zSatang,
})
export type ManagedJob = z.output<typeof zManagedJob>

const paging = z.object(zPaging)

/** What a talent manager can see of influencers who agreed to it. */
export const contract = {
  friends: endpoint({
    id: 'talentManagers.friends',
    method: 'GET',
    path: '/sv_influ_api/influ/partnerFriend/{a}/{b}',
    audience: 'influencer',
    summary: 'Lists a talent manager’s partners and invitations by state, newest first.',
    params: z.object({ a: zId, b: z.enum(PARTNER_STATES) }),
    query: paging,
    output: z.array(zPartner),
    extra: zNext.extend({
      counts: zCounts,
      month: zMonthSums,
      running: z.object({ jobs: z.int(), held: zSatang }),
      waiting: z.int(),
    }),
    errors: ['not_found'],
  }),
  friend: endpoint({
    id: 'talentManagers.friend',
    method: 'GET',
    path: '/api/influencers/{id}/partner-friend/{x}',
    audience: 'influencer',
    summary: 'Returns a partner, within the scope of the agreement.',
    params: z.object({ id: zId, x: zId }),
    output: zPartner.extend({
      partnerId: zId,
      handle: z.string(),
      bio: z.string(),
      /** The day from which the partner takes new jobs; null without a pause. */
      takesJobsFrom: zDate.nullable(),
      channels: z.array(zChannel),
      complete: z.int(),
    }),
    errors: ['not_found'],
  }),
  jobs: endpoint({
    id: 'talentManagers.jobs',
    method: 'GET',
    path: '/api/influencers/{id}/partner-friend/{x}/jobs/{y}',
    audience: 'influencer',
    summary: 'Lists the jobs of one partner or of all partners, or returns one job.',
    params: z.object({ id: zId, x: z.union([z.literal('all'), zId]), y: z.union([z.literal('all'), zId]) }),
    query: paging.extend({ filter: z.enum(MANAGED_FILTERS).optional(), sort: z.enum(MANAGED_SORTS).optional() }),
    output: z.array(zManagedJob),
    extra: zNext.extend({ counts: zCounts }),
    errors: ['not_found'],
  }),
  ...collectContract,
}
