import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Db, Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { agencyBrandName } from '../agency-brands/schema-names.ts'
import type { CampaignOwner } from '../agency-brands/schema-scope.ts'
import { channels } from '../channels/schema.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { influencerSearch } from '../influencer-search/schema.ts'
import { CANCELLED, type JobStatus } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { shortlistPeople as people, shortlists } from './schema.ts'

interface Window {
  after: string | null
  limit: number
}

const sizeOf = sql<number>`(select count(*)::int from ${people} where ${eq(people.shortlistId, shortlists.id)})`

const includesOf = (influencerId: string | undefined) =>
  influencerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${people} where ${and(
        eq(people.shortlistId, shortlists.id),
        eq(people.influencerId, influencerId),
      )})`

/** Lists of an account or, for a restricted member, of some of its brands. */
const owned = ({ accountId, brandIds }: CampaignOwner) =>
  and(eq(shortlists.marketerId, accountId), brandIds && inArray(shortlists.brandId, [...brandIds]))

/** The brand that a list is for. The query must join `agency_brands`. */
const brandOf = (lang: Lang) =>
  sql<{ id: string; name: string } | null>`case when ${agencyBrands.id} is not null then
    json_build_object('id', ${agencyBrands.id}, 'name', ${agencyBrandName(lang)}) end`

/**
 * The active brands that a list of an owner may be for. Locks them, so that they stay active until the list is stored.
 */
export async function listBrandIds(tx: Tx, { accountId, brandIds }: CampaignOwner): Promise<string[]> {
  const rows = await tx
    .select({ id: agencyBrands.id })
    .from(agencyBrands)
    .where(
      and(
        eq(agencyBrands.marketerId, accountId),
        isNull(agencyBrands.archivedAt),
        brandIds && inArray(agencyBrands.id, [...brandIds]),
      ),
    )
    .for('share')
  return rows.map(({ id }) => id)
}

/** An owner's lists, newest first; returns one more than `limit`. */
export const listShortlists = (
  db: Db,
  lang: Lang,
  owner: CampaignOwner,
  { after, limit }: Window,
  influencerId?: string,
) =>
  db
    .select({
      id: shortlists.id,
      name: shortlists.name,
      brand: brandOf(lang),
      createdAt: shortlists.createdAt,
      size: sizeOf,
      includes: includesOf(influencerId),
    })
    .from(shortlists)
    .leftJoin(agencyBrands, eq(agencyBrands.id, shortlists.brandId))
    .where(and(owned(owner), after ? lt(shortlists.id, after) : undefined))
    .orderBy(desc(shortlists.id))
    .limit(limit + 1)

export async function countShortlists(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(shortlists).where(eq(shortlists.marketerId, marketerId))
  return row?.n ?? 0
}

export async function insertShortlist(tx: Tx, row: typeof shortlists.$inferInsert): Promise<void> {
  await tx.insert(shortlists).values(row)
}

const own = (owner: CampaignOwner, id: string) => and(eq(shortlists.id, id), owned(owner))

export async function findShortlist(db: Tx, lang: Lang, owner: CampaignOwner, id: string) {
  const [row] = await db
    .select({ name: shortlists.name, size: sizeOf, brand: brandOf(lang) })
    .from(shortlists)
    .leftJoin(agencyBrands, eq(agencyBrands.id, shortlists.brandId))
    .where(own(owner, id))
  return row ?? null
}

/** Locks an owner's list, so that parallel requests count its people one after the other. */
export async function lockShortlist(tx: Tx, owner: CampaignOwner, id: string) {
  const [row] = await tx.select({ brandId: shortlists.brandId }).from(shortlists).where(own(owner, id)).for('update')
  return row ?? null
}

export async function updateShortlist(
  tx: Tx,
  id: string,
  values: Partial<Pick<typeof shortlists.$inferInsert, 'name' | 'brandId'>>,
): Promise<void> {
  await tx.update(shortlists).set(values).where(eq(shortlists.id, id))
}

export async function deleteShortlist(tx: Tx, owner: CampaignOwner, id: string): Promise<boolean> {
  const gone = await tx.delete(shortlists).where(own(owner, id)).returning({ id: shortlists.id })
  return gone.length > 0
}

const blockOf = (marketerId: string) =>
  and(eq(influencerBlocks.marketerId, marketerId), eq(influencerBlocks.influencerId, influencerSearch.accountId))

/** Whether the marketer can find the person in the search and has not blocked them. */
export async function canBeFound(tx: Tx, marketerId: string, influencerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: influencerSearch.accountId })
    .from(influencerSearch)
    .where(
      and(
        eq(influencerSearch.accountId, influencerId),
        sql`not exists (select from ${influencerBlocks} where ${blockOf(marketerId)})`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Adds a person, unless the list already contains them. */
export async function insertPerson(tx: Tx, row: typeof people.$inferInsert): Promise<void> {
  await tx.insert(people).values(row).onConflictDoNothing()
}

export async function countPeople(tx: Tx, shortlistId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(people).where(eq(people.shortlistId, shortlistId))
  return row?.n ?? 0
}

/** Condition: the person is in a list of the owner. */
const ownPerson = ({ owner, id, influencerId }: PersonKey) =>
  and(
    eq(people.shortlistId, id),
    eq(people.influencerId, influencerId),
    sql`exists (select from ${shortlists} where ${own(owner, id)})`,
  )

interface PersonKey {
  owner: CampaignOwner
  id: string
  influencerId: string
}

export async function updatePerson(
  tx: Tx,
  key: PersonKey,
  values: Partial<Pick<typeof people.$inferInsert, 'state' | 'note'>>,
): Promise<boolean> {
  const where = ownPerson(key)
  const changed =
    Object.keys(values).length === 0
      ? await tx.select({ id: people.id }).from(people).where(where)
      : await tx.update(people).set(values).where(where).returning({ id: people.id })
  return changed.length > 0
}

export async function deletePerson(tx: Tx, key: PersonKey): Promise<boolean> {
  const gone = await tx.delete(people).where(ownPerson(key)).returning({ id: people.id })
  return gone.length > 0
}

/** People with an ended job in a campaign (cancelled or declined by a side), with the status of the latest one. */
export async function listEndedJobs(
  db: Db,
  campaignId: string,
  influencerIds: readonly string[],
): Promise<Map<string, JobStatus>> {
  if (influencerIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([jobs.influencerId], { influencerId: jobs.influencerId, status: jobs.status })
    .from(jobs)
    .where(
      and(
        eq(jobs.campaignId, campaignId),
        inArray(jobs.influencerId, [...influencerIds]),
        inArray(jobs.status, CANCELLED),
        inArray(jobs.endedBy, ['influencer', 'marketer']),
      ),
    )
    .orderBy(jobs.influencerId, desc(jobs.id))
  return new Map(rows.map(({ influencerId, status }) => [influencerId, status]))
}

/**
 * The people of a list, last added first; returns one more than `limit`. Each with their largest channel in the search.
 */
export function listPeople(db: Db, lang: Lang, owner: CampaignOwner, id: string, { after, limit }: Window) {
  const largest = db
    .select({
      type: channels.type,
      handle: channels.handle,
      avatarUrl: channels.avatarUrl,
      followers: channels.followers,
      engagementBps: channels.engagementBps,
    })
    .from(influencerSearch)
    .innerJoin(channels, eq(channels.id, influencerSearch.channelId))
    .where(eq(influencerSearch.accountId, people.influencerId))
    .orderBy(sql`${channels.followers} desc nulls last`, channels.id)
    .limit(1)
    .as('largest')
  return db
    .select({
      id: people.id,
      influencerId: people.influencerId,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      takesJobsFrom: influencers.takesJobsFrom,
      state: people.state,
      note: people.note,
      addedAt: people.addedAt,
      blocked: sql<boolean>`exists (select from ${influencerBlocks} where ${and(
        eq(influencerBlocks.marketerId, owner.accountId),
        eq(influencerBlocks.influencerId, people.influencerId),
      )})`,
      type: largest.type,
      handle: largest.handle,
      avatarUrl: largest.avatarUrl,
      followers: largest.followers,
      engagementBps: largest.engagementBps,
    })
    .from(people)
    .innerJoin(shortlists, and(eq(shortlists.id, people.shortlistId), own(owner, id)))
    .innerJoin(accounts, eq(accounts.id, people.influencerId))
    .innerJoin(influencers, eq(influencers.accountId, people.influencerId))
    .leftJoinLateral(largest, sql`true`)
    .where(after ? lt(people.id, after) : undefined)
    .orderBy(desc(people.id))
    .limit(limit + 1)
}
