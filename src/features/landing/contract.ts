import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zSatang } from '../../core/shapes.ts'
import { TIERS } from '../../core/vocabulary.ts'

/** Amounts and rules that the public pages show, computed from the current settings. Amounts are satang. */
export const zPricing = z.object({
  /** One job: the brand's hold, and what the creator gets after tax. */
  job: z.object({
    price: zSatang,
    feeBps: z.int(),
    fee: zSatang,
    held: zSatang,
    taxBps: z.int(),
    tax: zSatang,
    net: zSatang,
  }),
  answerHours: z.int(),
  draftReviewHours: z.int(),
  revisions: z.int(),
  disputeDays: z.int(),
  lateHours: z.int(),
  /** Share of the price that is refunded to the brand, in basis points, by progress of the work. */
  refunds: z.object({ beforeWork: z.int(), working: z.int(), draftSent: z.int(), ready: z.int(), posted: z.int() }),
  withdrawal: z.object({ min: zSatang, fee: zSatang, freeFrom: zSatang }),
  creditMonths: z.int(),
  creditAlertDays: z.array(z.int()),
  vatBps: z.int(),
  followersMin: z.object({ usual: z.int(), lower: z.int() }),
  /** The group price of an Instagram reel in the middle of each tier, and the tier's follower range. */
  tiers: z.array(z.object({ tier: z.enum(TIERS), from: z.int(), to: z.int(), price: zSatang })),
  /** A worked estimate for an example Instagram channel. */
  estimate: z.object({
    followers: z.int(),
    engagementBps: z.int(),
    score: z.int(),
    low: zSatang,
    high: zSatang,
  }),
})
export type Pricing = z.output<typeof zPricing>

export const contract = {
  pricing: endpoint({
    id: 'pages.pricing',
    method: 'GET',
    path: '/api/pricing',
    audience: 'open',
    summary: 'Returns an example calculation of one job and the rates for the public pages.',
    query: z.object({ price: z.coerce.number().int().min(100).max(100_000_000).optional() }),
    output: zPricing,
    cache: ['packages'],
  }),
}
