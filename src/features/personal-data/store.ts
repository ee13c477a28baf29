import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/types.ts'
import { accounts, consents, influencers, marketers, sessions } from '../accounts/schema.ts'
import { attachments } from '../attachments/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { charges } from '../credits/schema.ts'
import { documents } from '../documents/schema.ts'
import { files } from '../files/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { notificationContacts, notificationPreferences } from '../notifications/schema.ts'
import { bankAccounts, withdrawals } from '../payouts/schema.ts'
import { dataExports } from './schema.ts'

export type ExportRecord = typeof dataExports.$inferSelect

/** Where data of a person lies, and by which column it is theirs. */
const SOURCES: Readonly<Record<string, readonly [PgTable, PgColumn]>> = {
  account: [accounts, accounts.id],
  influencer: [influencers, influencers.accountId],
  marketer: [marketers, marketers.accountId],
  consents: [consents, consents.accountId],
  sessions: [sessions, sessions.accountId],
  channels: [channels, channels.accountId],
  jobs: [jobs, jobs.influencerId],
  campaigns: [campaigns, campaigns.marketerId],
  charges: [charges, charges.marketerId],
  bankAccounts: [bankAccounts, bankAccounts.accountId],
  withdrawals: [withdrawals, withdrawals.accountId],
  attachments: [attachments, attachments.accountId],
  files: [files, files.ownerId],
  documents: [documents, documents.ownerAccountId],
  notificationPreferences: [notificationPreferences, notificationPreferences.accountId],
  notificationContacts: [notificationContacts, notificationContacts.accountId],
}

/** What opens an account or a file is no data about the person. */
const SECRETS = new Set(['passwordHash', 'tokenHash', 'storageKey', 'persistentLoginId'])

/** Everything stored about somebody, by topic, without secrets. */
export async function readPersonalData(tx: Tx, accountId: string): Promise<Record<string, object[]>> {
  const data: Record<string, object[]> = {}
  for (const [name, [table, owner]] of Object.entries(SOURCES)) {
    const rows: object[] = await tx.select().from(table).where(eq(owner, accountId))
    data[name] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !SECRETS.has(key))))
  }
  return data
}

export const listDocuments = (tx: Tx, accountId: string) =>
  tx.select().from(documents).where(eq(documents.ownerAccountId, accountId)).orderBy(asc(documents.id))

/** The newest copy that is being prepared or has not expired. */
export async function findLatest(tx: Tx, accountId: string, now: Date): Promise<ExportRecord | null> {
  const usable = or(isNull(dataExports.readyAt), gt(dataExports.expiresAt, now))
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.accountId, accountId), usable))
    .orderBy(desc(dataExports.id))
    .limit(1)
  return row ?? null
}

export async function findReady(tx: Tx, accountId: string, id: string, now: Date): Promise<ExportRecord | null> {
  const own = and(eq(dataExports.id, id), eq(dataExports.accountId, accountId))
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(own, gt(dataExports.expiresAt, now)))
  return row ?? null
}

/** Adds a request unless one is being prepared. */
export async function insertRequest(tx: Tx, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(row).onConflictDoNothing()
}

/** Copies to prepare, each with the side of its owner. */
export const listPending = (tx: Tx, limit: number) =>
  tx
    .select({ id: dataExports.id, accountId: dataExports.accountId, role: accounts.role })
    .from(dataExports)
    .innerJoin(accounts, eq(accounts.id, dataExports.accountId))
    .where(isNull(dataExports.readyAt))
    .orderBy(asc(dataExports.id))
    .limit(limit)

export type PendingExport = Awaited<ReturnType<typeof listPending>>[number]

/** Whether this call made it ready; another process may have been first. */
export async function markReady(
  tx: Tx,
  id: string,
  values: { readyAt: Date; expiresAt: Date; size: number },
): Promise<boolean> {
  const open = and(eq(dataExports.id, id), isNull(dataExports.readyAt))
  const rows = await tx.update(dataExports).set(values).where(open).returning({ id: dataExports.id })
  return rows.length > 0
}

export const listExpired = (tx: Tx, now: Date, limit: number): Promise<ExportRecord[]> =>
  tx.select().from(dataExports).where(lte(dataExports.expiresAt, now)).limit(limit)

export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.id, id))
}
