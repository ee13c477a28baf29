import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { coupons } from '../../coupons/schema.ts'
import { VAT_INVOICE_VIEWS } from '../../vat-invoices/kinds.ts'
import { vatInvoices } from '../../vat-invoices/schema.ts'
import { type JobEventRecord, jobEvents, jobs } from '../schema.ts'

/** The influencer's own coupon code; null if they use the brief's code. */
export async function findCouponCode(tx: Tx, jobId: string): Promise<string | null> {
  const [row] = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.jobId, jobId))
  return row?.code ?? null
}

/** Whether the VAT of a payee's payment is settled: it was paid or given up. */
export async function isVatDone(tx: Tx, jobId: string, role: 'creator' | 'manager'): Promise<boolean> {
  const [row] = await tx
    .select({ status: vatInvoices.status })
    .from(vatInvoices)
    .where(
      and(
        eq(vatInvoices.jobId, jobId),
        eq(vatInvoices.role, role),
        inArray(vatInvoices.status, VAT_INVOICE_VIEWS.done),
      ),
    )
  return row !== undefined
}

/** The address for a parcel. */
export interface Parcel {
  name: string
  /** E.164 */
  phone: string | null
  line: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}

export async function listEvents(tx: Tx, jobId: string): Promise<JobEventRecord[]> {
  return tx.select().from(jobEvents).where(eq(jobEvents.jobId, jobId)).orderBy(asc(jobEvents.at), asc(jobEvents.id))
}

/**
 * Parcel addresses by influencer: the delivery address, else the address for tax certificates. Influencers with neither
 * are missing.
 */
export async function findParcels(tx: Tx, influencerIds: readonly string[]): Promise<Map<string, Parcel>> {
  if (influencerIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: accounts.id,
      name: accounts.displayName,
      legalName: influencers.legalName,
      shipping: influencers.shippingAddress,
      home: influencers.address,
      phone: accounts.phone,
    })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(inArray(influencers.accountId, [...influencerIds]))
  return new Map(
    rows.flatMap((row): [string, Parcel][] => {
      const address = row.shipping ?? row.home
      if (!address) return []
      const { recipient, phone, ...place } = { recipient: null, phone: null, ...address }
      return [[row.id, { name: recipient ?? row.legalName ?? row.name, phone: phone ?? row.phone, ...place }]]
    }),
  )
}

/** Those of the campaigns that have a job which the reader may see. */
export const listCampaignsOf = (tx: Tx, ids: readonly string[], visible: SQL) =>
  tx
    .select()
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.id, [...ids]),
        sql`exists (select from ${jobs} where ${and(eq(jobs.campaignId, campaigns.id), visible)})`,
      ),
    )

/** The parcel address of one influencer. */
export const findParcel = async (tx: Tx, influencerId: string): Promise<Parcel | null> =>
  (await findParcels(tx, [influencerId])).get(influencerId) ?? null
