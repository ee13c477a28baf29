import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/types.ts'
import { statusCounts } from './schema.ts'

export interface StatusCount {
  n: number
  /** Satang; 0 for lists without a sum. */
  amount: number
}

type CountedList =
  | 'channels'
  | 'attachments'
  | 'campaigns'
  | 'jobs'
  | 'withdrawals'
  | 'vat_invoices'
  | 'buyer_certificates'
  | 'charges'

/** Number of rows and sum of amounts of an operator list by status. Statuses without rows are absent. */
export async function statusSums(tx: Tx, list: CountedList): Promise<Partial<Record<string, StatusCount>>> {
  const rows = await tx
    .select({
      status: statusCounts.status,
      n: sql<number>`sum(${statusCounts.n})::int`,
      amount: sql<string>`sum(${statusCounts.amount})`,
    })
    .from(statusCounts)
    .where(eq(statusCounts.list, list))
    .groupBy(statusCounts.status)
    .having(sql`sum(${statusCounts.n}) > 0`)
  return Object.fromEntries(rows.map(({ status, n, amount }) => [status, { n, amount: Number(amount) }]))
}

/** Number of rows of an operator list by status. Statuses without rows are absent. */
export async function countList(tx: Tx, list: CountedList): Promise<Record<string, number>> {
  const sums = Object.entries(await statusSums(tx, list))
  return Object.fromEntries(sums.map(([status, sum]) => [status, sum?.n ?? 0]))
}
