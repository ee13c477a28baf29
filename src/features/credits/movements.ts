import { startOfDay } from '../../core/calendar.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { type LedgerEvent, ledgerEvents } from '../../ledger/events.ts'
import { type StatementLine, statement } from '../../ledger/statement.ts'
import { documentsOf } from '../documents/service.ts'
import type { StatementLineView } from './shapes.ts'

/** What brings credits and what takes them, as the spendable balance sees it. */
const EVENTS: Record<'add' | 'subtract', readonly LedgerEvent[]> = {
  add: ['credits_purchased', 'credits_granted', 'hold_released', 'job_completed', 'job_cancelled'],
  subtract: ['job_held', 'extra_round_held', 'reimbursement_held', 'credits_expired', 'credits_refunded', 'chargeback'],
}

/** First and last (exclusive) instant of a Bangkok month `yyyy-mm`. */
export function monthBounds(month: string): { from: Date; until: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfDay(`${month}-01`), until: startOfDay(`${next}-01`) }
}

/** Names of jobs for a statement: job id → title. */
export type NameJobs = (tx: Tx, jobIds: readonly string[], lang: Lang) => Promise<ReadonlyMap<string, string>>

let nameJobs: NameJobs = async () => new Map()

/** Says how jobs are named in statements. Called once by the feature that owns them, when it is loaded. */
export function nameJobsWith(names: NameJobs): void {
  nameJobs = names
}

export interface MovementQuery {
  month?: string | undefined
  type?: 'add' | 'subtract' | undefined
  before?: string
  limit: number
}

/** Movements of a brand's spendable credits, newest first, with names, balances and tax invoices. */
export async function listMovements(
  tx: Tx,
  owner: string,
  query: MovementQuery,
  lang: Lang,
): Promise<{ lines: StatementLineView[]; next: string | null }> {
  const { month, type, before, limit } = query
  const page = await statement(tx, {
    owner,
    codes: ['customer_credits'],
    limit,
    ...(before && { before }),
    ...(month && monthBounds(month)),
    ...(type && { events: EVENTS[type] }),
  })
  const chargeIds = page.lines.flatMap((line) => line.chargeId ?? [])
  const papers = await documentsOf(tx, 'charge', [...new Set(chargeIds)])
  const invoices = new Map(papers.map(({ id, serial, refId }) => [refId, { id, serial }]))
  const titles = await nameJobs(tx, [...new Set(page.lines.flatMap((line) => line.jobId ?? []))], lang)
  const lines = page.lines.map((line) => ({
    ...viewLine(line, invoices, lang),
    title: titles.get(line.jobId ?? '') ?? titleOf(line),
  }))
  return { lines, next: page.next }
}

/** A title that was kept with the entry itself. */
const titleOf = (line: StatementLine): string | null => (typeof line.memo?.title === 'string' ? line.memo.title : null)

function viewLine(
  line: StatementLine,
  invoices: ReadonlyMap<string, { id: string; serial: string }>,
  lang: Lang,
): Omit<StatementLineView, 'title'> {
  const { entryId: id, event, reference, balance, jobId, campaignId, chargeId } = line
  return {
    id,
    at: line.occurredAt.toISOString(),
    event,
    type: line.in > 0 ? 'add' : 'subtract',
    text: ledgerEvents[event][lang],
    reference,
    in: line.in,
    out: line.out,
    balance,
    jobId,
    campaignId,
    chargeId,
    document: (event === 'credits_purchased' && chargeId && invoices.get(chargeId)) || null,
  }
}
