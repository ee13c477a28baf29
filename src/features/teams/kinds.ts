import type { Permission } from '../../core/endpoint.ts'

export const TEAM_ROLES = ['owner', 'campaignManager', 'finance', 'viewer'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The permissions of each role. Everybody may change their own login. */
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
 * Status of a hold above a member's limit. `expired`: no response in time. `ended`: the requester lost the right to
 * make the request.
 */
export const HOLD_REQUEST_STATUSES = ['waiting', 'approved', 'declined', 'expired', 'ended'] as const

/** Maximum number of pending hold requests of a team. */
export const HOLD_REQUESTS_MAX = 100

/** Maximum number of logins of a team, in addition to the account's own. */
export const TEAM_MAX = 50
/** Maximum number of unanswered invitations of a team. */
export const INVITATIONS_MAX = 20
export const INVITATION_DAYS = 7
/** Minimum time before an invitation can be sent again. */
export const RESEND_SECONDS = 60
