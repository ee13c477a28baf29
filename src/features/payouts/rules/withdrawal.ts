import { addBusinessDays, addDays, type Day, dayOf, isBusinessDay } from '../../../core/calendar.ts'
import { HOUR } from '../../../core/clock.ts'
import { machine, type Row } from '../../../core/machine.ts'
import type { Satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

export const WITHDRAWAL_STATUSES = ['Pending', 'TransferComplete', 'Rejected'] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

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

/** A first account may be paid to as soon as it is verified; a changed one waits. */
export const usableFrom = (changedAt: Date, isChange: boolean, settings: Settings): Date =>
  isChange ? new Date(changedAt.getTime() + settings['withdrawal.bank_change_hours'] * HOUR) : changedAt

/** Transfers are made within one business day. */
export const expectedOn = (requestedAt: Date, settings: Settings): Day =>
  dayOf(addBusinessDays(requestedAt, 1, settings['calendar.holidays']))

/** The day on which money of the next automatic run arrives at the latest. */
export function automaticArrivesOn(runDay: Day, settings: Settings): Day {
  let day = addDays(runDay, 1)
  while (!isBusinessDay(day, settings['calendar.holidays'])) day = addDays(day, 1)
  return day
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
