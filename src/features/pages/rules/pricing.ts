import { dayOf } from '../../../core/calendar.ts'
import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tier } from '../../../core/vocabulary.ts'
import { NO_WITHHOLDING, taxRowFor, withhold } from '../../../core/withholding.ts'
import { estimatePrice } from '../../channels/rules/estimate.ts'
import { tierRange } from '../../channels/rules/tiers.ts'

/** Mega starts where budgets of this page end. */
const SHOWN_TIERS: readonly Tier[] = ['nano', 'micro', 'mid', 'macro']
/** A nano channel of fewer followers is rarely hired. */
const NANO_FROM = 1_000
const SAMPLE = { followers: 18_900, engagementBps: 740, score: 90 }

/** Job pay, the brand's hold, and what a resident individual gets after tax. */
export function workJob(price: Satang, settings: Settings, now: Date) {
  const feeBps = settings['fee.marketer_bps']
  const fee = share(price, feeBps)
  const row = taxRowFor(settings['tax.rows'], { country: 'TH', payeeClass: 'resident_individual' }, dayOf(now))
  const rule = row ?? NO_WITHHOLDING
  const tax = withhold(price, price, rule)
  const taxBps = rule.brackets[0]?.rateBps ?? 0
  return { price, feeBps, fee, held: satang(price + fee), taxBps, tax, net: satang(price - tax) }
}

/** Group price of an Instagram reel at the geometric middle of each tier. */
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
