import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { addMonths, startOfDay } from '../../core/calendar.ts'
import { type Satang, satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { statement } from '../../ledger/statement.ts'
import { jobs } from '../jobs/schema.ts'
import { withdrawals } from './schema.ts'

/** What jobs under way will pay, before tax: their money is on hold for this creator. */
export async function expectedOf(tx: Tx, accountId: string): Promise<Satang> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${jobs.price}), 0)` })
    .from(jobs)
    .where(
      and(
        eq(jobs.influencerId, accountId),
        inArray(jobs.status, ['IN_PROGRESS', 'SHIPPING', 'WORKING', 'READY', 'SUBMIT', 'INSIGHT', 'COMPLETE']),
      ),
    )
  return satang(Number(row?.total ?? 0))
}

const monthStart = (month: string): Date => startOfDay(`${month}-01`)
const MONTHS_SHOWN = 6

function lastMonths(thisMonth: string): string[] {
  const start = monthStart(thisMonth)
  return Array.from({ length: MONTHS_SHOWN }, (_, i) => monthKey(addMonths(start, i - MONTHS_SHOWN + 1)))
}

/** yyyy-mm of an instant in Bangkok. */
const monthKey = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 7)

/** Earnings of a month or of all time, with the last six months for the chart. Money as the ledger booked it. */
export async function earningsSummary(tx: Tx, accountId: string, period: string, thisMonth: string) {
  const months = lastMonths(thisMonth)
  const from = period === 'all' ? undefined : monthStart(period)
  const paid = await paidJobs(tx, accountId, from)
  const chart = await tx
    .select({
      month: sql<string>`to_char(${jobs.completedAt} at time zone 'Asia/Bangkok', 'YYYY-MM')`,
      earned: sql<string>`sum(${jobs.price})`,
    })
    .from(jobs)
    .where(and(eq(jobs.influencerId, accountId), gte(jobs.completedAt, monthStart(months[0]!))))
    .groupBy(sql`1`)
  const [sent] = await tx
    .select({ total: sql<string>`coalesce(sum(${withdrawals.price}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.accountId, accountId),
        eq(withdrawals.status, 'TransferComplete'),
        from ? gte(withdrawals.decidedAt, from) : undefined,
        from ? lt(withdrawals.decidedAt, addMonths(from, 1)) : undefined,
      ),
    )
  const earnedIn = new Map(chart.map((row) => [row.month, Number(row.earned)]))
  return {
    ...paid,
    withdrawn: Number(sent?.total ?? 0),
    months: months.map((month) => ({ month, earned: earnedIn.get(month) ?? 0 })),
  }
}

async function paidJobs(tx: Tx, accountId: string, from: Date | undefined) {
  const [row] = await tx
    .select({ n: sql<string>`count(*)`, earned: sql<string>`coalesce(sum(${jobs.price}), 0)` })
    .from(jobs)
    .where(
      and(
        eq(jobs.influencerId, accountId),
        eq(jobs.status, 'COMPLETED'),
        from ? gte(jobs.completedAt, from) : undefined,
        from ? lt(jobs.completedAt, addMonths(from, 1)) : undefined,
      ),
    )
  const earned = Number(row?.earned ?? 0)
  const landed = await landedOf(tx, accountId, from)
  return { earned, tax: Math.max(0, earned - landed), jobs: Number(row?.n ?? 0) }
}

/** What completed jobs put into the balance, net of tax and shares. */
async function landedOf(tx: Tx, accountId: string, from: Date | undefined): Promise<number> {
  let total = 0
  let before: string | undefined
  do {
    const page = await statement(tx, {
      owner: accountId,
      codes: ['creator_payable'],
      events: ['job_completed'],
      limit: 500,
      ...(before && { before }),
      ...(from && { from, until: addMonths(from, 1) }),
    })
    total += page.lines.reduce((sum, line) => sum + line.in, 0)
    before = page.next ?? undefined
  } while (before)
  return total
}
