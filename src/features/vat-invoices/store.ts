import { and, asc, desc, eq, ilike, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Satang, satang } from '../../core/money.ts'
import type { Lang } from '../../core/shapes.ts'
import { containing } from '../../db/like.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers, marketers } from '../accounts/schema.ts'
import { searchedName, shownName, shownNameIfAny } from '../accounts/schema-names.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { campaignBrand } from '../agency-brands/schema-names.ts'
import { campaigns } from '../campaigns/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { afterDue, type DueCursor, dueOrder } from '../received-documents/service.ts'
import { UNSENT, type VatInvoiceStatus } from './kinds.ts'
import { vatInvoices } from './schema.ts'

export type VatInvoiceRecord = typeof vatInvoices.$inferSelect
export type NewVatInvoice = typeof vatInvoices.$inferInsert

export async function insertVatInvoice(tx: Tx, row: NewVatInvoice): Promise<void> {
  await tx.insert(vatInvoices).values(row)
}

/** Serializes submissions of a payee so that numbers stay unique. */
export async function lockPayee(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vat_invoices ${accountId}`}, 0))`)
}

/** Locks one payment until the end of the transaction. With `accountId`, only if it belongs to that account. */
export async function lockVatInvoice(tx: Tx, id: string, accountId?: string): Promise<VatInvoiceRecord | undefined> {
  const own = accountId === undefined ? undefined : eq(vatInvoices.accountId, accountId)
  const [row] = await tx
    .select()
    .from(vatInvoices)
    .where(and(eq(vatInvoices.id, id), own))
    .for('no key update')
  return row
}

export async function updateVatInvoice(tx: Tx, id: string, set: Partial<VatInvoiceRecord>): Promise<void> {
  await tx.update(vatInvoices).set(set).where(eq(vatInvoices.id, id))
}

/** Whether the payee has used the number for another payment. */
export async function isNumberUsed(tx: Tx, accountId: string, number: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: vatInvoices.id })
    .from(vatInvoices)
    .where(and(eq(vatInvoices.accountId, accountId), eq(vatInvoices.number, number), ne(vatInvoices.id, id)))
  return row !== undefined
}

/** Locks the payments of one payee whose tax invoice was not sent or was rejected, in the order of their ids. */
export const lockUnsent = (tx: Tx, accountId: string): Promise<VatInvoiceRecord[]> =>
  tx
    .select()
    .from(vatInvoices)
    .where(and(eq(vatInvoices.accountId, accountId), inArray(vatInvoices.status, UNSENT)))
    .orderBy(asc(vatInvoices.id))
    .for('no key update')

/** VAT of one payee by status: number of payments and sum. */
export async function totalsByStatus(
  tx: Tx,
  accountId: string,
): Promise<Partial<Record<VatInvoiceStatus, { n: number; amount: Satang }>>> {
  const rows = await tx
    .select({
      status: vatInvoices.status,
      n: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${vatInvoices.amount})`,
    })
    .from(vatInvoices)
    .where(eq(vatInvoices.accountId, accountId))
    .groupBy(vatInvoices.status)
  return Object.fromEntries(rows.map(({ status, n, amount }) => [status, { n, amount: satang(Number(amount)) }]))
}

const influencer = alias(accounts, 'vat_creator')
const decider = alias(accounts, 'vat_decider')
const marketer = alias(accounts, 'vat_brand')

const selectViews = (tx: Tx, lang: Lang = 'th') =>
  tx
    .select({
      invoice: vatInvoices,
      title: campaigns.title,
      titleEn: campaigns.titleEn,
      brand: campaignBrand(lang, marketer),
      influencer: shownName(lang, influencer),
      person: shownName(lang),
      payee: influencers,
      decidedBy: shownNameIfAny(lang, decider),
    })
    .from(vatInvoices)
    .innerJoin(accounts, eq(accounts.id, vatInvoices.accountId))
    .innerJoin(influencers, eq(influencers.accountId, vatInvoices.accountId))
    .innerJoin(jobs, eq(jobs.id, vatInvoices.jobId))
    .innerJoin(influencer, eq(influencer.id, jobs.influencerId))
    .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
    .innerJoin(marketers, eq(marketers.accountId, jobs.marketerId))
    .innerJoin(marketer, eq(marketer.id, jobs.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .leftJoin(decider, eq(decider.id, vatInvoices.decidedBy))
    .$dynamic()
export type VatInvoiceRow = Awaited<ReturnType<typeof selectViews>>[number]

/** One payment. With `accountId`, only if it belongs to that account. */
export async function findVatInvoice(
  tx: Tx,
  id: string,
  accountId?: string,
  lang?: Lang,
): Promise<VatInvoiceRow | undefined> {
  const own = accountId === undefined ? undefined : eq(vatInvoices.accountId, accountId)
  const [row] = await selectViews(tx, lang).where(and(eq(vatInvoices.id, id), own))
  return row
}

export async function listVatInvoices(tx: Tx, ids: readonly string[]): Promise<Map<string, VatInvoiceRow>> {
  const rows = ids.length === 0 ? [] : await selectViews(tx).where(inArray(vatInvoices.id, [...ids]))
  return new Map(rows.map((row) => [row.invoice.id, row]))
}

interface Page {
  lang: Lang
  limit: number
}

/** Payments of one payee, newest first; returns one more than `limit`. */
export const listOwn = (
  tx: Tx,
  accountId: string,
  statuses: readonly VatInvoiceStatus[],
  { lang, before, limit }: Page & { before: string | null },
) =>
  selectViews(tx, lang)
    .where(
      and(
        eq(vatInvoices.accountId, accountId),
        inArray(vatInvoices.status, [...statuses]),
        before ? lt(vatInvoices.id, before) : undefined,
      ),
    )
    .orderBy(desc(vatInvoices.id))
    .limit(limit + 1)

/** Returns one more than `limit`. Invoices in review are sorted by deadline, others newest first. */
export function listQueue(
  tx: Tx,
  { status, q }: { status?: VatInvoiceStatus | undefined; q?: string | undefined },
  { lang, after, limit }: Page & { after: DueCursor },
) {
  const like = q && containing(q)
  return selectViews(tx, lang)
    .where(
      and(
        status && eq(vatInvoices.status, status),
        like
          ? or(
              ilike(searchedName(), like),
              ilike(influencers.legalName, like),
              ilike(influencers.companyName, like),
              ilike(vatInvoices.number, like),
            )
          : undefined,
        afterDue(vatInvoices, after),
      ),
    )
    .orderBy(...dueOrder(vatInvoices, status))
    .limit(limit + 1)
}

/** Locks payments whose reminder is due. Rows that another process has locked are skipped. */
export const lockToRemind = (tx: Tx, now: Date, limit: number): Promise<VatInvoiceRecord[]> =>
  tx
    .select()
    .from(vatInvoices)
    .where(and(inArray(vatInvoices.status, UNSENT), lte(vatInvoices.remindAt, now)))
    .orderBy(asc(vatInvoices.remindAt))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Locks invoices in review whose deadline has passed without an alert. */
export const lockOverdue = (tx: Tx, now: Date, limit: number): Promise<VatInvoiceRecord[]> =>
  tx
    .select()
    .from(vatInvoices)
    .where(
      and(eq(vatInvoices.status, 'in_progress'), sql`${vatInvoices.alarmedAt} is null`, lte(vatInvoices.dueAt, now)),
    )
    .orderBy(asc(vatInvoices.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
