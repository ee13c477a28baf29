import { addBusinessDays, addDays, type Day, dayOf, isBusinessDay, weekdayOf } from '../../../core/calendar.ts'
import { HOUR } from '../../../core/clock.ts'
import { machine, type Row } from '../../../core/machine.ts'
import { type Satang, satang, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

export const WITHDRAWAL_STATUSES = ['Pending', 'TransferComplete', 'Rejected'] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]
export type WithdrawalType = 'automatic' | 'manual'

/** Why a withdrawal was rejected; an operator may add words of their own. */
export const REJECT_REASONS = [
  'account_closed',
  'account_not_found',
  'name_mismatch',
  'bank_refused',
  'bank_returned',
  'under_investigation',
  'other',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

type WithdrawalRow = Row<WithdrawalStatus, 'transfer' | 'reject' | 'return', 'operator' | 'system', never> & {
  money: 'out' | 'back' | 'reverse'
}

/** Rejected gives the whole amount back; what the bank returns later becomes Rejected by a reversing entry. */
export const WITHDRAWAL_TABLE: readonly WithdrawalRow[] = [
  {
    from: ['Pending'],
    event: 'transfer',
    by: ['operator', 'system'],
    to: 'TransferComplete',
    money: 'out',
    notify: ['withdrawal.sent'],
  },
  {
    from: ['Pending'],
    event: 'reject',
    by: ['operator', 'system'],
    to: 'Rejected',
    money: 'back',
    notify: ['withdrawal.rejected'],
  },
  {
    from: ['TransferComplete'],
    event: 'return',
    by: ['operator', 'system'],
    to: 'Rejected',
    money: 'reverse',
    notify: ['withdrawal.rejected'],
  },
]

export const withdrawalMachine = machine<
  WithdrawalStatus,
  'transfer' | 'reject' | 'return',
  'operator' | 'system',
  never,
  undefined,
  WithdrawalRow
>({ rows: WITHDRAWAL_TABLE, guards: {} })

/** The fee inside `price`: none for the automatic run, none from the amount that waives it. */
export function feeOf(price: Satang, type: WithdrawalType, settings: Settings): Satang {
  if (type === 'automatic' || price >= settings['withdrawal.fee_waived_from']) return ZERO
  return satang(settings['withdrawal.fee'])
}

/** What the bank account receives. */
export const netOf = (price: Satang, type: WithdrawalType, settings: Settings): Satang =>
  satang(price - feeOf(price, type, settings))

export type PriceProblem = 'withdrawal_minimum' | 'insufficient_balance'

/**
 * Why a price cannot be withdrawn. Closing an account may take less than the minimum, as long as more than the fee is
 * left; such a balance of the fee or less is given up instead.
 */
export function priceProblem(
  price: Satang,
  available: Satang,
  type: WithdrawalType,
  settings: Settings,
  closing = false,
): PriceProblem | null {
  const least = type === 'automatic' ? settings['withdrawal.automatic_from'] : settings['withdrawal.min']
  const tooSmall = closing ? price <= feeOf(price, type, settings) : price < least
  if (tooSmall || price <= 0) return 'withdrawal_minimum'
  return price > available ? 'insufficient_balance' : null
}

export interface BankFacts {
  status: 'waiting' | 'verified' | 'rejected' | 'replaced'
  /** A changed account may be paid from then on. */
  usableFrom: Date
}

export type BankProblem = 'bank_account_missing' | 'bank_account_unverified' | 'bank_account_waiting'

/** Why a bank account cannot be paid to now. */
export function bankProblem(bank: BankFacts | null, now: Date): BankProblem | null {
  if (bank === null || bank.status === 'replaced') return 'bank_account_missing'
  if (bank.status !== 'verified') return 'bank_account_unverified'
  return now < bank.usableFrom ? 'bank_account_waiting' : null
}

/** A first account may be paid to as soon as it is verified; a changed one waits. */
export const usableFrom = (changedAt: Date, isChange: boolean, settings: Settings): Date =>
  isChange ? new Date(changedAt.getTime() + settings['withdrawal.bank_change_hours'] * HOUR) : changedAt

/** Transfers are made within one business day. */
export const expectedOn = (requestedAt: Date, settings: Settings): Day =>
  dayOf(addBusinessDays(requestedAt, 1, settings['calendar.holidays']))

/** The next day of the automatic run: today counts until it has run. A holiday moves the transfers, not the run. */
export function nextAutomaticOn(now: Date, ranToday: boolean, settings: Settings): Day {
  let day = ranToday ? addDays(dayOf(now), 1) : dayOf(now)
  while (weekdayOf(day) !== settings['withdrawal.automatic_weekday']) day = addDays(day, 1)
  return day
}

/** The day on which money of the next automatic run arrives at the latest. */
export function automaticArrivesOn(runDay: Day, settings: Settings): Day {
  let day = addDays(runDay, 1)
  while (!isBusinessDay(day, settings['calendar.holidays'])) day = addDays(day, 1)
  return day
}

/** Whether the automatic run takes a payee's balance; it skips who has a Pending one. */
export function takesPart(
  payee: { automatic: boolean; available: Satang; hasPending: boolean; bank: BankFacts | null },
  now: Date,
  settings: Settings,
): boolean {
  return (
    payee.automatic &&
    !payee.hasPending &&
    bankProblem(payee.bank, now) === null &&
    payee.available >= settings['withdrawal.automatic_from']
  )
}

/** Above this amount a second operator confirms. */
export const needsSecond = (price: Satang, settings: Settings): boolean =>
  price >= settings['operator.second_approval_from']

export type ClosingState =
  | 'clear'
  | 'DEACTIVATED_CONDITION_LESS_EARNING'
  | 'DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'

/** What a balance means for closing an account: nothing, a rest below the fee to give up, or money to withdraw first. */
export function closingState(available: Satang, onItsWay: Satang, settings: Settings): ClosingState {
  if (onItsWay > 0) return 'DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'
  if (available === 0) return 'clear'
  return available <= settings['withdrawal.fee']
    ? 'DEACTIVATED_CONDITION_LESS_EARNING'
    : 'DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'
}
