/**
 * What a partner can allow the manager to do. `collect`: request a withdrawal of the partner's balance to the partner's
 * own bank account.
 */
export const MANAGER_SCOPES = ['view', 'accept', 'negotiate', 'collect'] as const
export type ManagerScope = (typeof MANAGER_SCOPES)[number]

export const LINK_STATUSES = ['invited', 'active', 'declined', 'expired', 'withdrawn', 'ended'] as const
export type LinkStatus = (typeof LINK_STATUSES)[number]
