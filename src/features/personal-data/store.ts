import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { documents } from '../documents/schema.ts'
import { dataExports } from './schema.ts'
import { SECRETS, SOURCES, type Source } from './store-sources.ts'

export type ExportRecord = typeof dataExports.$inferSelect

async function* rowsOf(tx: Tx, { table, own, without = [], shown }: Source, accountId: string): AsyncIterable<object> {
  const isTheirs = typeof own === 'function' ? own(accountId) : eq(own, accountId)
  const rows: Record<string, unknown>[] = await tx.select().from(table).where(isTheirs)
  const isShown = ([key]: [string, unknown]): boolean => !SECRETS.has(key) && !without.includes(key)
  for (const row of rows) yield Object.fromEntries(Object.entries(shown ? shown(row) : row).filter(isShown))
}

/**
 * Everything stored about a person, by topic, without secrets. Each topic is read from the database only when it is
 * iterated.
 */
export const readPersonalData = (tx: Tx, accountId: string): Record<string, AsyncIterable<object>> =>
  Object.fromEntries(Object.entries(SOURCES).map(([name, source]) => [name, rowsOf(tx, source, accountId)]))

export async function listDocumentIds(tx: Tx, accountId: string): Promise<string[]> {
  const own = eq(documents.ownerAccountId, accountId)
  const rows = await tx.select({ id: documents.id }).from(documents).where(own).orderBy(asc(documents.id))
  return rows.map(({ id }) => id)
}

export async function readDocument(tx: Tx, id: string): Promise<typeof documents.$inferSelect> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id))
  return row!
}

/** The newest export that is being prepared or has not expired. */
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

/** Adds a request, unless an export is already being prepared. */
export async function insertRequest(tx: Tx, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(row).onConflictDoNothing()
}

/** Condition: the export is not ready and no process has claimed it at `now`. */
const isFree = (now: Date): SQL =>
  and(isNull(dataExports.readyAt), or(isNull(dataExports.expiresAt), lte(dataExports.expiresAt, now))) as SQL

/** Exports to prepare, each with its owner's role. */
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

/** Claims an export for one process until `until`. False if another process has claimed it. */
export async function claimExport(tx: Tx, id: string, now: Date, until: Date): Promise<boolean> {
  const free = and(eq(dataExports.id, id), isFree(now))
  const rows = await tx.update(dataExports).set({ expiresAt: until }).where(free).returning({ id: dataExports.id })
  return rows.length > 0
}

/** Returns true if this call marked it as ready, false if another process already had. */
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
