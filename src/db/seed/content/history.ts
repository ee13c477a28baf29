import { minutesOf } from './job-timeline.ts'
import { JOBS } from './jobs.ts'
import { expiry, moneyOfJob, purchases } from './money-brands.ts'
import type { MoneyEvent } from './types-history.ts'
import { withdrawals } from './withdrawals.ts'

/** Of two events in the same minute: money comes in before it is spent. */
const ORDER: readonly MoneyEvent['kind'][] = ['top_up', 'package_purchase', 'expire', 'complete', 'cancel', 'release']
const rank = (event: MoneyEvent): number => (ORDER.includes(event.kind) ? ORDER.indexOf(event.kind) : ORDER.length)

const byTime = (a: MoneyEvent, b: MoneyEvent): number => minutesOf(a.at) - minutesOf(b.at) || rank(a) - rank(b)

/**
 * Three months of business in order: purchases, holds, completions, cancels, expiry, withdrawals. Applied one after the
 * other no balance goes below zero. `today` is today's weekday in Bangkok, 0 for Sunday.
 */
export function history(today: number): MoneyEvent[] {
  const bought = purchases()
  const jobs = JOBS.flatMap(moneyOfJob)
  const before = [...bought, ...jobs].sort(byTime)
  const business = [...before, expiry(before)].sort(byTime)
  return [...business, ...withdrawals(business, today)].sort(byTime)
}
