import { dayOf, startOfDay } from '../../../core/calendar.ts'
import { type Satang, sum } from '../../../core/money.ts'

export interface Limits {
  actLimit: Satang
  monthLimit: Satang
}

/** The start of the month in Bangkok. */
export const monthStart = (now: Date): Date => startOfDay(`${dayOf(now).slice(0, 8)}01`)

/** Satang by job that a person has put on hold in a month, less the holds that they replaced. */
export type HeldByJob = ReadonlyMap<string, Satang>

/** What counts for the month. To lower a hold of somebody else or of an earlier month makes no room for other jobs. */
export const heldInMonth = (held: HeldByJob): Satang => sum(...[...held.values()].map((amount) => Math.max(0, amount)))

/** What an act has put on hold, less the holds that it replaced, and the jobs whose holds it changed. */
export function actBetween(before: HeldByJob, after: HeldByJob): { amount: Satang; jobIds: string[] } {
  const jobIds = [...after.keys()].filter((id) => after.get(id) !== before.get(id))
  return { amount: sum(...jobIds.map((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0))), jobIds }
}

/** Whether an act may be done at once: `amount` with it, `month` in all with it. */
export const isWithin = ({ actLimit, monthLimit }: Limits, amount: number, month: number): boolean =>
  amount <= 0 || (amount <= actLimit && month <= monthLimit)
