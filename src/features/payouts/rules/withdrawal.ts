import type { z } from 'zod'
import { addBusinessDays, type Day, dayOf } from '../../../core/calendar.ts'
import { HOUR } from '../../../core/clock.ts'
import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import type { Satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { zWithdrawalStatus } from '../shapes.ts'

type WithdrawalStatus = z.infer<typeof zWithdrawalStatus>
export type WithdrawalEvent = 'requestApproval' | 'approve' | 'transfer' | 'reject' | 'return'
type Guard = 'approvalDue' | 'approved'

/** A withdrawal as its table sees it. */
interface Facts {
  /** The amount needs a second operator. */
  large: boolean
  approvedBy: string | null
}

export type WithdrawalTransition = Transition<WithdrawalStatus, WithdrawalEvent, 'operator', Guard> & {
  /** What is posted: the transfer, the price back to the owner, or the transfer reversed and the price back. */
  money: 'none' | 'out' | 'back' | 'reverse'
  /** Name of the act in the audit log. */
  act: string
  notify?: readonly ('withdrawal.sent' | 'withdrawal.rejected')[]
}

/** Rejected gives the whole amount back; what the bank returns later becomes Rejected by a reversing entry. */
const WITHDRAWAL_TABLE: readonly WithdrawalTransition[] = [
  {
    from: ['Pending'],
    event: 'requestApproval',
    by: ['operator'],
    guard: ['approvalDue'],
    to: 'Pending',
    money: 'none',
    act: 'withdrawal.request_approval',
  },
  { from: ['Pending'], event: 'approve', by: ['operator'], to: 'Pending', money: 'none', act: 'withdrawal.approve' },
  {
    from: ['Pending'],
    event: 'transfer',
    by: ['operator'],
    guard: ['approved'],
    to: 'TransferComplete',
    money: 'out',
    act: 'withdrawal.complete',
    notify: ['withdrawal.sent'],
  },
  {
    from: ['Pending'],
    event: 'reject',
    by: ['operator'],
    to: 'Rejected',
    money: 'back',
    act: 'withdrawal.reject',
    notify: ['withdrawal.rejected'],
  },
  {
    from: ['TransferComplete'],
    event: 'return',
    by: ['operator'],
    to: 'Rejected',
    money: 'reverse',
    act: 'withdrawal.returned',
    notify: ['withdrawal.rejected'],
  },
]

const withdrawalMachine = machine<WithdrawalStatus, WithdrawalEvent, 'operator', Guard, Facts, WithdrawalTransition>({
  rows: WITHDRAWAL_TABLE,
  guards: {
    approvalDue: ({ large, approvedBy }) => (large && approvedBy === null ? null : 'conflict'),
    approved: ({ large, approvedBy }) => (large && approvedBy === null ? 'second_approval_required' : null),
  },
})

/** The row that answers an operator's event on a withdrawal. Throws `conflict`, `second_approval_required`. */
export const withdrawalTransitionFor = (
  withdrawal: { status: WithdrawalStatus; price: Satang; approvedBy: string | null },
  event: WithdrawalEvent,
  settings: Settings,
): WithdrawalTransition =>
  transitionFor(withdrawalMachine, [withdrawal.status, event, 'operator'], {
    large: needsSecond(withdrawal.price, settings),
    approvedBy: withdrawal.approvedBy,
  })

/** A first account may be paid to as soon as it is verified; a changed one waits. */
export const usableFrom = (changedAt: Date, isChange: boolean, settings: Settings): Date =>
  isChange ? new Date(changedAt.getTime() + settings['withdrawal.bank_change_hours'] * HOUR) : changedAt

/** Transfers are made within one business day. */
export const expectedOn = (requestedAt: Date, settings: Settings): Day =>
  dayOf(addBusinessDays(requestedAt, 1, settings['calendar.holidays']))

/** Above this amount a second operator confirms. */
export const needsSecond = (price: Satang, settings: Settings): boolean =>
  price >= settings['operator.second_approval_from']
