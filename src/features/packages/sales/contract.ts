import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zSatang, zText } from '../../../core/shapes.ts'
import { zApproval } from '../../approvals/shapes.ts'
import { zSlug } from '../../content/shapes.ts'
import { zBankRef, zCharge, zOrderNumbers, zReason, zWithhold } from '../../credits/shapes.ts'
import { zOffer, zOwnedLot } from '../shapes.ts'

const base = '/api/operator/marketers/{id}/packages'
const params = z.object({ id: zId })
const shared = { audience: 'operator', params } as const
const money = { method: 'POST', rateLimit: 'money', idempotent: true } as const

/** A marketer's packages as an operator sees them, and what the operator may sell or give. */
const zMarketerPackages = z.object({
  marketer: z.object({ id: zId, name: z.string() }),
  /** The profile has the data that a tax invoice needs; without it nothing can be sold. */
  canBuy: z.boolean(),
  /** The rate at which the marketer may withhold tax; null if it is not a company. */
  withholdingBps: z.int().nullable(),
  offers: z.array(
    zOffer.pick({ slug: true, title: true, units: true, price: true, vatBps: true, vat: true, total: true }),
  ),
  lots: z.array(zOwnedLot),
  /** The latest sales, newest first. */
  sales: z.array(zCharge),
  /** Actions on the marketer's money that need a second operator. */
  waiting: z.array(zApproval),
  /** From this value per day a second operator must approve. */
  secondFrom: zSatang,
})
export type MarketerPackages = z.output<typeof zMarketerPackages>

const zOfferRef = z.object({ slug: zSlug, price: zSatang })
const errors = [
  'not_found',
  'package_changed',
  'approval_waiting',
  'account_suspended',
  'account_closed',
  'account_expired',
] as const

export const salesContract = {
  overview: endpoint({
    ...shared,
    id: 'packageSales.overview',
    method: 'GET',
    path: base,
    summary: 'Lists a marketer’s packages and the packages that can be sold or given to the marketer.',
    output: zMarketerPackages,
    errors: ['not_found'],
  }),
  grant: endpoint({
    ...shared,
    ...money,
    id: 'packageSales.grant',
    path: `${base}/grant`,
    summary: 'Gives a marketer a package free of charge. A value above the approval limit requires a second operator.',
    body: zOfferRef.extend({ reason: zText(500, 3) }),
    output: zMarketerPackages,
    errors,
  }),
  sell: endpoint({
    ...shared,
    ...money,
    id: 'packageSales.sell',
    path: `${base}/sell`,
    summary:
      'Sells a package to a marketer, who pays by bank transfer. With `paid`, the transfer has already arrived; `received` must be the total less the tax withheld.',
    body: zOfferRef.extend({
      withhold: zWithhold,
      ...zOrderNumbers,
      paid: z.object({ received: zSatang, bankRef: zBankRef }).optional(),
    }),
    output: zMarketerPackages,
    errors: [
      ...errors,
      'profile_incomplete',
      'withholding_company',
      'certificate_missing',
      'slip_mismatch',
      'receipt_recorded',
    ],
  }),
  cancel: endpoint({
    audience: 'operator',
    method: 'POST',
    rateLimit: 'money',
    id: 'packageSales.cancel',
    path: `${base}/sales/{chargeId}/cancel`,
    summary:
      'Cancels an unpaid sale, with a reason that the marketer can read. A transfer that still arrives is processed as usual.',
    params: params.extend({ chargeId: zId }),
    body: zReason,
    output: zMarketerPackages,
    errors: ['not_found', 'conflict', 'charge_paying'],
  }),
}
