import { and, count, desc, eq, getTableColumns, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import {
  agencyBrandName,
  type BrandChoice,
  brandChoices,
  campaignAgency,
  campaignBrand,
  campaignBrands,
  campaignLogo,
} from '../agency-brands/schema-names.ts'
import { type CampaignOwner, ownedCampaigns } from '../agency-brands/schema-scope.ts'
import { RUNNING } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { campaigns } from './schema.ts'
import type { CampaignStatus, PayBy } from './shapes.ts'

export type CampaignRecord = typeof campaigns.$inferSelect
export type CampaignValues = Partial<typeof campaigns.$inferInsert>
export interface BrandRecord {
  id: string
  name: string
  avatarFileId: string | null
  agency: string | null
}

/** The brand of a campaign in a language; the query must join `agencyBrands`. */
export const brandColumns = (lang: Lang) => ({
  id: accounts.id,
  name: campaignBrand(lang),
  avatarFileId: campaignLogo(),
  agency: campaignAgency(lang),
})

/** Somebody has applied or was invited, whatever the current status of the job. */
const applied = sql<boolean>`exists (select 1 from ${jobs} j where j.campaign_id = ${campaigns}.id)`

const withBrand = (tx: Tx, lang: Lang = 'th') =>
  tx
    .select({
      campaign: campaigns,
      brand: brandColumns(lang),
      brandNames: campaignBrands(),
      brandChoices: brandChoices(lang, campaigns),
      applied,
    })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))

export interface CampaignWithBrand {
  campaign: CampaignRecord
  brand: BrandRecord
}
/**
 * With the brand's name in each language, the brands to choose from, and whether somebody has applied or was invited.
 */
export type FoundCampaign = CampaignWithBrand & {
  brandNames: Bilingual
  brandChoices: BrandChoice[]
  applied: boolean
}

export async function insertCampaign(tx: Tx, values: typeof campaigns.$inferInsert): Promise<CampaignRecord> {
  const [row] = await tx.insert(campaigns).values(values).returning()
  return row as CampaignRecord
}

/** A marketer's own campaign; null if the id belongs to another marketer. */
export async function findOwned(tx: Tx, owner: CampaignOwner, id: string, lang?: Lang): Promise<FoundCampaign | null> {
  const [row] = await withBrand(tx, lang).where(and(eq(campaigns.id, id), ownedCampaigns(owner)))
  return row ?? null
}

/** Those of the given campaigns that belong to the marketer. */
export const listOwnedById = (
  tx: Tx,
  owner: CampaignOwner,
  ids: readonly string[],
  lang: Lang,
): Promise<FoundCampaign[]> => withBrand(tx, lang).where(and(inArray(campaigns.id, [...ids]), ownedCampaigns(owner)))

/** Any campaign, for operators and for the public view. */
export async function findAny(tx: Tx, id: string, lang?: Lang): Promise<FoundCampaign | null> {
  const [row] = await withBrand(tx, lang).where(eq(campaigns.id, id))
  return row ?? null
}

/** All live public campaigns, for tasks that process each of them once. */
export const listLivePublic = (tx: Tx): Promise<FoundCampaign[]> =>
  withBrand(tx)
    .where(and(eq(campaigns.status, 'live'), eq(campaigns.kind, 'public')))
    .orderBy(campaigns.id)

/** The campaign's row, locked until the transaction ends. */
export async function lockCampaign(tx: Tx, id: string, owner?: CampaignOwner): Promise<CampaignRecord | null> {
  const own = and(eq(campaigns.id, id), owner && ownedCampaigns(owner))
  const [row] = await tx.select().from(campaigns).where(own).for('update')
  return row ?? null
}

/**
 * Locks a campaign's terms until the transaction ends, so that an application is made for the terms that the influencer
 * saw.
 */
export async function holdTerms(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('key share')
}

/** Whether somebody has applied to the campaign or was invited. */
export async function hasApplications(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.select({ applied }).from(campaigns).where(eq(campaigns.id, id))
  return row?.applied ?? false
}

/** The channels with a matching application that waits for the marketer. */
export async function listMatchedChannels(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.channelId })
    .from(jobs)
    .where(and(eq(jobs.campaignId, id), eq(jobs.status, 'MATCHED')))
  return rows.map((row) => row.id)
}

/** Deletes a campaign that was never published. */
export async function deleteCampaign(tx: Tx, id: string): Promise<void> {
  await tx.delete(campaigns).where(and(eq(campaigns.id, id), sql`${campaigns.publishedAt} is null`))
}

/** Those of the files that no other campaign of the marketer uses. */
export async function filesOfNoOther(tx: Tx, row: CampaignRecord, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const others = await tx
    .select({ cover: campaigns.coverFileId, brief: campaigns.brief })
    .from(campaigns)
    .where(and(eq(campaigns.marketerId, row.marketerId), ne(campaigns.id, row.id)))
  const shown = new Set(others.flatMap(({ cover, brief }) => [cover, ...brief.references]))
  return files.filter((file) => !shown.has(file))
}

/** Updates a campaign and increments its version. */
export async function updateCampaign(tx: Tx, id: string, values: CampaignValues): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...values, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id))
}

export interface OwnList {
  owner: CampaignOwner
  lang: Lang
  brandId?: string | undefined
  status?: CampaignStatus | undefined
  payBy?: PayBy | undefined
  before: string | null
  limit: number
}

