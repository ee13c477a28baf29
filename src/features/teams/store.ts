import { and, asc, count, desc, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../core/errors.ts'
import { onViolation } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import { auditLog } from '../../platform/schema.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import { sessions } from '../accounts/schema-access.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { apiKeys } from '../api-keys/schema.ts'
import { INVITATIONS_MAX, TEAM_MAX, type TeamRole } from './kinds.ts'
import { mayBeLimited } from './rules/agency-limits.ts'
import { teamInvitations, teamMembers } from './schema.ts'

export type InvitationRecord = typeof teamInvitations.$inferSelect

const memberColumns = {
  id: accounts.id,
  name: accounts.displayName,
  email: accounts.email,
  role: teamMembers.role,
  joinedAt: teamMembers.joinedAt,
  actLimit: teamMembers.actLimit,
  monthLimit: teamMembers.monthLimit,
  brandIds: teamMembers.brandIds,
}

/** The members of a team without the account's own login, in the order in which they joined. */
export const listMembers = (tx: Tx, marketerId: string) =>
  tx
    .select(memberColumns)
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.personId))
    .where(eq(teamMembers.marketerId, marketerId))
    .orderBy(asc(teamMembers.personId))
    .limit(TEAM_MAX)

export async function findMember(tx: Tx, marketerId: string, personId: string) {
  const [row] = await tx
    .select(memberColumns)
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.personId))
    .where(and(eq(teamMembers.marketerId, marketerId), eq(teamMembers.personId, personId)))
  return row
}

/** When each account last logged in. */
export async function lastLogins(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await tx
    .select({ id: sessions.accountId, at: max(sessions.createdAt) })
    .from(sessions)
    .where(inArray(sessions.accountId, [...ids]))
    .groupBy(sessions.accountId)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** The account's own login. */
export async function findMain(tx: Tx, marketerId: string) {
  const [row] = await tx
    .select({ id: accounts.id, name: accounts.displayName, email: accounts.email, joinedAt: accounts.createdAt })
    .from(accounts)
    .innerJoin(marketers, eq(marketers.accountId, accounts.id))
    .where(eq(accounts.id, marketerId))
  return row
}

/** Locks the account's row, so that changes of a team run one after the other. */
export async function lockTeam(tx: Tx, marketerId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, marketerId)).for('no key update')
}

export async function countMembers(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(teamMembers).where(eq(teamMembers.marketerId, marketerId))
  return row?.n ?? 0
}

export async function insertMember(tx: Tx, row: typeof teamMembers.$inferInsert): Promise<void> {
  await tx.insert(teamMembers).values(row)
}

/** Changes the role. If the new role cannot be restricted to brands, removes the restriction. */
export async function updateRole(tx: Tx, marketerId: string, personId: string, role: TeamRole): Promise<void> {
  await tx
    .update(teamMembers)
    .set({ role, ...(!mayBeLimited(role) && { brandIds: null }) })
    .where(and(eq(teamMembers.marketerId, marketerId), eq(teamMembers.personId, personId)))
}

export async function updateBrands(
  tx: Tx,
  marketerId: string,
  personId: string,
  brandIds: string[] | null,
): Promise<void> {
  await tx
    .update(teamMembers)
    .set({ brandIds })
    .where(and(eq(teamMembers.marketerId, marketerId), eq(teamMembers.personId, personId)))
}

/** How many of these brands belong to the marketer. */
export async function countOwnBrands(tx: Tx, marketerId: string, ids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(agencyBrands)
    .where(and(eq(agencyBrands.marketerId, marketerId), inArray(agencyBrands.id, [...ids])))
  return row?.n ?? 0
}

export async function deleteMember(tx: Tx, marketerId: string, personId: string): Promise<boolean> {
  const rows = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.marketerId, marketerId), eq(teamMembers.personId, personId)))
    .returning({ id: teamMembers.personId })
  return rows.length > 0
}

