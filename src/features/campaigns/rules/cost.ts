import { type Satang, satang, sum, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { holdOf } from '../../settlement/rules/hold.ts'

/** In credits (satang). `perSlot` is what one accept holds without the reimbursement. */
export interface Cost {
  price: Satang
  fee: Satang
  feeBps: number
  perSlot: Satang
  slots: number
  /** Slots that are not taken: what is taken has its hold already. */
  openSlots: number
  /** Cap of one slot's reimbursement: a hold of its own, without fee. */
  reimbursement: Satang
  /** The most that the open slots can still hold. */
  total: Satang
}

export interface CostPlan {
  price: Satang
  slots: number
  slotsTaken?: number
  reimbursementCap?: Satang
}

/** What a campaign paid by credits can still hold at most. Nothing is held before a creator is accepted. */
export function costOf({ price, slots, slotsTaken = 0, reimbursementCap = ZERO }: CostPlan, settings: Settings): Cost {
  const { fee, reimbursement, credits } = holdOf({ price, fundedBy: 'credits', reimbursementCap }, settings)
  const openSlots = Math.max(0, slots - slotsTaken)
  const total = satang(credits * openSlots)
  const feeBps = settings['fee.marketer_bps']
  return { price, fee, feeBps, perSlot: sum(price, fee), slots, openSlots, reimbursement, total }
}

/** Credits left once all slots are held; `missing` is what has to be topped up first. */
export function afterCost(available: Satang, total: Satang): { left: Satang; missing: Satang } {
  return { left: satang(Math.max(0, available - total)), missing: satang(Math.max(0, total - available)) }
}
