import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { jobEvents, jobMessages } from './schema.ts'
import type { JobEventRecord } from './store.ts'

export type MessageRecord = typeof jobMessages.$inferSelect & { authorName: string }

/** Where a parcel goes. */
export interface Parcel {
  name: string
  line: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}

export async function listEvents(tx: Tx, jobId: string): Promise<JobEventRecord[]> {
  return tx.select().from(jobEvents).where(eq(jobEvents.jobId, jobId)).orderBy(asc(jobEvents.at), asc(jobEvents.id))
}

/** The creator's address for parcels: the one named for it, else the one on tax papers; null without either. */
export async function findParcel(tx: Tx, influencerId: string): Promise<Parcel | null> {
  const [row] = await tx
    .select({
      name: accounts.displayName,
      legalName: influencers.legalName,
      shipping: influencers.shippingAddress,
      home: influencers.address,
    })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(eq(influencers.accountId, influencerId))
  const address = row?.shipping ?? row?.home
  return row && address ? { name: row.legalName ?? row.name, ...address } : null
}

export async function listMessages(
  tx: Tx,
  jobId: string,
  before: string | null,
  limit: number,
): Promise<MessageRecord[]> {
  const rows = await tx
    .select({ message: jobMessages, authorName: accounts.displayName })
    .from(jobMessages)
    .innerJoin(accounts, eq(accounts.id, jobMessages.authorId))
    .where(and(eq(jobMessages.jobId, jobId), before ? lt(jobMessages.id, before) : undefined))
    .orderBy(desc(jobMessages.id))
    .limit(limit + 1)
  return rows.map(({ message, authorName }) => ({ ...message, authorName }))
}

export async function insertMessage(tx: Tx, row: typeof jobMessages.$inferInsert): Promise<void> {
  await tx.insert(jobMessages).values(row)
}

export async function nameOf(tx: Tx, accountId: string): Promise<string> {
  const [row] = await tx.select({ name: accounts.displayName }).from(accounts).where(eq(accounts.id, accountId))
  return row?.name ?? ''
}
