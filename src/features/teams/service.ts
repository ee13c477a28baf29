import { DAY, isoTime, SECOND } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import {
  closeTeamLogin,
  completeLogin,
  createTeamLogin,
  findByEmail,
  prepareLogin,
  rotateSession,
} from '../accounts/service.ts'
import { endKeysOf } from '../api-keys/service.ts'
import { dropLinks, notify } from '../notifications/service.ts'
import { actsHandlers } from './acts/service.ts'
import type { contract } from './contract.ts'
import { INVITATION_DAYS, INVITATIONS_MAX, PERMISSIONS_OF, RESEND_SECONDS, TEAM_MAX, type TeamRole } from './kinds.ts'
import { endRequestsOf, limitsHandlers, limitsOf, monthOf } from './limits/service.ts'
import { ROLE_WORDS } from './rules/act-words.ts'
import { isNarrower, mayBeLimited } from './rules/agency-limits.ts'
import type { Invitation, Member } from './shapes.ts'
import {
  countInvitations,
  countMembers,
  countOwnBrands,
  deleteMember,
  findByToken,
  findMain,
  findMember,
  hasLogin,
  type InvitationRecord,
  insertInvitation,
  insertMember,
  lastLogins,
  listInvitations,
  listMembers,
  lockByToken,
  lockInvitation,
  lockTeam,
  updateBrands,
  updateInvitation,
  updateRole,
  withdrawAll,
} from './store.ts'

const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY)

type TeamActName = 'invite' | 'resend' | 'withdraw' | 'role' | 'brands' | 'remove' | 'join' | 'leave'

/** Records a change of the team in the audit log, which the team page also reads. */
const recordChange = (
  tx: Tx,
  ctx: Pick<Ctx, 'caller' | 'clock' | 'ip'>,
  marketerId: string,
  act: TeamActName,
  facts: { before?: object; after?: object },
): Promise<void> => audit(tx, ctx, { act: `team.${act}`, targetType: 'team', targetId: marketerId, ...facts })

type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

async function viewMembers(tx: Tx, ctx: Ctx, rows: readonly (MemberRow & { main: boolean })[]): Promise<Member[]> {
  const seen = await lastLogins(
    tx,
    rows.map(({ id }) => id),
  )
  const self = personOf(ctx.caller)
  return rows.map(({ joinedAt, actLimit, monthLimit, ...row }) => ({
    ...row,
    limits: actLimit !== null && monthLimit !== null ? { actLimit, monthLimit } : null,
    own: row.id === self,
    seenAt: isoTime(seen.get(row.id)),
    joinedAt: joinedAt.toISOString(),
  }))
}

const viewInvitation = (
  row: Pick<InvitationRecord, 'id' | 'email' | 'role' | 'brandIds' | 'sentAt' | 'expiresAt'>,
  invitedBy: string,
  now: Date,
): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  brandIds: row.brandIds,
  invitedBy,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  expired: row.expiresAt <= now,
})

const mayInvite = ({ caller }: Ctx): boolean => caller.permissions?.includes('account') ?? true

const mailKey = ({ id, sentAt }: Pick<InvitationRecord, 'id' | 'sentAt'>): string =>
  `team-invitation:${id}:${sentAt.getTime()}`

/** Sends the email with the invitation's link. The token exists only in this email. */
async function sendInvitation(tx: Tx, ctx: Ctx, row: InvitationRecord, token: string): Promise<void> {
  const main = await findMain(tx, row.marketerId)
  await notify(tx, ctx.clock.now(), {
    kind: 'account.team_invited',
    key: mailKey(row),
    to: { email: row.email, lang: ctx.lang },
    data: { name: ctx.caller.name, brand: main?.name ?? '', role: ROLE_WORDS[row.role], days: INVITATION_DAYS },
    href: `/Marketer/joinTeam/${token}`,
  })
}

