import { machine, type Transition, transitionFor } from '../../../core/machine.ts'
import type { AccountRole, AccountStatus } from '../../accounts/rules/status.ts'

/** What an operator can do to an account. */
export const ACCOUNT_ACTS = ['suspend', 'expire', 'close', 'reactivate'] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]

type Guard = 'notOwn' | 'hasContract' | 'settled'

type AccountTransition = Transition<AccountStatus, AccountAct, 'operator', Guard> & {
  notify: readonly `account.${'suspended' | 'expired' | 'closed' | 'reactivated'}`[]
}

/** Closed for good has no way back, and what its owner closed is the owner's. Only brands have a contract that ends. */
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

export interface ActedOn {
  role: AccountRole
  status: AccountStatus
  /** The operator's own account: nobody locks themselves out. */
  own: boolean
  /** A chargeback is not settled yet: the account stays suspended. */
  owes: boolean
}

const accountMachine = machine<AccountStatus, AccountAct, 'operator', Guard, ActedOn, AccountTransition>({
  rows: TABLE,
  guards: {
    notOwn: ({ own }) => (own ? 'conflict' : null),
    hasContract: ({ role }) => (role === 'marketer' ? null : 'conflict'),
    settled: ({ owes }) => (owes ? 'conflict' : null),
  },
})

/** The row of the table for an operator's act. Throws `conflict` with the account's status. */
export const accountTransitionFor = (act: AccountAct, account: ActedOn): AccountTransition =>
  transitionFor(accountMachine, [account.status, act, 'operator'], account, 'conflict', { status: account.status })

/** The acts that are open on an account. */
export const openActs = (account: ActedOn): AccountAct[] => {
  const open = accountMachine.allowed(account.status, 'operator', account)
  return ACCOUNT_ACTS.filter((act) => open.includes(act))
}
