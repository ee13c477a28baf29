import { and, count, eq, isNotNull, isNull, min, or, sql } from 'drizzle-orm'
import { startOfDay } from '../../core/calendar.ts'
import type { Tx } from '../../db/types.ts'
import { idFloor } from '../../ledger/entry-id.ts'
import { rowsOf } from '../../ledger/rows.ts'
import { outbox } from '../../platform/schema.ts'
import { approvals } from '../approvals/schema.ts'
import { attachments } from '../attachments/schema.ts'
import { buyerCertificates } from '../buyer-certificates/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { charges } from '../credits/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { withdrawals } from '../payouts/schema.ts'
import { vatInvoices } from '../vat-invoices/schema.ts'
import { QUEUES } from './contract.ts'

export interface Queue {
  code: (typeof QUEUES)[number]
  count: number
  oldestAt: Date | null
}

/** How much waits in each queue and since when: one indexed query each. */
export async function countQueues(tx: Tx): Promise<Queue[]> {
  const isAppealed = and(isNotNull(channels.appealedAt), eq(channels.status, 'rejected'))
  const found = await Promise.all([
    tx
      .select({
        count: count(),
        oldestAt: min(sql`coalesce(${channels.appealedAt}, ${channels.statusAt})`).mapWith(channels.statusAt),
      })
      .from(channels)
      .where(or(eq(channels.status, 'waiting_approve'), isAppealed)),
    tx
      .select({ count: count(), oldestAt: min(attachments.createdAt) })
      .from(attachments)
      .where(and(eq(attachments.status, 'in_progress'), isNull(attachments.replacedAt))),
    tx
      .select({ count: count(), oldestAt: min(campaigns.submittedAt) })
      .from(campaigns)
      .where(eq(campaigns.status, 'review')),
    tx
      .select({ count: count(), oldestAt: min(jobs.officeAt) })
      .from(jobs)
      .where(isNotNull(jobs.officeAt)),
    tx
      .select({ count: count(), oldestAt: min(withdrawals.requestedAt) })
      .from(withdrawals)
      .where(eq(withdrawals.status, 'Pending')),
    tx
      .select({ count: count(), oldestAt: min(vatInvoices.sentAt) })
      .from(vatInvoices)
      .where(eq(vatInvoices.status, 'in_progress')),
    tx
      .select({ count: count(), oldestAt: min(buyerCertificates.sentAt) })
      .from(buyerCertificates)
      .where(eq(buyerCertificates.status, 'in_progress')),
    tx
      .select({ count: count(), oldestAt: min(charges.createdAt) })
      .from(charges)
      .where(eq(charges.status, 'review')),
    tx
      .select({ count: count(), oldestAt: min(approvals.requestedAt) })
      .from(approvals)
      .where(eq(approvals.status, 'waiting')),
    tx
      .select({ count: count(), oldestAt: min(outbox.createdAt) })
      .from(outbox)
      .where(eq(outbox.status, 'failed')),
  ])
  const codes = QUEUES
  return codes.map((code, i) => ({ code, count: found[i]?.[0]?.count ?? 0, oldestAt: found[i]?.[0]?.oldestAt ?? null }))
}

export interface DayMoney {
  in: number
  paidOut: number
  fees: number
  entries: number
}

/** The day's money, from the entries of that Bangkok day: paid in by brands, paid to creators, fees earned. */
export async function sumDay(tx: Tx, day: string): Promise<DayMoney> {
  const floor = idFloor(startOfDay(day))
  const [row] = await rowsOf<Record<keyof DayMoney, string>>(
    tx,
    sql`
    select
      coalesce(sum(p.amount) filter (where s.code = 'bank_clearing'
        and e.event in ('credits_purchased', 'package_purchased', 'receivable_settled')), 0) as in,
      coalesce(sum(p.amount) filter (where d.code = 'creator_payable'
        and e.event in ('job_completed', 'job_cancelled', 'vat_released')), 0) as "paidOut",
      coalesce(sum(p.amount) filter (where d.code = 'fee_revenue'), 0) as fees,
      count(distinct e.id) as entries
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
      join ledger_accounts s on s.id = p.source_account join ledger_accounts d on d.id = p.destination_account
    where e.id >= ${floor}::uuid and e.occurred_at >= ${startOfDay(day).toISOString()}::timestamptz`,
  )
  return {
    in: Number(row?.in ?? 0),
    paidOut: Number(row?.paidOut ?? 0),
    fees: Number(row?.fees ?? 0),
    entries: Number(row?.entries ?? 0),
  }
}
