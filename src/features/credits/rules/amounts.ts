import { type Satang, satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

const ONE_CREDIT = 100

export type AmountProblem = 'amount_too_small' | 'amount_too_large' | 'amount_not_whole'

/** Why so many credits (in satang) cannot be bought at once: whole credits between the least and the most. */
export function amountProblem(credits: number, settings: Settings): AmountProblem | null {
  if (!Number.isSafeInteger(credits) || credits % ONE_CREDIT !== 0) return 'amount_not_whole'
  if (credits < settings['credits.top_up_min']) return 'amount_too_small'
  return credits > settings['credits.top_up_max'] ? 'amount_too_large' : null
}

/** Amounts to choose from, satang. */
export const tilesOf = (settings: Settings): Satang[] => settings['credits.tiles'].map(satang)

/** How many jobs of a price credits pay for, fee included: the line below each tile. */
export function jobsFor(credits: Satang, price: Satang, settings: Settings): number {
  const each = price + Math.floor((price * settings['fee.marketer_bps'] + 5_000) / 10_000)
  return each > 0 ? Math.floor(credits / each) : 0
}
