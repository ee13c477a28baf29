import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import { onViolation } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import { agencyBrands } from './schema.ts'
import type { CampaignOwner } from './schema-scope.ts'

export type AgencyBrandRecord = typeof agencyBrands.$inferSelect

export async function isAgency(tx: Tx, marketerId: string): Promise<boolean> {
  const [row] = await tx.select({ kind: marketers.kind }).from(marketers).where(eq(marketers.accountId, marketerId))
  return row?.kind === 'agency'
}

/** Locks the account's row: parallel requests that create brands are counted one after another. */
export async function lockAgency(tx: Tx, marketerId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, marketerId)).for('no key update')
}

const own = (marketerId: string, id: string) => and(eq(agencyBrands.id, id), eq(agencyBrands.marketerId, marketerId))
const inUse = ({ accountId, brandIds }: CampaignOwner, archived: boolean) =>
  and(
    eq(agencyBrands.marketerId, accountId),
    brandIds && inArray(agencyBrands.id, [...brandIds]),
    archived ? isNotNull(agencyBrands.archivedAt) : isNull(agencyBrands.archivedAt),
  )

export interface BrandList {
  owner: CampaignOwner
  archived: boolean
  before: string | null
  limit: number
}

/** Newest first. Returns up to one row more than the limit. */
export const listBrands = (tx: Tx, { owner, archived, before, limit }: BrandList): Promise<AgencyBrandRecord[]> =>
  tx
    .select()
    .from(agencyBrands)
    .where(and(inUse(owner, archived), before ? lt(agencyBrands.id, before) : undefined))
    .orderBy(desc(agencyBrands.id))
    .limit(limit + 1)

export async function countBrands(tx: Tx, owner: CampaignOwner, archived: boolean): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(agencyBrands).where(inUse(owner, archived))
  return row?.n ?? 0
}

/** A brand of the agency, locked. */
export async function lockBrand(tx: Tx, marketerId: string, id: string): Promise<AgencyBrandRecord | undefined> {
  const [row] = await tx.select().from(agencyBrands).where(own(marketerId, id)).for('update')
  return row
}

const refuseTaken = onViolation({
  agency_brands_name: () => new AppError('agency_brand_taken', {}, { name: 'agency_brand_taken' }),
})

export async function insertBrand(tx: Tx, row: AgencyBrandRecord): Promise<void> {
  await tx.insert(agencyBrands).values(row).catch(refuseTaken)
}

export async function updateBrand(
  tx: Tx,
  marketerId: string,
  id: string,
  changes: Partial<AgencyBrandRecord>,
): Promise<AgencyBrandRecord> {
  const [row] = await tx.update(agencyBrands).set(changes).where(own(marketerId, id)).returning().catch(refuseTaken)
  if (!row) throw new AppError('not_found')
  return row
}

/** Whether a picture is the logo of a brand or of the account. */
export async function isLogo(tx: Tx, marketerId: string, fileId: string): Promise<boolean> {
  const [brand] = await tx
    .select({ id: agencyBrands.id })
    .from(agencyBrands)
    .where(and(eq(agencyBrands.marketerId, marketerId), eq(agencyBrands.logoFileId, fileId)))
    .limit(1)
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, marketerId), eq(accounts.avatarFileId, fileId)))
  return brand !== undefined || account !== undefined
}

/** Deletes the contact persons of a closed agency account. */
export async function eraseContacts(tx: Tx, marketerId: string): Promise<void> {
  await tx
    .update(agencyBrands)
    .set({ contactName: null, contactEmail: null, contactPhone: null })
    .where(eq(agencyBrands.marketerId, marketerId))
}
