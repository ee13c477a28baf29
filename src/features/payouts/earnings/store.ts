import { sql } from 'drizzle-orm'
import { addMonths, type Day, dayOf, monthOf, startOfDay } from '../../../core/calendar.ts'
import { type Satang, satang } from '../../../core/money.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { accountId } from '../../../ledger/account.ts'
import { countCertificates } from '../../documents/service.ts'
import { HELD } from '../../jobs/rules/states.ts'
import { acceptedPayOf } from '../../jobs/service.ts'
import { incomeMonths } from '../schema.ts'
import { TAXED_KINDS } from '../shapes.ts'

/** Expected pay of active jobs, before tax: the money is on hold for this influencer. */
export async function expectedOf(tx: Tx, accountId: string): Promise<Satang> {
  const pay = await acceptedPayOf(tx, accountId)
  return satang(HELD.reduce((sum, status) => sum + (pay[status] ?? 0), 0))
}

/** Start of a month (yyyy-mm) or a year (yyyy), and start of the next one. */
export function boundsOf(period: string): { from: Date; until: Date } {
  const year = period.length === 4
  const from = startOfDay(year ? `${period}-01-01` : `${period}-01`)
  return { from, until: addMonths(from, year ? 12 : 1) }
}

const monthStart = (month: string): Date => startOfDay(`${month}-01`)
const MONTHS_SHOWN = 6

/** The months of a chart: for a year its months up to the current one, otherwise the last six. */
function monthsShown(period: string, thisMonth: string): string[] {
  const months = (first: string, count: number) =>
    Array.from({ length: count }, (_, i) => monthOf(addMonths(monthStart(first), i)))
  if (period.length === 4) return months(`${period}-01`, 12).filter((month) => month <= thisMonth)
  return months(monthOf(addMonths(monthStart(thisMonth), 1 - MONTHS_SHOWN)), MONTHS_SHOWN)
}

interface KindRow {
  kind: string
  gross: string
  vat: string
  tax: string
  jobs: string
}

/** Totals of a month, a year or all time, read from the monthly sums, by kind of income; with the months of a chart. */
export async function earningsSummary(tx: Tx, owner: string, period: string, thisMonth: string) {
  const { from, until } = period === 'all' ? {} : boundsOf(period)
  const rows = await rowsOf<KindRow>(
    tx,
    sql`select kind, sum(gross) as gross, sum(vat) as vat, sum(tax) as tax, sum(jobs) as jobs
      from ${incomeMonths} where owner_id = ${owner}::uuid ${from ? sql`and month >= ${dayOf(from)}::date` : sql``}
        ${until ? sql`and month < ${dayOf(until)}::date` : sql``} group by kind`,
  )
  const of = (kind: string) => {
    const row = rows.find((one) => one.kind === kind)
    return { gross: Number(row?.gross ?? 0), tax: Number(row?.tax ?? 0), vat: Number(row?.vat ?? 0) }
  }
  const kinds = TAXED_KINDS.map((kind) => ({ kind, gross: of(kind).gross, tax: of(kind).tax }))
  const total = (part: 'gross' | 'tax' | 'vat') => TAXED_KINDS.reduce((sum, kind) => sum + of(kind)[part], 0)
  const [earned, tax, vat, reimbursed] = [total('gross'), total('tax'), total('vat'), of('reimbursement').gross]
  return {
    earned,
    tax,
    vat,
    reimbursed,
    net: earned - tax + vat + reimbursed,
    kinds,
    jobs: Number(rows.find((row) => row.kind === 'work')?.jobs ?? 0),
    ...(await withdrawalsIn(tx, owner, from, until)),
    certificates: await countCertificates(tx, owner, { ...(from && { from }), ...(until && { until }) }),
    months: await earnedByMonth(tx, owner, monthsShown(period, thisMonth)),
  }
}

async function earnedByMonth(tx: Tx, owner: string, months: readonly string[]) {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const rows = await rowsOf<{ month: string; earned: string }>(
    tx,
    sql`select to_char(month, 'YYYY-MM') as month, sum(gross) as earned from ${incomeMonths}
      where owner_id = ${owner}::uuid and kind <> 'reimbursement'
        and month between ${`${first}-01`}::date and ${`${last}-01`}::date group by 1`,
  )
  const earnedIn = new Map(rows.map((row) => [row.month, Number(row.earned)]))
  return months.map((month) => ({ month, earned: earnedIn.get(month) ?? 0 }))
}

interface MonthIncome {
  /** As yyyy-mm. */
  month: string
  amount: Satang
  /** Own jobs that were completed. */
  jobs: number
}

/**
 * Income by Bangkok month, from a month on: after tax, with VAT once its tax invoice is approved, without
 * reimbursements.
 */
export async function incomeByMonth(tx: Tx, owner: string, from?: Day): Promise<MonthIncome[]> {
  const rows = await rowsOf<{ month: string; amount: string; jobs: string }>(
    tx,
    sql`select to_char(month, 'YYYY-MM') as month, sum(gross + vat - tax) as amount,
        coalesce(sum(jobs) filter (where kind = 'work'), 0) as jobs
      from ${incomeMonths} where owner_id = ${owner}::uuid and kind <> 'reimbursement'
        ${from ? sql`and month >= ${from}::date` : sql``} group by 1`,
  )
  return rows.map(({ month, amount, jobs }) => ({ month, amount: satang(Number(amount)), jobs: Number(jobs) }))
}

/**
 * Withdrawals including the fee: those that were transferred (a returned transfer is subtracted in the period of its
 * return), and the Pending amounts at the start and at the end of the period.
 */
async function withdrawalsIn(tx: Tx, owner: string, from?: Date, until?: Date) {
  const pending = accountId({ code: 'creator_pending_withdrawal', owner: owner.toLowerCase() })
  const before = from ? sql`day < ${dayOf(from)}::date` : sql`false`
  const [row] = await rowsOf<{ withdrawn: string; at_start: string; at_end: string }>(
    tx,
    sql`select coalesce(sum(debited - credited) filter (where other_code <> 'creator_payable' and not ${before}), 0) as withdrawn,
        coalesce(sum(credited - debited) filter (where ${before}), 0) as at_start,
        coalesce(sum(credited - debited), 0) as at_end
      from ledger_days where account_id = ${pending}::uuid ${until ? sql`and day < ${dayOf(until)}::date` : sql``}`,
  )
  return {
    withdrawn: Number(row!.withdrawn),
    pendingAtStart: Number(row!.at_start),
    pendingAtEnd: Number(row!.at_end),
  }
}
