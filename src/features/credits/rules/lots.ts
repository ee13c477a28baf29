import { addMonths } from '../../../core/calendar.ts'

/** Expiry of a lot of credits or units, a number of months after the purchase. */
export const lotEnd = (paidAt: Date, months: number): Date => addMonths(paidAt, months)
