import { z } from 'zod'
import { PRICE_MAX } from '../../core/money.ts'
import { zEmail, zId, zSatang, zTime } from '../../core/shapes.ts'
import { BRANDS_MAX } from '../agency-brands/kinds.ts'
import { TEAM_ROLES } from './kinds.ts'

export const zTeamRole = z.enum(TEAM_ROLES)
/** The agency's brands that a campaign manager or viewer is restricted to; null for the whole account. */
export const zBrandLimit = z.array(zId).min(1).max(BRANDS_MAX).nullable()
/** An invitation, with the role and the brands of the new member. */
export const zInvite = z.object({ email: zEmail, role: zTeamRole, brandIds: zBrandLimit.optional() })

/** How much a member may put on hold with one action and within a month, satang. */
export const zLimits = z.object({
  actLimit: z.int().min(0).max(PRICE_MAX, 'credits_limit'),
  monthLimit: z.int().min(0).max(PRICE_MAX, 'credits_limit'),
})

export const zMember = z.object({
  id: zId,
  name: z.string(),
  email: z.string(),
  role: zTeamRole,
  /** The account's own login, which is always an owner. */
  main: z.boolean(),
  /** This is the caller. */
  own: z.boolean(),
  /** Last log-in; null if there was none. */
  seenAt: zTime.nullable(),
  joinedAt: zTime,
  /** The member's own limits, if they replace the team's. */
  limits: zLimits.nullable(),
  brandIds: zBrandLimit,
})
export type Member = z.output<typeof zMember>

export const zInvitation = z.object({
  id: zId,
  email: z.string(),
  role: zTeamRole,
  brandIds: zBrandLimit,
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
  /** Empty if the caller may not invite. */
  invitations: z.array(zInvitation),
  /** Limits of campaign managers without their own limits. */
  limits: zLimits,
  /** The amount that the caller has put on hold this month; null if no limits apply to them. */
  month: zSatang.nullable(),
})

/** A change of the account or of its team, with the person who made it. */
export const zTeamAct = z.object({
  id: zId,
  at: zTime,
  name: z.string().nullable(),
  /** The name of the API key that made the change, if any. */
  key: z.string().nullable(),
  act: z.string(),
  /** The person or thing that was changed, as displayed. */
  subject: z.string().nullable(),
  role: zTeamRole.nullable(),
})
export type TeamAct = z.output<typeof zTeamAct>

/** A hold above a member's limit. Until it is approved, nothing is on hold and no slot is taken. */
export const zHoldRequest = z.object({
  id: zId,
  /** The endpoint that was called. */
  act: z.string(),
  requestedBy: z.string(),
  /** Requested by the caller, who cannot approve it. */
  own: z.boolean(),
  campaign: z.object({ id: zId, title: z.object({ th: z.string(), en: z.string() }) }).nullable(),
  creators: z.array(z.string()),
  /** The applications that it would accept. */
  jobIds: z.array(zId),
  amount: zSatang,
  actLimit: zSatang,
  monthLimit: zSatang,
  month: zSatang,
  requestedAt: zTime,
  expiresAt: zTime,
})
export type HoldRequest = z.output<typeof zHoldRequest>

/** The limits of a campaign manager, what is used of them this month, and the names of those who approve more. */
export const zOwnLimit = zLimits.extend({ month: zSatang, approvers: z.array(z.string()) })
export type OwnLimit = z.output<typeof zOwnLimit>
