import { type Satang, satang, sum, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { holdOf } from '../../settlement/rules/hold.ts'

/** In credits (satang). `perSlot`: what one acceptance puts on hold, without the reimbursement. */
export interface Cost {
  price: Satang
  fee: Satang
  feeBps: number
  perSlot: Satang
  slots: number
  /** Free slots; for taken ones the credits are already on hold. */
  openSlots: number
  /** Maximum reimbursement for one slot: a separate hold, without a fee. */
  reimbursement: Satang
  /** The maximum that the free slots can still put on hold. */
  total: Satang
}

export interface CostPlan {
  price: Satang
  slots: number
  slotsTaken?: number
  reimbursementCap?: Satang
}

/**
 * The maximum that a campaign paid with credits can still put on hold. Nothing is held before a creator is accepted.
 */
export function costOf({ price, slots, slotsTaken = 0, reimbursementCap = ZERO }: CostPlan, settings: Settings): Cost {
  const { fee, reimbursement, credits } = holdOf({ price, fundedBy: 'credits', reimbursementCap }, settings)
  const openSlots = Math.max(0, slots - slotsTaken)
  const total = satang(credits * openSlots)
  const feeBps = settings['fee.marketer_bps']
  return { price, fee, feeBps, perSlot: sum(price, fee), slots, openSlots, reimbursement, total }
}

/** Credits that are left after all slots are on hold; `missing` must be purchased first. */
export function afterCost(available: Satang, total: Satang): { left: Satang; missing: Satang } {
  return { left: satang(Math.max(0, available - total)), missing: satang(Math.max(0, total - available)) }
}
