import { count, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { outbox } from '../../platform/schema.ts'
import { countList } from '../../platform/status-counts.ts'
import { approvals } from '../approvals/schema.ts'
import { attachments } from '../attachments/schema.ts'
import { buyerCertificates } from '../buyer-certificates/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { chargeRefunds, charges, receipts } from '../credits/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { bankAccounts, withdrawals } from '../payouts/schema.ts'
import { jobReviews } from '../reviews/schema.ts'
import { vatInvoices } from '../vat-invoices/schema.ts'
import { QUEUES } from './shapes.ts'

type QueueCode = (typeof QUEUES)[number]

export interface Queue {
  code: QueueCode
  count: number
  oldestAt: Date | null
}

/** The statuses of each list that need an operator. */
const LISTS = {
  channels: ['channels', ['waiting_approve', 'appealed']],
  scoreAppeals: ['channels', ['score_appealed']],
  attachments: ['attachments', ['in_progress']],
  campaigns: ['campaigns', ['review']],
  disputes: ['jobs', null],
  withdrawals: ['withdrawals', ['Pending']],
  vatInvoices: ['vat_invoices', ['in_progress']],
  buyerCertificates: ['buyer_certificates', ['in_progress']],
} as const

type ListCode = keyof typeof LISTS

/** Time since when the oldest row is pending. Each query reads the first row of an index. */
const OLDEST: Readonly<Record<ListCode, SQL>> = {
  channels: sql`select least(
    (select status_at from ${channels} where status = 'waiting_approve' order by status_at limit 1),
    (select appealed_at from ${channels} where appealed_at is not null and status = 'rejected' order by appealed_at limit 1))`,
  scoreAppeals: sql`select score_appealed_at from ${channels} where score_appealed_at is not null order by score_appealed_at limit 1`,
  attachments: sql`select created_at from ${attachments} where status = 'in_progress' and replaced_at is null order by id limit 1`,
  campaigns: sql`select submitted_at from ${campaigns} where status = 'review' order by submitted_at, id limit 1`,
  disputes: sql`select office_at from ${jobs} where office_at is not null order by office_at, id limit 1`,
  withdrawals: sql`select requested_at from ${withdrawals} where status = 'Pending' order by id limit 1`,
  vatInvoices: sql`select sent_at from ${vatInvoices} where status = 'in_progress' order by sent_at limit 1`,
  buyerCertificates: sql`select sent_at from ${buyerCertificates} where status = 'in_progress' order by sent_at limit 1`,
}

type OtherCode = Exclude<QueueCode, ListCode>

/** Lists without stored counts: each reads a partial index of its pending rows. */
const OTHERS: Readonly<Record<OtherCode, { from: PgTable; since: PgColumn; waits: SQL }>> = {
  bankAccounts: { from: bankAccounts, since: bankAccounts.createdAt, waits: sql`${bankAccounts.status} = 'waiting'` },
  slips: {
    from: charges,
    since: charges.slipAt,
    waits: sql`${charges.status} = 'review' and ${charges.reviewReason} = 'slip'`,
  },
  unmatchedMoney: { from: receipts, since: receipts.receivedAt, waits: sql`${receipts.status} = 'unmatched'` },
  /** Only refunds that an operator has to transfer: the provider does not retry them. */
  refunds: {
    from: chargeRefunds,
    since: chargeRefunds.createdAt,
    waits: sql`${chargeRefunds.status} = 'requested' and ${chargeRefunds.nextAt} is null`,
  },
  reviews: {
    from: jobReviews,
    since: jobReviews.reportedAt,
    waits: sql`${jobReviews.reportedAt} is not null and ${jobReviews.decidedAt} is null`,
  },
  approvals: { from: approvals, since: approvals.requestedAt, waits: sql`${approvals.status} = 'waiting'` },
  messages: { from: outbox, since: outbox.createdAt, waits: sql`${outbox.status} = 'failed'` },
}

async function countOther(tx: Tx, code: OtherCode): Promise<Queue> {
  const { from, since, waits } = OTHERS[code]
  const [row] = await tx
    .select({ count: count(), oldestAt: sql<string | Date | null>`min(${since})` })
    .from(from)
    .where(waits)
  const at = row?.oldestAt ?? null
  return { code, count: row?.count ?? 0, oldestAt: at === null ? null : new Date(at) }
}

/**
 * Number of pending items in each queue, and since when. Read from counts that triggers maintain, or from a partial
 * index.
 */
export async function countQueues(tx: Tx): Promise<Queue[]> {
  const codes = Object.keys(LISTS) as ListCode[]
  const [oldest] = await rowsOf<Record<ListCode, string | Date | null>>(
    tx,
    sql`select ${sql.join(
      codes.map((code) => sql`(${OLDEST[code]}) as ${sql.identifier(code)}`),
      sql`, `,
    )}`,
  )
  const waiting = async (code: ListCode): Promise<Queue> => {
    const [list, statuses] = LISTS[code]
    const counts = await countList(tx, list)
    const at = oldest?.[code] ?? null
    const count = (statuses ?? Object.keys(counts)).reduce((sum, status) => sum + (counts[status] ?? 0), 0)
    return { code, count, oldestAt: at === null ? null : new Date(at) }
  }
  const others = Object.keys(OTHERS) as OtherCode[]
  const queues = await Promise.all([...codes.map(waiting), ...others.map((code) => countOther(tx, code))])
  return queues.toSorted((a, b) => QUEUES.indexOf(a.code) - QUEUES.indexOf(b.code))
}

export interface DayMoney {
  in: number
  paidOut: number
  fees: number
  entries: number
}

/** The money of a Bangkok day, from that day's sums: paid in by brands, paid to creators, fees earned. */
export async function sumDay(tx: Tx, day: string): Promise<DayMoney> {
  const [row] = await rowsOf<Record<keyof DayMoney, string>>(
    tx,
    sql`
    select
      coalesce(sum(debits) filter (where code = 'bank_clearing'
        and event in ('credits_purchased', 'package_purchased', 'receivable_settled')), 0) as in,
      coalesce(sum(credits) filter (where code = 'creator_payable'
        and event in ('job_completed', 'job_cancelled', 'vat_released')), 0) as "paidOut",
      coalesce(sum(credits) filter (where code = 'fee_revenue'), 0) as fees,
      coalesce(sum(entries) filter (where code = ''), 0) as entries
    from ledger_code_days where day = ${day}::date`,
  )
  return {
    in: Number(row?.in ?? 0),
    paidOut: Number(row?.paidOut ?? 0),
    fees: Number(row?.fees ?? 0),
    entries: Number(row?.entries ?? 0),
  }
}
