/** What an operator can do to an account. */
export const ACCOUNT_ACTS = ['suspend', 'expire', 'close', 'reactivate'] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]
export type AccountStatus = 'active' | 'suspended' | 'expired' | 'permanently' | 'deactivated'
export type AccountRole = 'influencer' | 'marketer' | 'operator'

interface Row {
  act: AccountAct
  from: readonly AccountStatus[]
  to: AccountStatus
  roles: readonly AccountRole[]
}

/** Closed for good has no way back, and what its owner closed is the owner's. Only brands have a contract that ends. */
const TABLE: readonly Row[] = [
  { act: 'suspend', from: ['active', 'expired'], to: 'suspended', roles: ['influencer', 'marketer', 'operator'] },
  { act: 'expire', from: ['active', 'suspended'], to: 'expired', roles: ['marketer'] },
  {
    act: 'close',
    from: ['active', 'suspended', 'expired'],
    to: 'permanently',
    roles: ['influencer', 'marketer', 'operator'],
  },
  { act: 'reactivate', from: ['suspended', 'expired'], to: 'active', roles: ['influencer', 'marketer', 'operator'] },
]

export interface ActedOn {
  role: AccountRole
  status: AccountStatus
  /** The operator's own account: nobody locks themselves out. */
  own: boolean
  /** A chargeback is not settled yet: the account stays suspended. */
  owes: boolean
}

/** The status after an act, or null when the table does not allow it. */
export function statusAfter(act: AccountAct, account: ActedOn): AccountStatus | null {
  if (account.own || (act === 'reactivate' && account.owes)) return null
  const row = TABLE.find((r) => r.act === act && r.roles.includes(account.role) && r.from.includes(account.status))
  return row?.to ?? null
}

/** The acts that are open on an account. */
export const openActs = (account: ActedOn): AccountAct[] =>
  ACCOUNT_ACTS.filter((act) => statusAfter(act, account) !== null)
