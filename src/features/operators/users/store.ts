import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import { containing } from '../../../db/like.ts'
import { findIfSelective } from '../../../db/selective.ts'
import type { Tx } from '../../../db/types.ts'
import type { AccountRole, AccountStatus } from '../../accounts/rules/status.ts'
import { accounts, influencers, marketers } from '../../accounts/schema.ts'
import { sessions } from '../../accounts/schema-access.ts'
import { searchedAccount, shownBrand, shownName } from '../../accounts/schema-names.ts'
import { channels } from '../../channels/schema.ts'
import { HELD } from '../../jobs/rules/states.ts'
import { heldJobsOf, jobs } from '../../jobs/schema.ts'

/**
 * Ids of the accounts that match a text; null if the text is too frequent. Each branch uses its own trigram index; a
 * single `or` across the joined tables could use none.
 */
function idsIfSelective(tx: Tx, text: string): Promise<string[] | null> {
  const like = containing(text)
  return findIfSelective(
    tx,
    tx.select({ id: accounts.id }).from(accounts).where(sql`${searchedAccount} ilike ${like}`),
    tx.select({ id: influencers.accountId }).from(influencers).where(ilike(influencers.handle, like)),
    tx.select({ id: marketers.accountId }).from(marketers).where(ilike(marketers.brandName, like)),
  )
}

const rowColumns = (lang: Lang) => ({
  id: accounts.id,
  role: accounts.role,
  name: shownName(lang),
  email: accounts.email,
  handle: sql<string | null>`coalesce(${influencers.handle}, ${shownBrand(lang)})`,
  status: accounts.status,
  talentManager: sql<boolean>`coalesce(${influencers.talentManager}, false)`,
  createdAt: accounts.createdAt,
})

export interface UserFilter {
  q?: string | undefined
  role?: AccountRole | undefined
  status?: AccountStatus | undefined
}

/** Accounts, newest first; returns one more than `limit`. */
export async function listUsers(
  tx: Tx,
  lang: Lang,
  { q, role, status }: UserFilter,
  before: string | null,
  limit: number,
) {
  const where = and(
    role && eq(accounts.role, role),
    status && eq(accounts.status, status),
    before ? lt(accounts.id, before) : undefined,
  )
  const page = (matching: SQL | undefined) =>
    tx
      .select(rowColumns(lang))
      .from(accounts)
      .leftJoin(influencers, eq(influencers.accountId, accounts.id))
      .leftJoin(marketers, eq(marketers.accountId, accounts.id))
      .where(and(where, matching))
      .orderBy(desc(accounts.id))
      .limit(limit + 1)
  if (!q) return page(undefined)
  const ids = await idsIfSelective(tx, q)
  if (ids) return page(inArray(accounts.id, ids))
  const like = containing(q)
  return page(
    or(sql`${searchedAccount} ilike ${like}`, ilike(influencers.handle, like), ilike(marketers.brandName, like)),
  )
}

export async function findUser(tx: Tx, id: string, lang: Lang) {
  const [row] = await tx
    .select({
      ...rowColumns(lang),
      phone: accounts.phone,
      emailVerifiedAt: accounts.emailVerifiedAt,
      statusReason: accounts.statusReason,
      contractEndsAt: accounts.contractEndsAt,
      takesJobsFrom: influencers.takesJobsFrom,
      legalName: sql<string | null>`coalesce(${influencers.legalName}, ${marketers.legalName})`,
    })
    .from(accounts)
    .leftJoin(influencers, eq(influencers.accountId, accounts.id))
    .leftJoin(marketers, eq(marketers.accountId, accounts.id))
    .where(eq(accounts.id, id))
  return row
}

/** Number of open sessions, and the time of the newest session. */
export async function countSessions(tx: Tx, id: string, now: Date): Promise<{ open: number; last: Date | null }> {
  const own = eq(sessions.accountId, id)
  const [open] = await tx
    .select({ n: count() })
    .from(sessions)
    .where(and(own, isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
  const [last] = await tx
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.id))
    .limit(1)
  return { open: open?.n ?? 0, last: last?.at ?? null }
}

export const listChannelsOf = (tx: Tx, id: string) =>
  tx
    .select({
      id: channels.id,
      type: channels.type,
      handle: channels.handle,
      status: channels.status,
      followers: channels.followers,
    })
    .from(channels)
    .where(eq(channels.accountId, id))
    .orderBy(asc(channels.id))
    .limit(20)

/** Number of frozen jobs of an account, as creator or as brand. */
export async function countFrozen(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(jobs)
    .where(and(isNotNull(jobs.frozenAt), or(eq(jobs.influencerId, id), eq(jobs.marketerId, id))))
  return row?.n ?? 0
}

/** Number of jobs with money on hold: as creator, as manager of the creator, or as brand. */
export async function countOpenJobs(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(jobs)
    .where(or(heldJobsOf(id), and(eq(jobs.marketerId, id), inArray(jobs.status, HELD))))
  return row?.n ?? 0
}

/** Locks the account until the end of the transaction. */
export async function lockAccount(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: accounts.id,
      role: accounts.role,
      status: accounts.status,
      statusReason: accounts.statusReason,
      contractEndsAt: accounts.contractEndsAt,
    })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('no key update')
  return row
}