/** A member of the caller's team other than the caller. Errors: `not_found`, `own_role`. */
async function otherMember(tx: Tx, ctx: Ctx, marketerId: string, personId: string): Promise<MemberRow> {
  const member = await findMember(tx, marketerId, personId)
  if (!member) throw new AppError('not_found')
  if (personId === personOf(ctx.caller)) throw new AppError('own_role')
  return member
}

/**
 * Validates the brands that a member is restricted to and removes duplicates. Errors: `brand_limit_role`;
 * `invalid_input` for a brand that is not the agency's.
 */
async function brandLimitOf(
  tx: Tx,
  marketerId: string,
  role: TeamRole,
  given: readonly string[] | null | undefined,
): Promise<string[] | null> {
  if (!given) return null
  if (!mayBeLimited(role)) throw new AppError('brand_limit_role')
  const ids = [...new Set(given)]
  if ((await countOwnBrands(tx, marketerId, ids)) < ids.length)
    throw new AppError('invalid_input', {}, { brandIds: { code: 'not_an_option' } })
  return ids
}

/** Removes a person from a team and closes the login, in the same transaction. */
async function endMembership(tx: Tx, ctx: Ctx, marketerId: string, member: MemberRow): Promise<void> {
  const now = ctx.clock.now()
  const main = await findMain(tx, marketerId)
  await deleteMember(tx, marketerId, member.id)
  await notify(tx, now, {
    kind: 'account.team_removed',
    key: `team-removed:${member.id}`,
    to: { email: member.email, lang: ctx.lang },
    data: { brand: main?.name ?? '', time: now },
  })
  await endRequestsOf(tx, ctx, marketerId, member.id)
  await endKeysOf(tx, ctx, { id: member.id, role: 'marketer' }, 'membership_ended')
  await closeTeamLogin(tx, member.id, now)
}

/** Returns brand name and email without a login: whoever has the link may see them. */
async function readInvitation(ctx: Ctx, token: string) {
  const now = ctx.clock.now()
  const found = await findByToken(ctx.db, hashToken(token))
  if (!found) throw new AppError('not_found')
  const open = !found.acceptedAt && !found.withdrawnAt && found.expiresAt > now && found.status === 'active'
  const taken = open && (await findByEmail(ctx.db, 'marketer', found.email)) !== null
  const { email, role, brand, invitedBy } = found
  const state = taken ? 'taken' : open ? 'open' : 'closed'
  return { email, role, brand, invitedBy, state, marketerId: found.marketerId } as const
}

export { recordTeamAct } from './acts/service.ts'
export { requestApproval, sweepHoldRequests, withinLimits } from './limits/service.ts'

