import { addMonths } from '../../../core/calendar.ts'

/** When a lot of credits or units bought at an instant ends, so many months later. */
export const lotEnd = (paidAt: Date, months: number): Date => addMonths(paidAt, months)
