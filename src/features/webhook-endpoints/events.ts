import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { CAMPAIGN_STATUSES } from '../campaigns/contract.ts'
import { JOB_EVENTS } from '../jobs/rules/events.ts'
import { JOB_STATUSES } from '../jobs/rules/states.ts'
import { zWithdrawalStatus } from '../payouts/shapes.ts'
import { TEST_EVENT } from './kinds.ts'

/** Event types made of a noun and its statuses. */
const typesOf = <P extends string, S extends string>(noun: P, statuses: readonly S[]) =>
  statuses.map((status) => `${noun}.${status.toLowerCase()}` as `${P}.${Lowercase<S>}`)

const eventOf = <T extends string, D extends z.ZodType>(types: readonly T[], data: D) =>
  z.object({ type: z.enum(types as [T, ...T[]]), timestamp: zTime, data })

/** Bodies of webhooks, as written by the triggers of migrations 0131 and 0176. */
export const WEBHOOK_BODIES = {
  job: eventOf(
    [...typesOf('job', JOB_STATUSES), 'job.updated'],
    z.object({
      jobId: zId,
      campaignId: zId,
      event: z.enum(JOB_EVENTS),
      status: z.enum(JOB_STATUSES),
      previousStatus: z.enum(JOB_STATUSES).nullable(),
    }),
  ),
  campaign: eventOf(
    typesOf('campaign', CAMPAIGN_STATUSES),
    z.object({
      campaignId: zId,
      status: z.enum(CAMPAIGN_STATUSES),
      previousStatus: z.enum(CAMPAIGN_STATUSES).nullable(),
    }),
  ),
  charge: eventOf(['charge.paid'], z.object({ chargeId: zId, total: zSatang })),
  withdrawal: eventOf(
    ['withdrawal.pending', 'withdrawal.completed', 'withdrawal.rejected'],
    z.object({
      withdrawalId: zId,
      amount: zSatang,
      status: zWithdrawalStatus,
      previousStatus: zWithdrawalStatus.nullable(),
    }),
  ),
  test: eventOf([TEST_EVENT], z.object({ endpointId: zId })),
} as const
