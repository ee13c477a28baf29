export const ACCOUNT_ROLES = ['influencer', 'marketer', 'operator'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

export const ACCOUNT_STATUSES = ['active', 'suspended', 'expired', 'permanently', 'deactivated'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/**
 * Statuses of an account that have a page of their own; all other pages of its role redirect to it. Only a marketer's
 * account expires.
 */
export const RESTRICTED_STATUSES = ['expired', 'suspended', 'permanently'] as const satisfies readonly AccountStatus[]
export type RestrictedStatus = (typeof RESTRICTED_STATUSES)[number]

/** Whether an account is permanently closed: it earns nothing and its name is hidden. */
export const isClosed = (status: AccountStatus): boolean => status === 'deactivated' || status === 'permanently'
