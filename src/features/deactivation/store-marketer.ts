import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { type Satang, satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { packageUnits } from '../../ledger/schema.ts'
import { DUE } from '../buyer-certificates/kinds.ts'
import { buyerCertificates } from '../buyer-certificates/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { chargeRefunds, charges, receipts } from '../credits/schema.ts'
import { HELD } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'

/** Invitations and jobs of a marketer whose money is on hold, earliest end first. */
export const listMarketerJobs = (tx: Tx, accountId: string) =>
  tx
    .select({
      id: jobs.id,
      campaignId: jobs.campaignId,
      status: jobs.status,
      dueAt: jobs.endAt,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
    })
    .from(jobs)
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .where(and(eq(jobs.marketerId, accountId), inArray(jobs.status, HELD)))
    .orderBy(sql`${jobs.endAt} nulls last`, asc(jobs.id))

/** Campaigns that are live or in review, oldest first. */
export const listOpenCampaigns = (tx: Tx, accountId: string) =>
  tx
    .select({ id: campaigns.id, title: campaigns.title, titleEn: campaigns.titleEn })
    .from(campaigns)
    .where(and(eq(campaigns.marketerId, accountId), inArray(campaigns.status, ['live', 'review'])))
    .orderBy(asc(campaigns.id))

/** Payments that can still be paid or that an operator reviews, oldest first. */
export async function listUnpaidCharges(tx: Tx, accountId: string, now: Date): Promise<string[]> {
  const open = or(eq(charges.status, 'review'), and(eq(charges.status, 'pending'), gt(charges.expiresAt, now)))
  const rows = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.marketerId, accountId), open))
    .orderBy(asc(charges.id))
  return rows.map(({ id }) => id)
}

/** Charges with a pending refund, and those with money in suspense. */
export async function listRefunds(tx: Tx, accountId: string): Promise<string[]> {
  const requested = await tx
    .select({ id: charges.id })
    .from(chargeRefunds)
    .innerJoin(charges, eq(charges.id, chargeRefunds.chargeId))
    .where(and(eq(charges.marketerId, accountId), eq(chargeRefunds.status, 'requested')))
    .orderBy(asc(chargeRefunds.id))
  const unmatched = await tx
    .select({ id: charges.id })
    .from(receipts)
    .innerJoin(charges, eq(charges.id, receipts.chargeId))
    .where(and(eq(charges.marketerId, accountId), eq(receipts.status, 'unmatched')))
    .orderBy(asc(receipts.id))
  return [...requested, ...unmatched].map(({ id }) => id)
}

/** Withheld tax of payments before `paidBefore` whose certificate is not approved. */
export async function overdueCertificates(
  tx: Tx,
  accountId: string,
  paidBefore: Date,
): Promise<{ count: number; amount: Satang }> {
  const { amount, released, status, paidAt } = buyerCertificates
  const [row] = await tx
    .select({ n: count(), due: sql<string>`coalesce(sum(${amount} - ${released}), 0)` })
    .from(buyerCertificates)
    .where(and(eq(buyerCertificates.accountId, accountId), inArray(status, [...DUE]), lte(paidAt, paidBefore)))
  return { count: row?.n ?? 0, amount: satang(Number(row?.due ?? 0)) }
}

/** Unused package jobs and their value. */
export async function packageRest(tx: Tx, accountId: string): Promise<{ units: number; value: Satang }> {
  const [row] = await tx
    .select({ units: count(), value: sql<string>`coalesce(sum(${packageUnits.value}), 0)` })
    .from(packageUnits)
    .where(and(eq(packageUnits.ownerId, accountId), eq(packageUnits.state, 'available')))
  return { units: row?.units ?? 0, value: satang(Number(row?.value ?? 0)) }
}
