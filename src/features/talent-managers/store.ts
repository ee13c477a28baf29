import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { USABLE } from '../channels/rules/status.ts'
import { channels } from '../channels/schema.ts'
import { HELD } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { isUnfinished } from '../jobs/service.ts'
import type { LinkStatus } from '../partners/kinds.ts'
import { managerLinks } from '../partners/schema.ts'

const selectLinks = (tx: Tx, lang: Lang = 'th') =>
  tx
    .select({
      link: managerLinks,
      name: sql<string | null>`${shownName(lang)}`,
      avatarFileId: accounts.avatarFileId,
      handle: influencers.handle,
      bio: influencers.bio,
      takesJobsFrom: influencers.takesJobsFrom,
    })
    .from(managerLinks)
    .leftJoin(accounts, eq(accounts.id, managerLinks.partnerId))
    .leftJoin(influencers, eq(influencers.accountId, managerLinks.partnerId))
export type PartnerRecord = Awaited<ReturnType<typeof selectLinks>>[number]

/** Agreements and invitations of a manager, newest first. */
export const listLinks = (
  tx: Tx,
  managerId: string,
  {
    lang,
    statuses,
    before,
    limit,
  }: { lang: Lang; statuses: readonly LinkStatus[] | null; before: string | null; limit: number },
): Promise<PartnerRecord[]> =>
  selectLinks(tx, lang)
    .where(
      and(
        eq(managerLinks.managerId, managerId),
        statuses ? inArray(managerLinks.status, statuses) : undefined,
        before ? lt(managerLinks.id, before) : undefined,
      ),
    )
    .orderBy(desc(managerLinks.id))
    .limit(limit)

/** The manager's share in basis points, by partner, from active agreements. */
export async function sharesOf(tx: Tx, managerId: string, partnerIds: readonly string[]): Promise<Map<string, number>> {
  if (partnerIds.length === 0) return new Map()
  const rows = await tx
    .select({ partnerId: managerLinks.partnerId, shareBps: managerLinks.shareBps })
    .from(managerLinks)
    .where(
      and(
        eq(managerLinks.managerId, managerId),
        eq(managerLinks.status, 'active'),
        inArray(managerLinks.partnerId, [...partnerIds]),
      ),
    )
  return new Map(rows.flatMap(({ partnerId, shareBps }) => (partnerId ? [[partnerId, shareBps]] : [])))
}

/** The manager's active agreement that meets `condition`. */
export async function findLink(tx: Tx, managerId: string, partnerId: string, condition: SQL, lang?: Lang) {
  const [row] = await selectLinks(tx, lang).where(
    and(
      eq(managerLinks.managerId, managerId),
      eq(managerLinks.partnerId, partnerId),
      eq(managerLinks.status, 'active'),
      condition,
    ),
  )
  return row ?? null
}

export async function countLinks(tx: Tx, managerId: string): Promise<Partial<Record<LinkStatus, number>>> {
  const rows = await tx
    .select({ status: managerLinks.status, n: count() })
    .from(managerLinks)
    .where(eq(managerLinks.managerId, managerId))
    .groupBy(managerLinks.status)
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

/** Channels that can be used for jobs, largest first. */
export const listChannels = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .select({
          accountId: channels.accountId,
          id: channels.id,
          type: channels.type,
          handle: channels.handle,
          followers: channels.followers,
          engagementBps: channels.engagementBps,
          avatarUrl: channels.avatarUrl,
        })
        .from(channels)
        .where(and(inArray(channels.accountId, [...ids]), inArray(channels.status, USABLE)))
        .orderBy(sql`${channels.followers} desc nulls last`, channels.id)

export interface WorkSums {
  running: number
  held: number
  /** Jobs that need an action that the manager is allowed to take. */
  waiting: number
}
export const NO_WORK: WorkSums = { running: 0, held: 0, waiting: 0 }

/** Number of running jobs and of jobs that need an action, by person. */
export async function sumWork(tx: Tx, where: SQL, waiting: SQL): Promise<Map<string, WorkSums>> {
  const isHeld = inArray(jobs.status, HELD)
  const rows = await tx
    .select({
      id: jobs.influencerId,
      running: sql<number>`(count(*) filter (where ${isHeld}))::int`,
      held: sql<string>`coalesce(sum(${jobs.price}) filter (where ${isHeld}), 0)`,
      waiting: sql<number>`(count(*) filter (where ${waiting}))::int`,
    })
    .from(jobs)
    .where(and(where, isUnfinished))
    .groupBy(jobs.influencerId)
  return new Map(rows.map(({ id, held, ...counts }) => [id, { ...counts, held: Number(held) }]))
}

export interface ShareSums {
  jobs: number
  pay: number
  share: number
  withheld: number
  net: number
}

/** Sums of a manager's shares since a point in time, by partner. */
export async function sumShares(tx: Tx, managerId: string, from: Date): Promise<Map<string, ShareSums>> {
  const rows = await rowsOf<{ id: string } & Record<keyof ShareSums, string | number>>(
    tx,
    sql`select j.influencer_id as id, count(*) as jobs, sum((j.split->>'gross')::bigint) as pay,
        sum((part->>'gross')::bigint) as share, sum((part->>'withheld')::bigint) as withheld,
        sum((part->>'net')::bigint) as net
      from ${jobs} j cross join lateral jsonb_array_elements(j.split->'payees') part
      where j.manager_id = ${managerId}::uuid and j.settled_at >= ${from.toISOString()}::timestamptz
        and part->>'role' = 'manager'
      group by j.influencer_id`,
  )
  return new Map(
    rows.map(({ id, ...sums }) => [
      id,
      {
        jobs: Number(sums.jobs),
        pay: Number(sums.pay),
        share: Number(sums.share),
        withheld: Number(sums.withheld),
        net: Number(sums.net),
      },
    ]),
  )
}
