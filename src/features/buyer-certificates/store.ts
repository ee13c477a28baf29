import { and, asc, desc, eq, ilike, inArray, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../core/errors.ts'
import { type Satang, satang } from '../../core/money.ts'
import type { Lang } from '../../core/shapes.ts'
import { containing } from '../../db/like.ts'
import { onViolation } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { searchedName, shownName, shownNameIfAny } from '../accounts/schema-names.ts'
import { bankTransfers, charges } from '../credits/schema.ts'
import { afterDue, type DueCursor, dueOrder } from '../received-documents/service.ts'
import { type CertificateStatus, UNSENT } from './kinds.ts'
import { buyerCertificates } from './schema.ts'

export type CertificateRecord = typeof buyerCertificates.$inferSelect

export async function insertCertificate(tx: Tx, row: typeof buyerCertificates.$inferInsert): Promise<void> {
  await tx.insert(buyerCertificates).values(row)
}

/**
 * One payment's certificate, locked until the end of the transaction. With `accountId`, only if it belongs to that
 * account.
 */
export async function lockById(tx: Tx, id: string, accountId?: string): Promise<CertificateRecord | undefined> {
  const own = accountId === undefined ? undefined : eq(buyerCertificates.accountId, accountId)
  const [row] = await tx
    .select()
    .from(buyerCertificates)
    .where(and(eq(buyerCertificates.id, id), own))
    .for('no key update')
  return row
}

export async function findByCharge(tx: Tx, chargeId: string): Promise<CertificateRecord | undefined> {
  const [row] = await tx.select().from(buyerCertificates).where(eq(buyerCertificates.chargeId, chargeId))
  return row
}

export async function lockByCharge(tx: Tx, chargeId: string): Promise<CertificateRecord | undefined> {
  const [row] = await tx
    .select()
    .from(buyerCertificates)
    .where(eq(buyerCertificates.chargeId, chargeId))
    .for('no key update')
  return row
}

const transferUsed = (): AppError => new AppError('receipt_recorded', {}, { bankRef: 'receipt_recorded' })

/** Throws `receipt_recorded` if another payment has the bank reference. */
export async function updateCertificate(tx: Tx, id: string, set: Partial<CertificateRecord>): Promise<void> {
  await tx
    .update(buyerCertificates)
    .set(set)
    .where(eq(buyerCertificates.id, id))
    .catch(onViolation({ bank_transfers_pkey: transferUsed }))
}

/** Throws `receipt_recorded` if this bank transfer has already paid a charge or withheld tax. */
export async function refuseUsedTransfer(tx: Tx, bankRef: string): Promise<void> {
  const [row] = await tx
    .select({ of: bankTransfers.chargeId })
    .from(bankTransfers)
    .where(eq(bankTransfers.bankRef, bankRef))
  if (row) throw transferUsed()
}

/** Number of payments of one buyer by status, and the tax not cancelled by refunds. */
export async function totalsByStatus(
  tx: Tx,
  accountId: string,
): Promise<Partial<Record<CertificateStatus, { n: number; due: Satang }>>> {
  const rows = await tx
    .select({
      status: buyerCertificates.status,
      n: sql<number>`count(*)::int`,
      due: sql<string>`sum(${buyerCertificates.amount} - ${buyerCertificates.released})`,
    })
    .from(buyerCertificates)
    .where(eq(buyerCertificates.accountId, accountId))
    .groupBy(buyerCertificates.status)
  return Object.fromEntries(rows.map(({ status, n, due }) => [status, { n, due: satang(Number(due)) }]))
}

const decider = alias(accounts, 'certificate_decider')

const selectViews = (tx: Tx, lang: Lang = 'th') =>
  tx
    .select({
      certificate: buyerCertificates,
      charge: charges,
      name: shownName(lang),
      decidedBy: shownNameIfAny(lang, decider),
    })
    .from(buyerCertificates)
    .innerJoin(charges, eq(charges.id, buyerCertificates.chargeId))
    .innerJoin(accounts, eq(accounts.id, buyerCertificates.accountId))
    .leftJoin(decider, eq(decider.id, buyerCertificates.decidedBy))
    .$dynamic()
export type CertificateRow = Awaited<ReturnType<typeof selectViews>>[number]

/** One payment. With `accountId`, only if it belongs to that account. */
export async function findCertificate(
  tx: Tx,
  id: string,
  accountId?: string,
  lang?: Lang,
): Promise<CertificateRow | undefined> {
  const own = accountId === undefined ? undefined : eq(buyerCertificates.accountId, accountId)
  const [row] = await selectViews(tx, lang).where(and(eq(buyerCertificates.id, id), own))
  return row
}

/** Serializes what a buyer sends, so that a certificate is not sent twice at once. */
export async function lockSending(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buyer_certificates ${accountId}`}, 0))`)
}

