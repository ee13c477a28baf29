import { z } from 'zod'
import { zEmail, zId, zTime } from '../../core/shapes.ts'
import { TEAM_ROLES } from './kinds.ts'

export const zTeamRole = z.enum(TEAM_ROLES)
/** Roles in which somebody can be invited, or that a member can be given. */
export const zInvite = z.object({ email: zEmail, role: zTeamRole })

export const zMember = z.object({
  id: zId,
  name: z.string(),
  email: z.string(),
  role: zTeamRole,
  /** The account's own login: always an owner. */
  main: z.boolean(),
  /** The caller. */
  own: z.boolean(),
  /** Last log-in; null if there was none. */
  seenAt: zTime.nullable(),
  joinedAt: zTime,
})
export type Member = z.output<typeof zMember>

export const zInvitation = z.object({
  id: zId,
  email: z.string(),
  role: zTeamRole,
  invitedBy: z.string(),
  sentAt: zTime,
  expiresAt: zTime,
  expired: z.boolean(),
})
export type Invitation = z.output<typeof zInvitation>

export const zTeam = z.object({
  /** The caller's own role. */
  role: zTeamRole,
  members: z.array(zMember),
  /** Empty for those who may not invite. */
  invitations: z.array(zInvitation),
})

/** A change that a member made, or that an owner made to the team. */
export const zTeamAct = z.object({
  id: zId,
  at: zTime,
  name: z.string().nullable(),
  act: z.string(),
  /** Whom or what it concerned, as shown. */
  subject: z.string().nullable(),
  role: zTeamRole.nullable(),
})
export type TeamAct = z.output<typeof zTeamAct>