const isWaiting = and(isNull(teamInvitations.acceptedAt), isNull(teamInvitations.withdrawnAt))
const inviter = alias(accounts, 'inviter')
const invitationColumns = {
  id: teamInvitations.id,
  marketerId: teamInvitations.marketerId,
  email: teamInvitations.email,
  role: teamInvitations.role,
  brandIds: teamInvitations.brandIds,
  sentAt: teamInvitations.sentAt,
  expiresAt: teamInvitations.expiresAt,
  acceptedAt: teamInvitations.acceptedAt,
  withdrawnAt: teamInvitations.withdrawnAt,
  invitedBy: inviter.displayName,
}

/** Invitations that were neither accepted nor withdrawn, including expired ones, newest first. */
export const listInvitations = (tx: Tx, marketerId: string) =>
  tx
    .select(invitationColumns)
    .from(teamInvitations)
    .innerJoin(inviter, eq(inviter.id, teamInvitations.invitedBy))
    .where(and(eq(teamInvitations.marketerId, marketerId), isWaiting))
    .orderBy(desc(teamInvitations.id))
    .limit(INVITATIONS_MAX)

/** An invitation by its token, with the brand that sent it. */
export async function findByToken(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({ ...invitationColumns, brand: marketers.brandName, status: accounts.status })
    .from(teamInvitations)
    .innerJoin(inviter, eq(inviter.id, teamInvitations.invitedBy))
    .innerJoin(marketers, eq(marketers.accountId, teamInvitations.marketerId))
    .innerJoin(accounts, eq(accounts.id, teamInvitations.marketerId))
    .where(eq(teamInvitations.tokenHash, tokenHash))
  return row
}

/** Locks a pending invitation of a team. */
export async function lockInvitation(tx: Tx, marketerId: string, id: string): Promise<InvitationRecord | undefined> {
  const [row] = await tx
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.marketerId, marketerId), isWaiting))
    .for('update')
  return row
}

/** Locks a valid invitation by its token. */
export async function lockByToken(tx: Tx, tokenHash: string, now: Date): Promise<InvitationRecord | undefined> {
  const [row] = await tx
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.tokenHash, tokenHash), isWaiting, gt(teamInvitations.expiresAt, now)))
    .for('update')
  return row
}

export async function countInvitations(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.marketerId, marketerId), isWaiting))
  return row?.n ?? 0
}

export async function insertInvitation(tx: Tx, row: typeof teamInvitations.$inferInsert): Promise<void> {
  await tx
    .insert(teamInvitations)
    .values(row)
    .catch(
      onViolation({ team_invitations_open: () => new AppError('already_member', {}, { email: 'already_member' }) }),
    )
}

export async function updateInvitation(tx: Tx, id: string, changes: Partial<InvitationRecord>): Promise<void> {
  await tx.update(teamInvitations).set(changes).where(eq(teamInvitations.id, id))
}

/** Withdraws all pending invitations of a team and returns them. */
export const withdrawAll = (tx: Tx, marketerId: string, now: Date) =>
  tx
    .update(teamInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(teamInvitations.marketerId, marketerId), isWaiting))
    .returning({ id: teamInvitations.id, sentAt: teamInvitations.sentAt })

/** Whether an email can already log in to the team. */
export async function hasLogin(tx: Tx, marketerId: string, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(teamMembers, eq(teamMembers.personId, accounts.id))
    .where(
      and(
        eq(accounts.role, 'marketer'),
        eq(accounts.email, email),
        sql`${accounts.status} <> 'deactivated'`,
        sql`coalesce(${teamMembers.marketerId}, ${accounts.id}) = ${marketerId}`,
      ),
    )
  return row !== undefined
}

/** Actions of a team, newest first; returns one more than `limit`. */
export const listTeamActs = (db: Db, marketerId: string, before: string | null, limit: number) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      name: accounts.displayName,
      key: apiKeys.name,
      act: auditLog.act,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditLog.keyId))
    .where(
      and(
        eq(auditLog.targetType, 'team'),
        eq(auditLog.targetId, marketerId),
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)

/** The latest recorded action of a person. */
export async function lastActOf(tx: Tx, personId: string) {
  const [row] = await tx
    .select({ act: auditLog.act, after: auditLog.after, at: auditLog.createdAt, keyId: auditLog.keyId })
    .from(auditLog)
    .where(eq(auditLog.actorId, personId))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return row
}
