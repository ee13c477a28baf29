import { addDays, type Day, dayOf, weekdayOf } from '../../../core/calendar.ts'
import type { Settings } from '../../../core/settings.ts'
import { type BankFacts, bankProblem, priceProblem, withdrawalTerms } from './limits.ts'

/** Why the automatic run makes no transfer to a payee. Sorted by what the payee has to fix first. */
export const AUTOMATIC_PROBLEMS = [
  'automatic_off',
  'account_suspended',
  'withdrawal_pending',
  'bank_account_missing',
  'bank_account_unverified',
  'promptpay_changed',
  'withdrawal_minimum',
] as const
export type AutomaticProblem = (typeof AUTOMATIC_PROBLEMS)[number]

/** The facts that the automatic run decides on. */
export interface AutomaticFacts {
  /** The payee's own switch. */
  automatic: boolean
  /** Whether the account is active. */
  active: boolean
  /** Whether a withdrawal has the status `Pending`. */
  pending: boolean
  bank: BankFacts | null
  /** Whether the PromptPay number is no longer the payee's. */
  promptpayChanged: boolean
  available: number
  /** Whether the run has already made a withdrawal today. */
  madeToday: boolean
}

function automaticProblem(facts: AutomaticFacts, now: Date, settings: Settings): AutomaticProblem | null {
  if (!facts.automatic) return 'automatic_off'
  if (!facts.active) return 'account_suspended'
  if (facts.pending) return 'withdrawal_pending'
  const bank = bankProblem(facts.bank, now)
  if (bank !== null && bank !== 'bank_account_waiting') return bank
  if (facts.promptpayChanged) return 'promptpay_changed'
  const { available } = facts
  return priceProblem(available, available, 'automatic', withdrawalTerms(settings)) && 'withdrawal_minimum'
}

/** Whether the automatic run is on this day. */
export const isAutomaticDay = (now: Date, settings: Settings): boolean =>
  weekdayOf(dayOf(now)) === settings['withdrawal.automatic_weekday']

/** The first day of the automatic run from a day on. */
function runFrom(day: Day, settings: Settings): Day {
  const ahead = (settings['withdrawal.automatic_weekday'] - weekdayOf(day) + 7) % 7
  return addDays(day, ahead)
}

/** The day (Bangkok) of the next automatic run, whoever it pays. */
export const nextRunOn = (now: Date, settings: Settings): Day => runFrom(dayOf(now), settings)

/**
 * The day (Bangkok) on which the automatic run will transfer the payee's balance if nothing changes, or why it will
 * not. Must agree with `dueInfluencers` and the request of a withdrawal. A bank account that becomes usable on the day
 * of a run is still paid, because the run repeats all day.
 */
export function nextAutomatic(
  facts: AutomaticFacts,
  now: Date,
  settings: Settings,
): { nextAutomaticOn: Day | null; automaticProblem: AutomaticProblem | null } {
  const problem = automaticProblem(facts, now, settings)
  if (problem) return { nextAutomaticOn: null, automaticProblem: problem }
  const today = dayOf(now)
  let first = facts.madeToday ? addDays(today, 1) : today
  const usable = facts.bank && dayOf(facts.bank.usableFrom)
  if (usable && usable > first) first = usable
  return { nextAutomaticOn: runFrom(first, settings), automaticProblem: null }
}
