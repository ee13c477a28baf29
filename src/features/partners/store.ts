import { and, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { shownName, shownNames } from '../accounts/schema-names.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'
import type { ManagerScope } from './kinds.ts'
import { inForce } from './permission.ts'
import type { Invitee } from './rules/agreement.ts'
import { managerActs, managerLinks } from './schema.ts'

export type LinkRecord = typeof managerLinks.$inferSelect
export type NewLink = typeof managerLinks.$inferInsert

/** Gives notice to all partners of a manager: agreements end at `endsAt` at the latest. Returns the changed ones. */
export const giveNotice = (tx: Tx, managerId: string, endsAt: Date, notice: { endedBy: string; noticeAt: Date }) =>
  tx
    .update(managerLinks)
    .set({ endsAt, ...notice })
    .where(
      and(
        eq(managerLinks.managerId, managerId),
        eq(managerLinks.status, 'active'),
        or(isNull(managerLinks.endsAt), gt(managerLinks.endsAt, endsAt)),
      ),
    )
    .returning({ id: managerLinks.id, partnerId: managerLinks.partnerId })

/** Withdraws a manager's unanswered invitations. */
export async function withdrawInvitations(tx: Tx, managerId: string): Promise<void> {
  await tx
    .update(managerLinks)
    .set({ status: 'withdrawn' })
    .where(and(eq(managerLinks.managerId, managerId), eq(managerLinks.status, 'invited')))
}

/** The first active influencer that matches by email, user name or invite code. */
export async function findInvitee(
  tx: Tx,
  candidates: readonly Invitee[],
): Promise<{ id: string; email: string; name: string } | null> {
  for (const way of candidates) {
    const is =
      'email' in way
        ? eq(accounts.email, way.email)
        : 'handle' in way
          ? eq(influencers.handle, way.handle)
          : eq(influencers.refCode, way.code)
    const [row] = await tx
      .select({ id: accounts.id, email: accounts.email, name: accounts.displayName })
      .from(accounts)
      .innerJoin(influencers, eq(influencers.accountId, accounts.id))
      .where(and(eq(accounts.role, 'influencer'), eq(accounts.status, 'active'), is))
    if (row) return row
  }
  return null
}

/** Locks a person's account, so that decisions that depend on their other agreements are made one at a time. */
export async function lockPerson(tx: Tx, accountId: string): Promise<{ email: string; name: string } | null> {
  const [row] = await tx
    .select({ email: accounts.email, name: accounts.displayName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row ?? null
}

export async function findPayee(tx: Tx, accountId: string, lang: Lang) {
  const [row] = await tx
    .select({
      name: shownName(lang),
      payeeClass: influencers.payeeClass,
      vatRegistered: influencers.vatRegistered,
    })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  return row ?? null
}

/** The display names of accounts in each language, by id. */
export async function readNames(tx: Tx, ids: readonly string[]): Promise<Map<string, Bilingual>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: accounts.id, name: shownNames() })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function insertLink(tx: Tx, row: NewLink): Promise<LinkRecord | null> {
  const [inserted] = await tx.insert(managerLinks).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateLink(tx: Tx, id: string, values: Partial<NewLink>): Promise<LinkRecord> {
  const [row] = await tx.update(managerLinks).set(values).where(eq(managerLinks.id, id)).returning()
  return row as LinkRecord
}

/** Whether this person has an agreement in force with the manager. */
export async function isPartner(tx: Tx, managerId: string, partnerId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: managerLinks.id })
    .from(managerLinks)
    .where(and(eq(managerLinks.managerId, managerId), eq(managerLinks.partnerId, partnerId), inForce(now)))
  return rows.length > 0
}

/** A partner's agreement in force. */
export async function findInForce(tx: Tx, partnerId: string, now: Date): Promise<LinkRecord | null> {
  const [row] = await tx
    .select()
    .from(managerLinks)
    .where(and(eq(managerLinks.partnerId, partnerId), inForce(now)))
  return row ?? null
}

/** The manager who may act for a partner within a scope at `now`; null if there is none. */
export async function findActingManager(
  tx: Tx,
  partnerId: string,
  scope: ManagerScope,
  now: Date,
): Promise<string | null> {
  const link = await findInForce(tx, partnerId, now)
  return link?.scope.includes(scope) ? link.managerId : null
}

/** Marks overdue agreements as ended. */
export const endOverdue = (tx: Tx, now: Date, only?: SQL) =>
  tx
    .update(managerLinks)
    .set({ status: 'ended' })
    .where(and(eq(managerLinks.status, 'active'), lte(managerLinks.endsAt, now), only))
    .returning()
