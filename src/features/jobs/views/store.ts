import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { type JobEventRecord, jobEvents } from '../schema.ts'

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
 * The influencer's address for parcels: the delivery address, else the address for tax certificates; null without
 * either.
 */
export async function findParcel(tx: Tx, influencerId: string): Promise<Parcel | null> {
  const [row] = await tx
    .select({
      name: accounts.displayName,
      legalName: influencers.legalName,
      shipping: influencers.shippingAddress,
      home: influencers.address,
      phone: accounts.phone,
    })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(eq(influencers.accountId, influencerId))
  const address = row?.shipping ?? row?.home
  if (!row || !address) return null
  const { recipient, phone, ...place } = { recipient: null, phone: null, ...address }
  return { name: recipient ?? row.legalName ?? row.name, phone: phone ?? row.phone, ...place }
}
