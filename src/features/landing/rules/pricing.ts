import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tier } from '../../../core/vocabulary.ts'
import { payAfterTax, thaiTaxRow } from '../../../core/withholding.ts'
import { estimatePrice } from '../../channels/rules/estimate.ts'
import { tierRange } from '../../channels/rules/tiers.ts'

/** Without mega: its prices start where the budgets of this page end. */
const SHOWN_TIERS: readonly Tier[] = ['nano', 'micro', 'mid', 'macro']
/** Channels with fewer followers are rarely hired. */
const NANO_FROM = 1_000
const SAMPLE = { followers: 18_900, engagementBps: 740, score: 90 }

/** Job pay, the brand's hold, and the net pay of a resident individual. */
export function workJob(price: Satang, settings: Settings, now: Date) {
  const feeBps = settings['fee.marketer_bps']
  const fee = share(price, feeBps)
  const pay = payAfterTax(price, thaiTaxRow(settings, 'resident_individual', now))
  return { ...pay, feeBps, fee, held: satang(price + fee) }
}

/** Group price of an Instagram reel at the geometric mean of each tier. */
export const workTiers = (settings: Settings) =>
  SHOWN_TIERS.map((tier) => {
    const range = tierRange(tier, settings)
    const from = Math.max(range.from, NANO_FROM)
    const to = (range.to ?? from) + 1
    const followers = Math.round(Math.sqrt(from * to))
    const input = { type: 'INSTAGRAM', postType: 'reel', engagementBps: null, score: null, verified: false } as const
    return { tier, from, to, price: estimatePrice({ ...input, followers }, settings).group }
  })

export function workEstimate(settings: Settings) {
  const { low, high } = estimatePrice({ type: 'INSTAGRAM', postType: 'reel', verified: true, ...SAMPLE }, settings)
  return { ...SAMPLE, low, high }
}