export type OwnRow = CampaignRecord & { brandName: string | null }

/** A marketer's campaigns, newest first. Returns one row more than the limit if there are more. */
export async function listOwned(tx: Tx, list: OwnList): Promise<OwnRow[]> {
  const where: SQL[] = [ownedCampaigns(list.owner)]
  if (list.brandId) where.push(eq(campaigns.brandId, list.brandId))
  if (list.status) where.push(eq(campaigns.status, list.status))
  if (list.payBy) where.push(eq(campaigns.payBy, list.payBy))
  if (list.before) where.push(lt(campaigns.id, list.before))
  return tx
    .select({ ...getTableColumns(campaigns), brandName: agencyBrandName(list.lang) })
    .from(campaigns)
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .where(and(...where))
    .orderBy(desc(campaigns.id))
    .limit(list.limit + 1)
}

/**
 * The brands that an agency can use for a campaign; none for other marketers. They cannot be archived until the
 * transaction ends.
 */
export async function usableBrands(tx: Tx, { accountId, brandIds }: CampaignOwner): Promise<string[]> {
  const rows = await tx
    .select({ id: agencyBrands.id })
    .from(agencyBrands)
    .innerJoin(marketers, eq(marketers.accountId, agencyBrands.marketerId))
    .where(and(eq(agencyBrands.marketerId, accountId), isNull(agencyBrands.archivedAt), eq(marketers.kind, 'agency')))
    .for('share', { of: agencyBrands })
  return rows.map(({ id }) => id).filter((id) => brandIds?.includes(id) ?? true)
}

/** Live campaigns of a brand. */
export async function listLiveOfBrand(tx: Tx, brandId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), eq(campaigns.status, 'live')))
  return rows.map(({ id }) => id)
}

/** Number of campaigns in each status, of a marketer or (without one) in total. */
export async function countByStatus(
  tx: Tx,
  owner?: CampaignOwner,
  { payBy, brandId }: Pick<OwnList, 'payBy' | 'brandId'> = {},
): Promise<Record<string, number>> {
  const where: SQL[] = []
  if (owner) where.push(ownedCampaigns(owner))
  if (brandId) where.push(eq(campaigns.brandId, brandId))
  if (payBy) where.push(eq(campaigns.payBy, payBy))
  const rows = await tx
    .select({ status: campaigns.status, n: count() })
    .from(campaigns)
    .where(and(...where))
    .groupBy(campaigns.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.n]))
}

/**
 * The operators' queue, longest waiting first. `after` is the submit time and id of the last row of the previous page.
 */
export async function listQueue(
  tx: Tx,
  lang: Lang,
  status: CampaignStatus,
  after: { at: Date; id: string } | null,
  limit: number,
): Promise<FoundCampaign[]> {
  const where: SQL[] = [eq(campaigns.status, status), sql`${campaigns.submittedAt} is not null`]
  if (after)
    where.push(
      sql`(${campaigns.submittedAt}, ${campaigns.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
  const page = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(...where))
    .orderBy(campaigns.submittedAt, campaigns.id)
    .limit(limit + 1)
  if (page.length === 0) return []
  return withBrand(tx, lang)
    .where(
      inArray(
        campaigns.id,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(campaigns.submittedAt, campaigns.id)
}

const slotsLeft = { left: sql<number>`${campaigns.slots} - ${campaigns.slotsTaken}` }

/**
 * Takes one slot of a live campaign. Returns how many are left, or null if none was free. A single statement, so that
 * the last slot cannot be taken twice.
 */
export async function takeOneSlot(tx: Tx, id: string): Promise<number | null> {
  const [taken] = await tx
    .update(campaigns)
    .set({ slotsTaken: sql`${campaigns.slotsTaken} + 1` })
    .where(and(eq(campaigns.id, id), eq(campaigns.status, 'live'), lt(campaigns.slotsTaken, campaigns.slots)))
    .returning(slotsLeft)
  return taken ? taken.left : null
}

/** Frees a slot. Returns how many are free, or null if none was taken. */
export async function freeOneSlot(tx: Tx, id: string): Promise<number | null> {
  const [freed] = await tx
    .update(campaigns)
    .set({ slotsTaken: sql`${campaigns.slotsTaken} - 1` })
    .where(and(eq(campaigns.id, id), sql`${campaigns.slotsTaken} > 0`))
    .returning(slotsLeft)
  return freed ? freed.left : null
}

/** Closes up to `limit` live campaigns whose closing day has passed, and returns them. */
export async function closeDue(
  tx: Tx,
  status: CampaignRecord['status'],
  now: Date,
  limit: number,
): Promise<CampaignRecord[]> {
  const due = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.status, 'live'), lte(campaigns.closeAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(campaigns)
    .set({ status, closedAt: now, updatedAt: now, version: sql`${campaigns.version} + 1` })
    .where(inArray(campaigns.id, due))
    .returning()
}

/** Number of jobs in progress by campaign; campaigns without one are omitted. */
export async function countRunning(tx: Tx, campaignIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: jobs.campaignId, n: count() })
    .from(jobs)
    .where(and(inArray(jobs.campaignId, campaignIds), inArray(jobs.status, RUNNING)))
    .groupBy(jobs.campaignId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
