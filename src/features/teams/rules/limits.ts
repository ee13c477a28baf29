import { dayOf, startOfDay } from '../../../core/calendar.ts'
import type { Satang } from '../../../core/money.ts'

export interface Limits {
  actLimit: Satang
  monthLimit: Satang
}

/** The start of the month in Bangkok. */
export const monthStart = (now: Date): Date => startOfDay(`${dayOf(now).slice(0, 8)}01`)

/** Whether an act may be done at once: `amount` with it, `month` in all with it. */
export const isWithin = ({ actLimit, monthLimit }: Limits, amount: number, month: number): boolean =>
  amount <= 0 || (amount <= actLimit && month <= monthLimit)