export const handlers = {
  ...actsHandlers,
  ...limitsHandlers,
  async team(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    const [main, members, invitations, limits, month] = await Promise.all([
      findMain(ctx.db, marketerId),
      listMembers(ctx.db, marketerId),
      mayInvite(ctx) ? listInvitations(ctx.db, marketerId) : [],
      limitsOf(ctx.db, marketerId, now),
      monthOf(ctx.db, ctx),
    ])
    if (!main) throw new AppError('not_found')
    const rows = [
      { ...main, role: 'owner' as const, main: true, actLimit: null, monthLimit: null, brandIds: null },
      ...members.map((member) => ({ ...member, main: false })),
    ]
    // A member restricted to some brands sees only themselves.
    const shown = ctx.caller.brandIds ? rows.filter(({ id }) => id === personOf(ctx.caller)) : rows
    const views = await viewMembers(ctx.db, ctx, shown)
    return {
      role: views.find(({ own }) => own)?.role ?? 'owner',
      members: views,
      invitations: invitations.map((row) => viewInvitation(row, row.invitedBy, now)),
      limits,
      month,
    }
  },

  async invite(ctx, { params, body }) {
    const marketerId = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    const token = newToken()
    const row: InvitationRecord = {
      id: newId(now.getTime()),
      marketerId,
      email: body.email,
      role: body.role,
      brandIds: null,
      tokenHash: hashToken(token),
      invitedBy: personOf(ctx.caller),
      createdAt: now,
      sentAt: now,
      expiresAt: expiryFrom(now),
      acceptedAt: null,
      withdrawnAt: null,
    }
    return ctx.write(async (tx) => {
      await lockTeam(tx, marketerId)
      if (await hasLogin(tx, marketerId, row.email))
        throw new AppError('already_member', {}, { email: 'already_member' })
      if ((await countMembers(tx, marketerId)) >= TEAM_MAX) throw new AppError('team_full', { n: TEAM_MAX })
      if ((await countInvitations(tx, marketerId)) >= INVITATIONS_MAX)
        throw new AppError('team_invitations_full', { n: INVITATIONS_MAX })
      row.brandIds = await brandLimitOf(tx, marketerId, body.role, body.brandIds)
      await insertInvitation(tx, row)
      await sendInvitation(tx, ctx, row, token)
      await recordChange(tx, ctx, marketerId, 'invite', { after: { email: row.email, role: row.role } })
      return viewInvitation(row, ctx.caller.name, now)
    })
  },

  async resend(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    const token = newToken()
    return ctx.write(async (tx) => {
      const row = await lockInvitation(tx, marketerId, params.invitationId)
      if (!row) throw new AppError('not_found')
      const wait = RESEND_SECONDS - Math.floor((now.getTime() - row.sentAt.getTime()) / SECOND)
      if (wait > 0) throw new AppError('team_resend_wait', { s: wait })
      const changes = { tokenHash: hashToken(token), sentAt: now, expiresAt: expiryFrom(now) }
      await dropLinks(tx, [mailKey(row)])
      await updateInvitation(tx, row.id, changes)
      const sent = { ...row, ...changes }
      await sendInvitation(tx, ctx, sent, token)
      await recordChange(tx, ctx, marketerId, 'resend', { after: { email: row.email } })
      return viewInvitation(sent, ctx.caller.name, now)
    })
  },

  async withdraw(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    return ctx.write(async (tx) => {
      const row = await lockInvitation(tx, marketerId, params.invitationId)
      if (!row) throw new AppError('not_found')
      await updateInvitation(tx, row.id, { withdrawnAt: ctx.clock.now() })
      await dropLinks(tx, [mailKey(row)])
      await recordChange(tx, ctx, marketerId, 'withdraw', { before: { email: row.email } })
      return { ok: true as const }
    })
  },

  async changeRole(ctx, { params, body }) {
    const marketerId = ownAccount(ctx, params.id)
    return ctx.write(async (tx) => {
      await lockTeam(tx, marketerId)
      const member = await otherMember(tx, ctx, marketerId, params.personId)
      await updateRole(tx, marketerId, member.id, body.role)
      if (!PERMISSIONS_OF[body.role].includes('campaigns')) await endRequestsOf(tx, ctx, marketerId, member.id)
      if (!PERMISSIONS_OF[body.role].includes('account'))
        await endKeysOf(tx, ctx, { id: member.id, role: 'marketer' }, 'role_changed')
      if (member.role !== body.role)
        await recordChange(tx, ctx, marketerId, 'role', {
          before: { role: member.role },
          after: { name: member.name, role: body.role },
        })
      const brandIds = mayBeLimited(body.role) ? member.brandIds : null
      const [view] = await viewMembers(tx, ctx, [{ ...member, role: body.role, brandIds, main: false }])
      return view as Member
    })
  },

  async limitToBrands(ctx, { params, body }) {
    const marketerId = ownAccount(ctx, params.id)
    return ctx.write(async (tx) => {
      await lockTeam(tx, marketerId)
      const member = await otherMember(tx, ctx, marketerId, params.personId)
      const brandIds = await brandLimitOf(tx, marketerId, member.role, body.brandIds)
      await updateBrands(tx, marketerId, member.id, brandIds)
      if (isNarrower(member.brandIds, brandIds)) await endRequestsOf(tx, ctx, marketerId, member.id)
      await recordChange(tx, ctx, marketerId, 'brands', {
        before: { brandIds: member.brandIds },
        after: { name: member.name, brandIds },
      })
      const [view] = await viewMembers(tx, ctx, [{ ...member, brandIds, main: false }])
      return view as Member
    })
  },

  async remove(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    return ctx.write(async (tx) => {
      await lockTeam(tx, marketerId)
      const member = await otherMember(tx, ctx, marketerId, params.personId)
      await endMembership(tx, ctx, marketerId, member)
      await recordChange(tx, ctx, marketerId, 'remove', { before: { name: member.name, role: member.role } })
      return { ok: true as const }
    })
  },

  async leave(ctx, { params }) {
    const marketerId = ownAccount(ctx, params.id)
    const { personId } = ctx.caller
    if (!personId) throw new AppError('owner_stays')
    return ctx.write(async (tx) => {
      await lockTeam(tx, marketerId)
      const member = await findMember(tx, marketerId, personId)
      if (!member) throw new AppError('not_found')
      await endMembership(tx, ctx, marketerId, member)
      await recordChange(tx, ctx, marketerId, 'leave', { before: { name: member.name, role: member.role } })
      return { ok: true as const }
    })
  },

  async invitation(ctx, { params }) {
    const { marketerId: _, ...view } = await readInvitation(ctx, params.token)
    return view
  },

  async accept(ctx, { params, body, headers }) {
    const { state, email } = await readInvitation(ctx, params.token)
    if (state === 'taken') throw new AppError('invitation_address_taken')
    if (state === 'closed') throw new AppError('invitation_closed')
    const login = await prepareLogin(ctx, { email, ...body })
    const now = ctx.clock.now()
    const { tokens, marketerId } = await ctx.write(async (tx) => {
      const row = await lockByToken(tx, hashToken(params.token), now)
      if (!row) throw new AppError('invitation_closed')
      await lockTeam(tx, row.marketerId)
      if ((await countMembers(tx, row.marketerId)) >= TEAM_MAX) throw new AppError('team_full', { n: TEAM_MAX })
      const personId = await createTeamLogin(tx, ctx, { ...login, email: row.email }).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'address_taken'
          ? new AppError('invitation_address_taken')
          : error
      })
      await insertMember(tx, {
        personId,
        marketerId: row.marketerId,
        role: row.role,
        brandIds: row.brandIds,
        invitedBy: row.invitedBy,
        joinedAt: now,
      })
      await updateInvitation(tx, row.id, { acceptedAt: now })
      await dropLinks(tx, [mailKey(row)])
      const caller = { ...ctx.caller, scope: 'marketer' as const, accountId: row.marketerId, personId }
      await recordChange(tx, { ...ctx, caller }, row.marketerId, 'join', {
        after: { name: body.name, role: row.role },
      })
      await notify(tx, now, {
        kind: 'account.team_joined',
        key: `team-joined:${personId}`,
        to: { accountId: row.marketerId },
        data: { name: body.name, role: ROLE_WORDS[row.role] },
        href: '/Marketer/team',
      })
      return { tokens: await rotateSession(tx, ctx, personId), marketerId: row.marketerId }
    })
    return completeLogin(ctx, { ...tokens, scope: 'marketer', accountId: marketerId, code: 'signed_up' }, headers)
  },
} satisfies Handlers<typeof contract>

/** Closes a team together with the marketer's account: closes every member's login. */
export async function closeTeam(tx: Tx, marketerId: string, now: Date): Promise<void> {
  await dropLinks(tx, (await withdrawAll(tx, marketerId, now)).map(mailKey))
  for (const { id } of await listMembers(tx, marketerId)) {
    await deleteMember(tx, marketerId, id)
    await closeTeamLogin(tx, id, now)
  }
}
