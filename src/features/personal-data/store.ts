import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/types.ts'
import { accounts, consents, influencers, marketers } from '../accounts/schema.ts'
import { externalLogins, sessions } from '../accounts/schema-access.ts'
import { signUps } from '../accounts/schema-sign-up.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { attachments } from '../attachments/schema.ts'
import { buyerCertificates } from '../buyer-certificates/schema.ts'
import { campaignBookmarks, campaigns, savedSearches } from '../campaigns/schema.ts'
import { channelDays, channels } from '../channels/schema.ts'
import { charges } from '../credits/schema.ts'
import { documents } from '../documents/schema.ts'
import { files } from '../files/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { notificationContacts, notificationPreferences, pushSubscriptions } from '../notifications/schema.ts'
import { managerActs, managerLinks } from '../partners/schema.ts'
import { bankAccounts, withdrawals } from '../payouts/schema.ts'
import { jobReviews } from '../reviews/schema.ts'
import { vatInvoices } from '../vat-invoices/schema.ts'
import { dataExports } from './schema.ts'

export type ExportRecord = typeof dataExports.$inferSelect

const isChannelOf = (accountId: string): SQL =>
  sql`${channelDays.channelId} in (select id from channels where account_id = ${accountId}::uuid)`
/** What the other side wrote is read once it is published. */
const isReadableReview = (accountId: string): SQL | undefined =>
  and(eq(jobReviews.subjectId, accountId), isNotNull(jobReviews.publishedAt))

/** Where data of a person lies, and by which column or condition it is theirs. */
const SOURCES: Readonly<Record<string, readonly [PgTable, PgColumn | ((accountId: string) => SQL | undefined)]>> = {
  account: [accounts, accounts.id],
  influencer: [influencers, influencers.accountId],
  marketer: [marketers, marketers.accountId],
  consents: [consents, consents.accountId],
  sessions: [sessions, sessions.accountId],
  externalLogins: [externalLogins, externalLogins.accountId],
  signUps: [signUps, signUps.accountId],
  channels: [channels, channels.accountId],
  channelDays: [channelDays, isChannelOf],
  jobs: [jobs, jobs.influencerId],
  reviewsWritten: [jobReviews, jobReviews.authorId],
  reviewsReceived: [jobReviews, isReadableReview],
  savedSearches: [savedSearches, savedSearches.accountId],
  savedJobs: [campaignBookmarks, campaignBookmarks.accountId],
  managerLinks: [managerLinks, (id) => or(eq(managerLinks.managerId, id), eq(managerLinks.partnerId, id))],
  managerActs: [managerActs, (id) => or(eq(managerActs.managerId, id), eq(managerActs.partnerId, id))],
  agencyBrands: [agencyBrands, agencyBrands.marketerId],
  campaigns: [campaigns, campaigns.marketerId],
  charges: [charges, charges.marketerId],
  bankAccounts: [bankAccounts, bankAccounts.accountId],
  withdrawals: [withdrawals, withdrawals.accountId],
  vatInvoices: [vatInvoices, vatInvoices.accountId],
  buyerCertificates: [buyerCertificates, buyerCertificates.accountId],
  attachments: [attachments, attachments.accountId],
  files: [files, files.ownerId],
  documents: [documents, documents.ownerAccountId],
  notificationPreferences: [notificationPreferences, notificationPreferences.accountId],
  pushSubscriptions: [pushSubscriptions, pushSubscriptions.accountId],
  notificationContacts: [notificationContacts, notificationContacts.accountId],
}

/** What opens an account or a file is no data about the person. */
const SECRETS = new Set(['passwordHash', 'tokenHash', 'storageKey', 'persistentLoginId', 'loginId', 'p256dh', 'auth'])

const isShown = ([key]: [string, unknown]): boolean => !SECRETS.has(key)

async function* rowsOf(tx: Tx, table: PgTable, isTheirs: SQL | undefined): AsyncIterable<object> {
  const rows: object[] = await tx.select().from(table).where(isTheirs)
  for (const row of rows) yield Object.fromEntries(Object.entries(row).filter(isShown))
}

/** Everything stored about somebody, by topic, without secrets; each topic is read when its rows are asked for. */
export const readPersonalData = (tx: Tx, accountId: string): Record<string, AsyncIterable<object>> =>
  Object.fromEntries(
    Object.entries(SOURCES).map(([name, [table, owner]]) => [
      name,
      rowsOf(tx, table, typeof owner === 'function' ? owner(accountId) : eq(owner, accountId)),
    ]),
  )

export async function listDocumentIds(tx: Tx, accountId: string): Promise<string[]> {
  const own = eq(documents.ownerAccountId, accountId)
  const rows = await tx.select({ id: documents.id }).from(documents).where(own).orderBy(asc(documents.id))
  return rows.map(({ id }) => id)
}

export async function readDocument(tx: Tx, id: string): Promise<typeof documents.$inferSelect> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id))
  return row!
}

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
    .where(and(own, isNotNull(dataExports.readyAt), gt(dataExports.expiresAt, now)))
  return row ?? null
}

/** Adds a request unless one is being prepared. */
export async function insertRequest(tx: Tx, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(row).onConflictDoNothing()
}

/** Nobody prepares it at `now`. */
const isFree = (now: Date): SQL =>
  and(isNull(dataExports.readyAt), or(isNull(dataExports.expiresAt), lte(dataExports.expiresAt, now))) as SQL

/** Copies to prepare, each with the side of its owner. */
export const listPending = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({
      id: dataExports.id,
      accountId: dataExports.accountId,
      requestedAt: dataExports.requestedAt,
      role: accounts.role,
    })
    .from(dataExports)
    .innerJoin(accounts, eq(accounts.id, dataExports.accountId))
    .where(isFree(now))
    .orderBy(asc(dataExports.id))
    .limit(limit)

export type PendingExport = Awaited<ReturnType<typeof listPending>>[number]

/** Takes a copy for one process until `until`; false where another has it. */
export async function claimExport(tx: Tx, id: string, now: Date, until: Date): Promise<boolean> {
  const free = and(eq(dataExports.id, id), isFree(now))
  const rows = await tx.update(dataExports).set({ expiresAt: until }).where(free).returning({ id: dataExports.id })
  return rows.length > 0
}

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
  tx
    .select()
    .from(dataExports)
    .where(and(isNotNull(dataExports.readyAt), lte(dataExports.expiresAt, now)))
    .limit(limit)

export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.id, id))
}
