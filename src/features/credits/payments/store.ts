import { and, asc, count, countDistinct, desc, eq, gt, ilike, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../../core/shapes.ts'
import { escapeLike } from '../../../db/like.ts'
import type { Tx } from '../../../db/types.ts'
import { countList } from '../../../platform/status-counts.ts'
import { accounts } from '../../accounts/schema.ts'
import { searchedName, shownName } from '../../accounts/schema-names.ts'
import { approvals } from '../../approvals/schema.ts'
import type { ChargeRecord } from '../charges/store.ts'
import { chargeRefunds, charges, receipts } from '../schema.ts'
import type { ChargeStatus } from '../shapes.ts'

export interface PaymentRecord {
  charge: ChargeRecord
  marketer: { id: string; name: string }
  approvedBy: { id: string; name: string } | null
  slipSeen: boolean
  waitsSince: Date | null
  refundError: string | null
}

const approver = alias(accounts, 'approver')

/** True if the same slip was sent for another charge. */
const slipSeen = sql<boolean>`(${charges.slipHash} is not null and exists (
  select 1 from ${charges} other where other.slip_hash = ${charges.slipHash} and other.id <> ${charges.id}))`

/** Why a refund of the charge is not sent yet. */
const refundError = sql<string | null>`(select r.error from ${chargeRefunds} r
  where r.charge_id = ${charges.id} and r.status = 'requested' and r.error is not null order by r.id desc limit 1)`

/** Since when the charge waits for an operator. */
const waitsSince = sql<Date | null>`least(
  case when ${charges.status} = 'review' and ${charges.reviewReason} = 'slip' then ${charges.slipAt} end,
  (select min(r.received_at) from ${receipts} r where r.charge_id = ${charges.id} and r.status = 'unmatched'),
  (select min(r.created_at) from ${chargeRefunds} r where r.charge_id = ${charges.id} and r.status = 'requested'))`.mapWith(
  charges.slipAt,
)

const selected = (tx: Tx, lang: Lang) =>
  tx
    .select({
      charge: charges,
      marketer: { id: accounts.id, name: shownName(lang) },
      approvedBy: { id: approver.id, name: shownName(lang, approver) },
      slipSeen,
      waitsSince,
      refundError,
    })
    .from(charges)
    .innerJoin(accounts, eq(accounts.id, charges.marketerId))
    .leftJoin(approver, eq(approver.id, charges.approvedBy))

const hasUnmatched = sql`exists (select 1 from ${receipts} r where r.charge_id = ${charges.id} and r.status = 'unmatched')`

const hasRefundDue = sql`exists (select 1 from ${chargeRefunds} r where r.charge_id = ${charges.id} and r.status = 'requested')`

const isSlipWaiting = and(eq(charges.status, 'review'), eq(charges.reviewReason, 'slip'))

/** Payments, newest first; those that wait for an operator oldest first. */
export async function listPayments(
  tx: Tx,
  query: {
    lang: Lang
    status?: ChargeStatus | undefined
    q?: string | undefined
    unmatched?: boolean
    refunds?: boolean
    slips?: boolean
    cursor: string | null
    limit: number
  },
): Promise<PaymentRecord[]> {
  const { lang, status, q, unmatched, refunds, slips, cursor, limit } = query
  const waits = unmatched || refunds || slips
  return selected(tx, lang)
    .where(
      and(
        status && eq(charges.status, status),
        unmatched ? hasUnmatched : undefined,
        refunds ? hasRefundDue : undefined,
        slips ? isSlipWaiting : undefined,
        q
          ? or(like(charges.reference, `${escapeLike(q.toUpperCase())}%`), ilike(searchedName(), `%${escapeLike(q)}%`))
          : undefined,
        cursor ? (waits ? gt : lt)(charges.id, cursor) : undefined,
      ),
    )
    .orderBy((waits ? asc : desc)(charges.id))
    .limit(limit + 1)
}

export async function findPayment(tx: Tx, lang: Lang, id: string): Promise<PaymentRecord | undefined> {
  const [row] = await selected(tx, lang).where(eq(charges.id, id))
  return row
}

const decider = alias(accounts, 'decider')

/** Who decided on a payment, and the bank reference that was entered for its slip. */
export async function readDecision(
  tx: Tx,
  lang: Lang,
  id: string,
): Promise<{ decidedBy: { id: string; name: string } | null; bankRef: string | null }> {
  const [row] = await tx
    .select({
      decidedBy: { id: decider.id, name: shownName(lang, decider) },
      bankRef: sql<string | null>`(select a.input ->> 'bankRef' from ${approvals} a where a.scope_id = ${charges.id}
        and a.kind = 'slip' and a.status in ('not_required', 'approved') order by a.id desc limit 1)`,
    })
    .from(charges)
    .leftJoin(decider, eq(decider.id, charges.decidedBy))
    .where(eq(charges.id, id))
  return row ?? { decidedBy: null, bankRef: null }
}

/** The number of payments that wait for an operator, and since when the oldest waits. */
export async function countWaiting(tx: Tx): Promise<{
  waiting: number
  oldest: Date | null
  unmatched: number
  refunds: number
  slips: number
}> {
  const waits = eq(charges.status, 'review')
  const { review = 0 } = await countList(tx, 'charges')
  const [first] = await tx
    .select({ at: charges.createdAt, slipAt: charges.slipAt })
    .from(charges)
    .where(waits)
    .orderBy(asc(charges.id))
    .limit(1)
  const [suspense] = await tx.select({ n: count() }).from(receipts).where(eq(receipts.status, 'unmatched'))
  const [due] = await tx
    .select({ n: countDistinct(chargeRefunds.chargeId) })
    .from(chargeRefunds)
    .where(eq(chargeRefunds.status, 'requested'))
  const [slips] = await tx.select({ n: count() }).from(charges).where(isSlipWaiting)
  return {
    slips: slips!.n,
    unmatched: suspense!.n,
    refunds: due!.n,
    waiting: review,
    oldest: first ? (first.slipAt ?? first.at) : null,
  }
}

const payable = sql<number>`${charges.total} - ${charges.withheld}`.mapWith(Number)

/** Charges of a marketer that money in suspense could pay, newest first. */
export const listMatchable = (tx: Tx, marketerId: string, purposes: readonly ChargeRecord['purpose'][]) =>
  tx
    .select({ id: charges.id, reference: charges.reference, payable })
    .from(charges)
    .where(
      and(
        eq(charges.marketerId, marketerId),
        inArray(charges.purpose, [...purposes]),
        ne(charges.status, 'paid'),
        or(ne(charges.status, 'pending'), eq(charges.method, 'transfer')),
      ),
    )
    .orderBy(desc(charges.id))
    .limit(20)
