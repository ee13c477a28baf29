import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import type { AccountRole, AccountStatus } from '../../accounts/rules/status.ts'

/** Status changes that can be reversed. */
export const STATUS_ACTS = ['suspend', 'expire', 'reactivate'] as const
export type StatusAct = (typeof STATUS_ACTS)[number]

/** Status changes that an operator can make. */
export const ACCOUNT_ACTS = [...STATUS_ACTS, 'close'] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]

type Guard = 'notOwn' | 'hasContract' | 'settled'

type AccountTransition = Transition<AccountStatus, AccountAct, 'operator', Guard> & {
  notify: readonly `account.${'suspended' | 'expired' | 'closed' | 'reactivated'}`[]
}

/**
 * A permanently closed account cannot be reopened, and an operator cannot change an account that its owner closed. Only
 * brands have a contract that can expire.
 */
const TABLE: readonly AccountTransition[] = [
  {
    from: ['active', 'expired'],
    event: 'suspend',
    by: ['operator'],
    guard: ['notOwn'],
    to: 'suspended',
    notify: ['account.suspended'],
  },
  {
    from: ['active', 'suspended'],
    event: 'expire',
    by: ['operator'],
    guard: ['notOwn', 'hasContract'],
    to: 'expired',
    notify: ['account.expired'],
  },
  {
    from: ['active', 'suspended', 'expired'],
    event: 'close',
    by: ['operator'],
    guard: ['notOwn'],
    to: 'permanently',
    notify: ['account.closed'],
  },
  {
    from: ['suspended', 'expired'],
    event: 'reactivate',
    by: ['operator'],
    guard: ['notOwn', 'settled'],
    to: 'active',
    notify: ['account.reactivated'],
  },
]

export interface TargetAccount {
  role: AccountRole
  status: AccountStatus
  /** The operator's own account: operators cannot lock themselves out. */
  own: boolean
  /** A chargeback is not settled yet, so the account cannot be reactivated. */
  owes: boolean
}

const accountMachine = machine<AccountStatus, AccountAct, 'operator', Guard, TargetAccount, AccountTransition>({
  rows: TABLE,
  guards: {
    notOwn: ({ own }) => (own ? 'conflict' : null),
    hasContract: ({ role }) => (role === 'marketer' ? null : 'conflict'),
    settled: ({ owes }) => (owes ? 'conflict' : null),
  },
})

/** The table's row for an operator's action. Throws `conflict` with the account's status. */
export const accountTransitionFor = (act: AccountAct, account: TargetAccount): AccountTransition =>
  transitionFor(accountMachine, [account.status, act, 'operator'], account, 'conflict', { status: account.status })

/** The actions that are allowed on an account. */
export const openActs = (account: TargetAccount): AccountAct[] => {
  const open = accountMachine.allowed(account.status, 'operator', account)
  return ACCOUNT_ACTS.filter((act) => open.includes(act))
}
