import { dayOf, startOfDay } from '../../../core/calendar.ts'
import { type Satang, sum } from '../../../core/money.ts'

export interface Limits {
  actLimit: Satang
  monthLimit: Satang
}

/** The start of the month, Bangkok time. */
export const monthStart = (now: Date): Date => startOfDay(`${dayOf(now).slice(0, 8)}01`)

/** The amount (satang) by job that a person has put on hold in a month, minus the holds that were replaced. */
export type HeldByJob = ReadonlyMap<string, Satang>

/**
 * The amount that counts towards the monthly limit. Lowering a hold of another person or of an earlier month counts as
 * 0 and not as negative, so it leaves no additional limit for other jobs.
 */
export const heldInMonth = (held: HeldByJob): Satang => sum(...[...held.values()].map((amount) => Math.max(0, amount)))

/** The amount that an action has put on hold, minus the holds that it replaced, and the jobs whose holds changed. */
export function actBetween(before: HeldByJob, after: HeldByJob): { amount: Satang; jobIds: string[] } {
  const jobIds = [...after.keys()].filter((id) => after.get(id) !== before.get(id))
  return { amount: sum(...jobIds.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))), jobIds }
}

/**
 * Whether an action is within the limits. `amount`: of the action; `month`: total of the month including the action.
 */
export const isWithin = (
  { actLimit, monthLimit }: Readonly<Record<keyof Limits, number>>,
  amount: number,
  month: number,
): boolean => amount <= 0 || (amount <= actLimit && month <= monthLimit)
