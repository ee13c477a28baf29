import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { agencyBrands } from '../../agency-brands/schema.ts'
import { campaignBrand } from '../../agency-brands/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { reportLinks } from '../schema.ts'

export type ReportLinkRecord = typeof reportLinks.$inferSelect

/** The valid links of a marketer's campaign, newest first. */
export const listOpenLinks = (
  tx: Tx,
  { campaignId, marketerId }: { campaignId: string; marketerId: string },
  now: Date,
): Promise<ReportLinkRecord[]> =>
  tx
    .select()
    .from(reportLinks)
    .where(
      and(
        eq(reportLinks.campaignId, campaignId),
        eq(reportLinks.marketerId, marketerId),
        isNull(reportLinks.withdrawnAt),
        gt(reportLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(reportLinks.id))

export async function insertLink(tx: Tx, row: typeof reportLinks.$inferInsert): Promise<void> {
  await tx.insert(reportLinks).values(row)
}

/** Withdraws a marketer's own link; false if it belongs to another account. Withdrawing again keeps the first time. */
export async function withdrawLink(tx: Tx, id: string, marketerId: string, now: Date): Promise<boolean> {
  const own = and(eq(reportLinks.id, id), eq(reportLinks.marketerId, marketerId))
  const [found] = await tx.select({ id: reportLinks.id }).from(reportLinks).where(own)
  if (!found) return false
  await tx
    .update(reportLinks)
    .set({ withdrawnAt: now })
    .where(and(own, isNull(reportLinks.withdrawnAt)))
  return true
}

/** A link by the hash of its token, with its campaign and brand name. */
export async function findLink(tx: Tx, tokenHash: string, lang: Lang) {
  const [row] = await tx
    .select({ link: reportLinks, campaign: campaigns, brandName: campaignBrand(lang) })
    .from(reportLinks)
    .innerJoin(campaigns, eq(campaigns.id, reportLinks.campaignId))
    .innerJoin(accounts, eq(accounts.id, reportLinks.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, reportLinks.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .where(eq(reportLinks.tokenHash, tokenHash))
  return row ?? null
}
