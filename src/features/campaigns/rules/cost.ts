import { type Satang, satang, share, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

/** In credits (satang). `perSlot` is what one accept holds without the reimbursement, `total` the most of all slots. */
export interface Cost {
  price: Satang
  fee: Satang
  perSlot: Satang
  slots: number
  /** Cap of one slot's reimbursement: a hold of its own, without fee. */
  reimbursement: Satang
  total: Satang
}

/** What a campaign paid by credits can hold at most. Nothing is held before a creator is accepted. */
export function costOf(
  plan: { price: Satang; slots: number; reimbursementCap?: Satang | null },
  settings: Settings,
): Cost {
  const { price, slots } = plan
  const fee = share(price, settings['fee.marketer_bps'])
  const reimbursement = plan.reimbursementCap ?? ZERO
  const perSlot = satang(price + fee)
  return { price, fee, perSlot, slots, reimbursement, total: satang((perSlot + reimbursement) * slots) }
}

/** What a campaign paid by package units needs: one unit for each slot; only the reimbursement is held in credits. */
export const packageCostOf = (plan: { slots: number; reimbursementCap?: Satang | null }) => ({
  units: plan.slots,
  reimbursement: satang((plan.reimbursementCap ?? 0) * plan.slots),
})

/** Credits left once all slots are held; `missing` is what has to be topped up first. */
export function afterCost(available: Satang, total: Satang): { left: Satang; missing: Satang } {
  return { left: satang(Math.max(0, available - total)), missing: satang(Math.max(0, total - available)) }
}
