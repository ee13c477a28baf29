import { addDays, type Day, dayOf, weekdayOf } from '../../../core/calendar.ts'
import { type Satang, satang, split } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

export type WithdrawalType = 'automatic' | 'manual'

/** The fee inside the price: none for the automatic run and from the set amount on. */
export function feeOf(price: Satang, type: WithdrawalType, settings: Settings): Satang {
  if (type === 'automatic' || price >= settings['withdrawal.fee_waived_from']) return satang(0)
  return satang(settings['withdrawal.fee'])
}

/** The VAT inside a withdrawal fee: the fee is what the payee sees, so no VAT comes on top of it. */
export const vatInside = (fee: Satang, settings: Settings): Satang =>
  fee === 0 ? fee : split(fee, [10_000, settings['vat.bps']])[1]!

/** The smallest price of a withdrawal. Closing an account may take less than the minimum. */
export function minimumOf(type: WithdrawalType, settings: Settings, closing = false): number {
  if (type === 'automatic') return settings['withdrawal.automatic_from']
  return closing ? settings['withdrawal.fee'] + 1 : settings['withdrawal.min']
}

/** Why a price cannot be withdrawn, or null. */
export function priceProblem(
  price: number,
  available: number,
  type: WithdrawalType,
  settings: Settings,
  closing = false,
) {
  if (!Number.isSafeInteger(price) || price < minimumOf(type, settings, closing)) return 'withdrawal_minimum' as const
  if (price > available) return 'insufficient_balance' as const
  return null
}

interface BankFacts {
  status: 'waiting' | 'verified' | 'rejected' | 'replaced'
  usableFrom: Date
}

/** Why an account cannot be paid to now, or null. */
export function bankProblem(bank: BankFacts | null, now: Date) {
  if (!bank || bank.status === 'rejected' || bank.status === 'replaced') return 'bank_account_missing' as const
  if (bank.status === 'waiting') return 'bank_account_unverified' as const
  if (bank.usableFrom > now) return 'bank_account_waiting' as const
  return null
}

/** The next day of the automatic run, Bangkok; today counts only before the run has been. */
export function nextAutomaticOn(now: Date, settings: Settings): Day {
  const today = dayOf(now)
  const ahead = (settings['withdrawal.automatic_weekday'] - weekdayOf(today) + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** Whether the automatic run falls on this day. */
export const isAutomaticDay = (now: Date, settings: Settings): boolean =>
  weekdayOf(dayOf(now)) === settings['withdrawal.automatic_weekday']
