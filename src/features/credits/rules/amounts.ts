import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

const ONE_CREDIT = 100

export type AmountIssue = 'amount_too_small' | 'amount_too_large' | 'invalid_input'

/** Why so many credits (in satang) cannot be bought at once: whole credits between the least and the most. */
export function amountIssue(credits: number, { min, max }: { min: number; max: number }): AmountIssue | null {
  if (!Number.isSafeInteger(credits) || credits % ONE_CREDIT !== 0) return 'invalid_input'
  if (credits < min) return 'amount_too_small'
  return credits > max ? 'amount_too_large' : null
}

/** What buying credits or a package costs: VAT comes on top of the price without VAT. */
export function totalsOf(net: Satang, vatBps: number): { net: Satang; vatBps: number; vat: Satang; total: Satang } {
  const vat = share(net, vatBps)
  return { net, vatBps, vat, total: satang(net + vat) }
}

/** Amounts to choose from, satang. */
export const tilesOf = (settings: Settings): Satang[] => settings['credits.tiles'].map(satang)

/** How many jobs of a price credits pay for, fee included: the line below each tile. */
export function jobsFor(credits: Satang, price: Satang, settings: Settings): number {
  const each = price + share(price, settings['fee.marketer_bps'])
  return each > 0 ? Math.floor(credits / each) : 0
}
