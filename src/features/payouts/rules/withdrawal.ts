import type { z } from 'zod'
import { addBusinessDays, type Day, dayOf } from '../../../core/calendar.ts'
import { HOUR } from '../../../core/clock.ts'
import type { ErrorDetails } from '../../../core/errors.ts'
import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import type { Satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { zWithdrawalStatus } from '../shapes.ts'

type WithdrawalStatus = z.infer<typeof zWithdrawalStatus>
export type WithdrawalEvent =
  | 'requestApproval'
  | 'approve'
  | 'claimQr'
  | 'releaseQr'
  | 'export'
  | 'transfer'
  | 'reject'
  | 'return'
type Guard = 'approvalDue' | 'approved' | 'claimed' | 'unclaimed'

/** The facts of a withdrawal for its rules. */
interface Facts {
  /** The amount requires a second operator. */
  large: boolean
  approvedBy: string | null
  /** The operator who opened its QR. */
  qrClaimedBy: string | null
}

export type WithdrawalTransition = Transition<WithdrawalStatus, WithdrawalEvent, 'operator', Guard> & {
  /**
   * What is posted: the transfer, the return of the price, or the reversal of the transfer with the return of the
   * price.
   */
  money: 'none' | 'out' | 'back' | 'reverse'
  /** Name of the action in the audit log. */
  act: string
  notify?: readonly ('withdrawal.sent' | 'withdrawal.rejected' | 'withdrawal.returned')[]
}

/**
 * Rejecting returns the whole amount. If the bank returns a transfer later, the withdrawal becomes Rejected with a
 * reversal. A withdrawal that an operator may be paying by QR is neither exported to the bank nor rejected, so that it
 * is not paid twice.
 */
export const WITHDRAWAL_TABLE: readonly WithdrawalTransition[] = [
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
    event: 'claimQr',
    by: ['operator'],
    guard: ['approved', 'unclaimed'],
    to: 'Pending',
    money: 'none',
    act: 'withdrawal.claim_qr',
  },
  {
    from: ['Pending'],
    event: 'releaseQr',
    by: ['operator'],
    guard: ['claimed'],
    to: 'Pending',
    money: 'none',
    act: 'withdrawal.release_qr',
  },
  {
    from: ['Pending'],
    event: 'export',
    by: ['operator'],
    guard: ['approved', 'unclaimed'],
    to: 'Pending',
    money: 'none',
    act: 'payout.batch',
  },
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
    guard: ['unclaimed'],
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
    notify: ['withdrawal.returned'],
  },
]

const withdrawalMachine = machine<WithdrawalStatus, WithdrawalEvent, 'operator', Guard, Facts, WithdrawalTransition>({
  rows: WITHDRAWAL_TABLE,
  guards: {
    approvalDue: ({ large, approvedBy }) => (large && approvedBy === null ? null : 'conflict'),
    approved: ({ large, approvedBy }) => (large && approvedBy === null ? 'second_approval_required' : null),
    claimed: ({ qrClaimedBy }) => (qrClaimedBy === null ? 'conflict' : null),
    unclaimed: ({ qrClaimedBy }) => (qrClaimedBy === null ? null : 'withdrawal_claimed'),
  },
})

interface Decidable {
  status: WithdrawalStatus
  price: Satang
  approvedBy: string | null
  qrClaimedBy: string | null
}

const factsOf = ({ price, approvedBy, qrClaimedBy }: Decidable, settings: Settings): Facts => ({
  large: needsSecond(price, settings),
  approvedBy,
  qrClaimedBy,
})

/**
 * The table's row for an operator's event on a withdrawal. Throws `conflict`, `second_approval_required`, and
 * `withdrawal_claimed` with the given details.
 */
export const withdrawalTransitionFor = (
  withdrawal: Decidable,
  event: WithdrawalEvent,
  settings: Settings,
  details: ErrorDetails = {},
): WithdrawalTransition =>
  transitionFor(
    withdrawalMachine,
    [withdrawal.status, event, 'operator'],
    factsOf(withdrawal, settings),
    'conflict',
    details,
  )

/** Whether an operator's event is possible in the current status. */
export const isWithdrawalEventPossible = (withdrawal: Decidable, event: WithdrawalEvent, settings: Settings): boolean =>
  withdrawalMachine.next(withdrawal.status, event, 'operator', factsOf(withdrawal, settings)).ok

/** A payee's first account can receive payouts as soon as it is verified; a changed one only after a waiting period. */
export const usableFrom = (changedAt: Date, isChange: boolean, settings: Settings): Date =>
  isChange ? new Date(changedAt.getTime() + settings['withdrawal.bank_change_hours'] * HOUR) : changedAt

/** Transfers are sent within one business day. */
export const expectedOn = (requestedAt: Date, settings: Settings): Day =>
  dayOf(addBusinessDays(requestedAt, 1, settings['calendar.holidays']))

/** Above this amount a second operator must approve. */
export const needsSecond = (price: Satang, settings: Settings): boolean =>
  price >= settings['operator.second_approval_from']
