import { z } from 'zod'
import { PRICE_MAX } from '../../core/money.ts'
import { zEmail, zId, zSatang, zTime } from '../../core/shapes.ts'
import { BRANDS_MAX } from '../agency-brands/kinds.ts'
import { TEAM_ROLES } from './kinds.ts'

export const zTeamRole = z.enum(TEAM_ROLES)
/** Brands of an agency to which a campaign manager or a viewer is limited; null: the whole account. */
export const zBrandLimit = z.array(zId).min(1).max(BRANDS_MAX).nullable()
/** Roles in which somebody can be invited, or that a member can be given. */
export const zInvite = z.object({ email: zEmail, role: zTeamRole, brandIds: zBrandLimit.optional() })

/** How much may be put on hold with one act and within a month, satang. */
export const zLimits = z.object({
  actLimit: z.int().min(0).max(PRICE_MAX, 'credits_limit'),
  monthLimit: z.int().min(0).max(PRICE_MAX, 'credits_limit'),
})

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
  /** Own limits, where they differ from the team's. */
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
  /** Empty for those who may not invite. */
  invitations: z.array(zInvitation),
  /** Of campaign managers without limits of their own. */
  limits: zLimits,
  /** What the caller has put on hold this month, if limits apply to them. */
  month: zSatang.nullable(),
})

/** A change of the account or of its team, with the person who made it. */
export const zTeamAct = z.object({
  id: zId,
  at: zTime,
  name: z.string().nullable(),
  /** The name of the API key that made it for the account. */
  key: z.string().nullable(),
  act: z.string(),
  /** Whom or what it concerned, as shown. */
  subject: z.string().nullable(),
  role: zTeamRole.nullable(),
})
export type TeamAct = z.output<typeof zTeamAct>

/** A hold above the limit of a member. Nothing is on hold and no slot is taken before it is approved. */
export const zHoldRequest = z.object({
  id: zId,
  /** The endpoint that was called. */
  act: z.string(),
  requestedBy: z.string(),
  /** By the caller, who cannot approve it. */
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
