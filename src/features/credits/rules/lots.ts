import { addMonths } from '../../../core/calendar.ts'
import { timeOfId } from '../../../core/ids.ts'
import type { LotView } from '../shapes.ts'

/** Expiry of a lot of credits or units, a number of months after the purchase. */
export const lotEnd = (paidAt: Date, months: number): Date => addMonths(paidAt, months)

/**
 * When the credits were added. Returned credits keep the purchase date for the order of spending, but show the return
 * date.
 */
export const addedAt = ({ id, source, purchasedAt }: Pick<LotView, 'id' | 'source' | 'purchasedAt'>): Date =>
  new Date((source === 'return' || source === 'package' ? timeOfId(id) : null) ?? purchasedAt)