export const ofPartner = (partnerId: string): SQL => eq(managerLinks.partnerId, partnerId)

/** Marks overdue invitations as expired. */
export const expireInvitations = (tx: Tx, now: Date, only?: SQL) =>
  tx
    .update(managerLinks)
    .set({ status: 'expired' })
    .where(and(eq(managerLinks.status, 'invited'), lte(managerLinks.expiresAt, now), only))
    .returning()
export const ofManager = (managerId: string): SQL => eq(managerLinks.managerId, managerId)

/** Condition: the link was offered to this person, by account or, if unanswered, by the account's email address. */
const receivedBy = (tx: Tx, accountId: string): SQL =>
  or(
    eq(managerLinks.partnerId, accountId),
    and(
      isNull(managerLinks.partnerId),
      eq(
        managerLinks.email,
        tx
          .select({ email: accounts.email })
          .from(accounts)
          .where(and(eq(accounts.id, accountId), eq(accounts.role, 'influencer'))),
      ),
    ),
  ) as SQL

export async function lockReceived(tx: Tx, id: string, accountId: string): Promise<LinkRecord | null> {
  const [row] = await tx
    .select()
    .from(managerLinks)
    .where(and(eq(managerLinks.id, id), receivedBy(tx, accountId)))
    .for('update')
  return row ?? null
}

export async function lockMade(tx: Tx, id: string, managerId: string): Promise<LinkRecord | null> {
  const [row] = await tx
    .select()
    .from(managerLinks)
    .where(and(eq(managerLinks.id, id), eq(managerLinks.managerId, managerId)))
    .for('update')
  return row ?? null
}

const managers = alias(accounts, 'managers')

/** Invitations and agreements offered to a person, with the managers who offered them. */
export async function listReceived(
  tx: Tx,
  accountId: string,
  { lang, only, before, limit, now }: { lang: Lang; only?: string; before?: string | null; limit: number; now: Date },
) {
  const rows = await tx
    .select({
      link: managerLinks,
      manager: {
        id: managers.id,
        name: shownName(lang, managers),
        avatarFileId: managers.avatarFileId,
        since: managers.createdAt,
      },
    })
    .from(managerLinks)
    .innerJoin(managers, eq(managers.id, managerLinks.managerId))
    .where(
      and(
        receivedBy(tx, accountId),
        only ? eq(managerLinks.id, only) : undefined,
        before ? lt(managerLinks.id, before) : undefined,
      ),
    )
    .orderBy(desc(managerLinks.id))
    .limit(limit)
  const counted = await countPartners(
    tx,
    rows.map(({ manager }) => manager.id),
    now,
  )
  return rows.map(({ link, manager }) => ({ link, manager: { ...manager, partners: counted.get(manager.id) ?? 0 } }))
}

async function countPartners(tx: Tx, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: managerLinks.managerId, n: count() })
    .from(managerLinks)
    .where(and(inArray(managerLinks.managerId, [...ids]), inForce(now)))
    .groupBy(managerLinks.managerId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export async function insertAct(tx: Tx, row: typeof managerActs.$inferInsert): Promise<void> {
  await tx.insert(managerActs).values(row)
}

/** The title of a job's campaign. */
export async function findJobTitle(tx: Tx, jobId: string): Promise<Bilingual | null> {
  const [row] = await tx
    .select({ th: campaigns.title, en: campaigns.titleEn })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .where(eq(jobs.id, jobId))
  return row ? { th: row.th, en: row.en || row.th } : null
}

/** Actions of managers for a person, newest first. */
export const listActs = (tx: Tx, lang: Lang, partnerId: string, before: string | null, limit: number) =>
  tx
    .select({ act: managerActs, manager: shownName(lang) })
    .from(managerActs)
    .innerJoin(accounts, eq(accounts.id, managerActs.managerId))
    .where(and(eq(managerActs.partnerId, partnerId), before ? lt(managerActs.id, before) : undefined))
    .orderBy(desc(managerActs.id))
    .limit(limit)

/** Deletes the email addresses to which this person was invited, whether or not they answered. */
export async function eraseInvitedAddress(tx: Tx, partnerId: string): Promise<void> {
  await tx
    .update(managerLinks)
    .set({ email: null, partnerId })
    .where(and(receivedBy(tx, partnerId), ne(managerLinks.managerId, partnerId), ne(managerLinks.status, 'invited')))
}