/** Whether a certificate in review or approved for another payment of the buyer is the same: its file, or number and date. */
export async function isSentForOthers(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  { number, issuedOn, fileId }: { number: string; issuedOn: string; fileId: string | undefined },
): Promise<boolean> {
  const isSame = and(eq(buyerCertificates.number, number), eq(buyerCertificates.issuedOn, issuedOn))
  const rows = await tx
    .select({ id: buyerCertificates.id })
    .from(buyerCertificates)
    .where(
      and(
        eq(buyerCertificates.accountId, accountId),
        inArray(buyerCertificates.status, ['in_progress', 'approved']),
        notInArray(buyerCertificates.id, [...ids]),
        fileId ? or(isSame, eq(buyerCertificates.fileId, fileId)) : isSame,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** All payments of the given buyers that the given files cover. */
export async function listByFile(tx: Tx, rows: readonly CertificateRecord[]): Promise<CertificateRow[]> {
  const fileIds = [...new Set(rows.flatMap(({ fileId }) => fileId ?? []))]
  const owners = [...new Set(rows.map(({ accountId }) => accountId))]
  if (fileIds.length === 0) return []
  return selectViews(tx)
    .where(and(inArray(buyerCertificates.accountId, owners), inArray(buyerCertificates.fileId, fileIds)))
    .orderBy(asc(buyerCertificates.id))
}

/** The payments in review that a certificate's file covers, locked in the order of their ids. */
export const lockByFile = (tx: Tx, { accountId, fileId }: CertificateRecord): Promise<CertificateRecord[]> =>
  tx
    .select()
    .from(buyerCertificates)
    .where(
      and(
        eq(buyerCertificates.accountId, accountId),
        eq(buyerCertificates.fileId, fileId ?? ''),
        eq(buyerCertificates.status, 'in_progress'),
      ),
    )
    .orderBy(asc(buyerCertificates.id))
    .for('no key update')

/** Tax ids of the buyers on the invoices of some payments. */
export async function payersOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ taxId: sql<string>`${charges.party}->>'taxId'` })
    .from(buyerCertificates)
    .innerJoin(charges, eq(charges.id, buyerCertificates.chargeId))
    .where(inArray(buyerCertificates.id, [...ids]))
  return new Set(rows.map(({ taxId }) => taxId))
}

/** Payments by id. */
export async function listCertificates(tx: Tx, ids: readonly string[]): Promise<Map<string, CertificateRow>> {
  const rows = ids.length === 0 ? [] : await selectViews(tx).where(inArray(buyerCertificates.id, [...ids]))
  return new Map(rows.map((row) => [row.certificate.id, row]))
}

interface Page {
  lang: Lang
  limit: number
}

/** Payments of one buyer, newest first, up to one more than `limit`. */
export const listOwn = (
  tx: Tx,
  accountId: string,
  statuses: readonly CertificateStatus[],
  { lang, before, limit }: Page & { before: string | null },
) =>
  selectViews(tx, lang)
    .where(
      and(
        eq(buyerCertificates.accountId, accountId),
        inArray(buyerCertificates.status, [...statuses]),
        before ? lt(buyerCertificates.id, before) : undefined,
      ),
    )
    .orderBy(desc(buyerCertificates.id))
    .limit(limit + 1)

/** Up to one more than `limit`: those in review by deadline, others newest first. */
export function listQueue(
  tx: Tx,
  { status, q }: { status?: CertificateStatus | undefined; q?: string | undefined },
  { lang, after, limit }: Page & { after: DueCursor },
) {
  const like = q && containing(q)
  return selectViews(tx, lang)
    .where(
      and(
        status && eq(buyerCertificates.status, status),
        like
          ? or(
              ilike(searchedName(), like),
              ilike(buyerCertificates.number, like),
              ilike(charges.reference, like),
              sql`${charges.party}->>'name' ilike ${like}`,
            )
          : undefined,
        afterDue(buyerCertificates, after),
      ),
    )
    .orderBy(...dueOrder(buyerCertificates, status))
    .limit(limit + 1)
}

const isUnsent = inArray(buyerCertificates.status, [...UNSENT])

/** Whether an account has a payment from before `paidBefore` without a certificate. */
export async function hasUnsent(tx: Tx, accountId: string, paidBefore: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: buyerCertificates.id })
    .from(buyerCertificates)
    .where(and(eq(buyerCertificates.accountId, accountId), isUnsent, lt(buyerCertificates.paidAt, paidBefore)))
    .limit(1)
  return rows.length > 0
}

/** Payments with a reminder due, locked. Rows locked by another process are skipped. */
export const lockToRemind = (tx: Tx, now: Date, limit: number): Promise<CertificateRecord[]> =>
  tx
    .select()
    .from(buyerCertificates)
    .where(and(isUnsent, lte(buyerCertificates.remindAt, now)))
    .orderBy(asc(buyerCertificates.remindAt))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Payments of which operators must be told that the certificate is missing, locked. */
export const lockMissing = (tx: Tx, now: Date, limit: number): Promise<CertificateRecord[]> =>
  tx
    .select()
    .from(buyerCertificates)
    .where(and(isUnsent, isNotNull(buyerCertificates.missingAt), lte(buyerCertificates.missingAt, now)))
    .orderBy(asc(buyerCertificates.missingAt))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Certificates in review past their deadline without an alert yet, locked. */
export const lockOverdue = (tx: Tx, now: Date, limit: number): Promise<CertificateRecord[]> =>
  tx
    .select()
    .from(buyerCertificates)
    .where(
      and(
        eq(buyerCertificates.status, 'in_progress'),
        sql`${buyerCertificates.alarmedAt} is null`,
        lte(buyerCertificates.dueAt, now),
      ),
    )
    .orderBy(asc(buyerCertificates.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
