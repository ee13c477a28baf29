import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zSatang } from '../../../core/shapes.ts'
import { withdrawalErrors } from '../../payouts/contract.ts'

const partner = z.object({ id: zId, x: zId })
const path = '/api/influencers/{id}/partner-friend/{x}/balance'

const zCollectable = z.object({
  /** Name of the partner. */
  name: z.string(),
  available: zSatang,
  minimum: zSatang,
  /** Minimum balance of the automatic transfer, which has no fee, and the day of its next run. */
  automaticFrom: zSatang,
  nextRunOn: z.string(),
  /** Fee for withdrawing the whole balance. */
  fee: zSatang,
  net: zSatang,
  expectedOn: z.string(),
  /** The partner's own bank account. */
  bank: z.object({ name: z.object({ th: z.string(), en: z.string() }), last4: z.string() }).nullable(),
  waiting: z.object({ price: zSatang, expectedOn: z.string() }).nullable(),
  /** The error code that a withdrawal would return; null if it is possible. */
  problem: z.string().nullable(),
})

/** A manager requests the withdrawal of a partner's balance to the partner's own bank account. */
export const collectContract = {
  collectable: endpoint({
    id: 'talentManagers.collectable',
    method: 'GET',
    path,
    audience: 'influencer',
    summary: 'Previews a withdrawal for a partner. Requires an agreement with the scope `collect`.',
    params: partner,
    output: zCollectable,
    errors: ['not_found'],
  }),
  collect: endpoint({
    id: 'talentManagers.collect',
    method: 'POST',
    path,
    audience: 'influencer',
    summary:
      'Requests a withdrawal for a partner to the partner’s own bank account. Requires a code of the talent manager verified for `collect`.',
    params: partner,
    body: z.object({ price: zSatang }),
    output: z.object({ reference: z.string(), price: zSatang, net: zSatang, expectedOn: z.string() }),
    errors: ['not_found', 'step_up_required', 'account_suspended', 'account_closed', ...withdrawalErrors],
    idempotent: true,
    rateLimit: 'money',
  }),
}
