import type { Permission } from '../../core/endpoint.ts'

export const TEAM_ROLES = ['owner', 'campaignManager', 'finance', 'viewer'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** What each role may do. Everybody may change what concerns only their own login. */
export const PERMISSIONS_OF: Readonly<Record<TeamRole, readonly Permission[]>> = {
  owner: ['read', 'campaigns', 'finance', 'account', 'self'],
  campaignManager: ['read', 'campaigns', 'self'],
  finance: ['read', 'finance', 'self'],
  viewer: ['read', 'self'],
}

/** Roles with a permission. */
export const rolesWith = (permission: Permission): TeamRole[] =>
  TEAM_ROLES.filter((role) => PERMISSIONS_OF[role].includes(permission))

/**
 * A hold above a member's limit: it waits, was approved or declined, nobody answered in time, or it ended with the
 * rights of who asked.
 */
export const HOLD_REQUEST_STATUSES = ['waiting', 'approved', 'declined', 'expired', 'ended'] as const

/** Holds of a team that wait for approval. */
export const HOLD_REQUESTS_MAX = 100

/** Logins of a team besides the account's own. */
export const TEAM_MAX = 50
/** Invitations of a team that wait for an answer. */
export const INVITATIONS_MAX = 20
export const INVITATION_DAYS = 7
/** An invitation is sent again after this many seconds at the earliest. */
export const RESEND_SECONDS = 60
