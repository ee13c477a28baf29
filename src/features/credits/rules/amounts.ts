import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

const ONE_CREDIT = 100

export type AmountIssue = 'amount_too_small' | 'amount_too_large' | 'not_a_whole_number'

/** Why an amount (satang) cannot be bought: it must be whole credits between the minimum and the maximum. */
export function amountIssue(credits: number, { min, max }: { min: number; max: number }): AmountIssue | null {
  if (!Number.isSafeInteger(credits) || credits % ONE_CREDIT !== 0) return 'not_a_whole_number'
  if (credits < min) return 'amount_too_small'
  return credits > max ? 'amount_too_large' : null
}

export function totalsOf(net: Satang, vatBps: number): { net: Satang; vatBps: number; vat: Satang; total: Satang } {
  const vat = share(net, vatBps)
  return { net, vatBps, vat, total: satang(net + vat) }
}

/** The tax that a buyer withholds from the price without VAT, and the amount left to pay. */
export function withholdingOf(
  totals: { net: Satang; total: Satang },
  bps: number,
): { withheld: Satang; payable: Satang } {
  const withheld = share(totals.net, bps)
  return { withheld, payable: satang(totals.total - withheld) }
}

export const payableOf = (charge: { total: number; withheld: number }): Satang => satang(charge.total - charge.withheld)

/** Predefined amounts, satang. */
export const tilesOf = (settings: Settings): Satang[] => settings['credits.tiles'].map(satang)

/** How many jobs of a given price the credits pay for, fee included. */
export function jobsFor(credits: Satang, price: Satang, settings: Settings): number {
  const each = price + share(price, settings['fee.marketer_bps'])
  return each > 0 ? Math.floor(credits / each) : 0
}
