import { and, asc, type Column, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../core/shapes.ts'
import { literals } from '../../db/literals.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers, marketers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { campaignAgency, campaignBrand, campaignLogo } from '../agency-brands/schema-names.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { ratingTotals } from '../reviews/schema.ts'
import { type JobStatus, type Side, TERMINAL } from './rules/states.ts'
import { jobs } from './schema.ts'
import { applicantFollowers, jobNames } from './schema-lists.ts'

const influencerAccounts = alias(accounts, 'creators')
const marketerAccounts = alias(accounts, 'brands')

const marketerTotals = alias(ratingTotals, 'brand_totals')
const influencerTotals = alias(ratingTotals, 'creator_totals')

const influencerKey = (lang: Lang) => (lang === 'en' ? jobNames.influencerEn : jobNames.influencerTh)
const brandKey = (lang: Lang) => (lang === 'en' ? jobNames.brandEn : jobNames.brandTh)

const columns = (lang: Lang) => ({
  job: jobs,
  campaign: {
    id: campaigns.id,
    title: campaigns.title,
    titleEn: campaigns.titleEn,
    postType: campaigns.postType,
    reviewOption: campaigns.reviewOption,
    topic: campaigns.topic,
    coverScene: campaigns.coverScene,
    coverFileId: campaigns.coverFileId,
  },
  brand: {
    id: marketerAccounts.id,
    name: campaignBrand(lang, marketerAccounts),
    avatarFileId: campaignLogo(marketerAccounts),
    agency: campaignAgency(lang, marketerAccounts),
  },
  marketerTotals,
  influencerTotals,
  influencer: {
    id: influencerAccounts.id,
    name: shownName(lang, influencerAccounts),
    avatarFileId: influencerAccounts.avatarFileId,
    handle: influencers.handle,
    reliability: influencers.reliability,
    takesJobsFrom: influencers.takesJobsFrom,
  },
  channel: {
    id: channels.id,
    type: channels.type,
    handle: channels.handle,
    name: channels.name,
    url: channels.url,
    avatarUrl: channels.avatarUrl,
    followers: channels.followers,
    engagementBps: channels.engagementBps,
  },
  influencerKey: influencerKey(lang),
  brandKey: brandKey(lang),
})

/** The id of the side is repeated in the join, so that the list is read from the index of its names. */
const NAME_JOIN = {
  influencer_name: and(eq(jobNames.jobId, jobs.id), eq(jobNames.marketerId, jobs.marketerId)),
  brand: and(eq(jobNames.jobId, jobs.id), eq(jobNames.influencerId, jobs.influencerId)),
} as const

const FOLLOWERS_JOIN = and(eq(applicantFollowers.jobId, jobs.id), eq(applicantFollowers.campaignId, jobs.campaignId))

/** Base query for list rows: a job with its campaign, both sides and the channel, in a language. */
export const selectJobRows = (tx: Tx, lang: Lang) =>
  tx
    .select(columns(lang))
    .from(jobs)
    .innerJoin(jobNames, eq(jobNames.jobId, jobs.id))
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .innerJoin(marketerAccounts, eq(marketerAccounts.id, jobs.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, jobs.marketerId))
    .innerJoin(influencerAccounts, eq(influencerAccounts.id, jobs.influencerId))
    .innerJoin(influencers, eq(influencers.accountId, jobs.influencerId))
    .innerJoin(channels, eq(channels.id, jobs.channelId))
    .leftJoin(marketerTotals, eq(marketerTotals.accountId, jobs.marketerId))
    .leftJoin(influencerTotals, eq(influencerTotals.accountId, jobs.influencerId))
export type JobRowRecord = Awaited<ReturnType<typeof selectJobRows>>[number]

type Keyed = 'due' | 'most_earnings' | 'earnings' | 'influencer_name' | 'brand' | 'score' | 'followers'
export type RowSort = 'newest' | Keyed

/** The parts of a cursor with the type to which the database casts them. */
const CASTS = { deadline: 'timestamptz', bigint: 'bigint', text: 'text', integer: 'integer' } as const
type KeyPart = keyof typeof CASTS

interface Order {
  key: (lang: Lang) => SQL | Column
  down: boolean
  value: (row: JobRowRecord) => string | number
  part: KeyPart
}

/** Jobs without a pending action are last. */
const dueKey = sql`coalesce(${jobs.dueAt}, 'infinity')`
const ORDERS: Readonly<Record<Keyed, Order>> = {
  due: {
    key: () => dueKey,
    down: false,
    value: ({ job }) => job.dueAt?.toISOString() ?? 'infinity',
    part: 'deadline',
  },
  most_earnings: { key: () => jobs.price, down: true, value: (row) => row.job.price, part: 'bigint' },
  earnings: { key: () => jobs.price, down: false, value: (row) => row.job.price, part: 'bigint' },
  influencer_name: { key: influencerKey, down: false, value: (row) => row.influencerKey, part: 'text' },
  brand: { key: brandKey, down: false, value: (row) => row.brandKey, part: 'text' },
  score: { key: () => sql`${jobs.matchScore}`, down: true, value: (row) => row.job.matchScore, part: 'integer' },
  followers: {
    key: () => applicantFollowers.followers,
    down: true,
    value: (row) => row.channel.followers ?? 0,
    part: 'integer',
  },
}

/** The cursor of a row: its sort key (none for newest) and its id. */
export function cursorOf(sort: RowSort, row: JobRowRecord): (string | number)[] {
  return sort === 'newest' ? [row.job.id] : [ORDERS[sort].value(row), row.job.id]
}
export const cursorParts = (sort: RowSort): readonly (KeyPart | 'id')[] =>
  sort === 'newest' ? ['id'] : [ORDERS[sort].part, 'id']

export interface JobListQuery {
  /** Language of the reader. */
  lang: Lang
  where: SQL
  sort: RowSort
  after: (string | number)[] | null
  limit: number
}

/** The job ids of a page, `limit` + 1, using only the jobs and the table that sorts them. */
export async function listJobIds(tx: Tx, { lang, where, sort, after, limit }: JobListQuery): Promise<string[]> {
  const order = sort === 'newest' ? null : ORDERS[sort]
  const key = order && sql`${order.key(lang)}`
  const sign = sql.raw(!order || order.down ? '<' : '>')
  const cast = sql.raw(order ? CASTS[order.part] : '')
  const direction = !order || order.down ? desc : asc
  const id = sql`${String(after?.at(-1))}::uuid`
  const behind = key ? sql`(${key}, ${jobs.id}) ${sign} (${after?.[0]}::${cast}, ${id})` : sql`${jobs.id} ${sign} ${id}`
  const page = tx
    .select({ id: jobs.id })
    .from(jobs)
    .$dynamic()
    .where(and(where, after ? behind : undefined))
    .orderBy(...(key ? [direction(key)] : []), direction(jobs.id))
    .limit(limit + 1)
  if (sort === 'followers') page.innerJoin(applicantFollowers, FOLLOWERS_JOIN)
  if (sort === 'influencer_name' || sort === 'brand') page.innerJoin(jobNames, NAME_JOIN[sort])
  return (await page).map((row) => row.id)
}

/**
 * One page of jobs, `limit` + 1 rows. Two queries: first the ids of the page, then the joins for these ids only. In a
 * single query the database would join all matching jobs.
 */
export async function listJobRows(tx: Tx, query: JobListQuery): Promise<JobRowRecord[]> {
  const ids = await listJobIds(tx, query)
  if (ids.length === 0) return []
  const rows = await selectJobRows(tx, query.lang).where(withIds(ids))
  const byId = new Map(rows.map((row) => [row.job.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Number of jobs in each status. */
export async function countStatuses(tx: Tx, where: SQL): Promise<Partial<Record<JobStatus, number>>> {
  const counted = await tx.select({ status: jobs.status, n: count() }).from(jobs).where(where).groupBy(jobs.status)
  return Object.fromEntries(counted.map((row) => [row.status, row.n]))
}

export async function countJobs(tx: Tx, where: SQL): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(jobs).where(where)
  return row?.n ?? 0
}

export const inStatuses = (statuses: readonly JobStatus[]): SQL => inArray(jobs.status, statuses)
export const ofCampaign = (campaignId: string): SQL => eq(jobs.campaignId, campaignId)
export const isMatched = (matched: boolean): SQL => eq(jobs.status, matched ? 'MATCHED' : 'MISMATCHED')
export const begunWithin = (from: Date, until: Date): SQL =>
  and(gte(jobs.createdAt, from), lt(jobs.createdAt, until)) as SQL

/** Jobs and applications that have not ended. The statuses are literals to match the partial indexes. */
export const isUnfinished: SQL = sql`${jobs.status} not in ${literals(TERMINAL)}`

/** Jobs with a deadline between two times, inclusive. Uses the sort key of a list by deadline, to use its index. */
export const dueWithin = (from: Date, until: Date): SQL =>
  sql`${dueKey} between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz`

/** Jobs by id, for a page of one job. */
export async function findRow(tx: Tx, where: SQL, lang: Lang): Promise<JobRowRecord | null> {
  const [row] = await selectJobRows(tx, lang).where(where).limit(1)
  return row ?? null
}
export const withId = (id: string): SQL => eq(jobs.id, id)
export const withIds = (ids: readonly string[]): SQL => inArray(jobs.id, [...ids])

const AWAITING: Record<Side, SQL> = {
  influencer: sql`${jobs.awaits} = 'influencer'`,
  marketer: sql`${jobs.awaits} = 'marketer'`,
}
/** Jobs that wait for an action of this side. The side is a literal to match the partial indexes. */
export const awaiting = (side: Side): SQL => AWAITING[side]

/** All conditions combined; there is at least one. */
export const allOf = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) as SQL
