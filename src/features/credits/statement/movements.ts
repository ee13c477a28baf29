import { type Day, startOfDay } from '../../../core/calendar.ts'
import { CREDIT_MOVES } from '../../../core/credit-moves.ts'
import { dayRange } from '../../../core/day-range.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { type CreditLine, creditStatement } from '../../../ledger/credit-statement.ts'
import { type DocumentRef, type DocumentsByRef, documentsByRef, refKey } from '../../documents/service.ts'
import { causeOf, movementOf } from '../rules/moves.ts'
import type { Movement, StatementLineView } from '../shapes.ts'
import {
  type CampaignLimit,
  campaignsWithin,
  type LineJob,
  listLineJobs,
  listOrderNumbers,
  type OrderNumbers,
} from './store.ts'

/** Start (inclusive) and end (exclusive) of a Bangkok month `yyyy-mm`. */
export function monthBounds(month: string): { from: Date; until: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfDay(`${month}-01`), until: startOfDay(`${next}-01`) }
}

interface Period {
  from?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
}

interface PeriodQuery {
  month?: string | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** The query's days (inclusive) or month as instants. Errors: `invalid_input` if the end is before the start. */
export function periodOf({ month, from, to }: PeriodQuery): Period {
  return month && !from && !to ? monthBounds(month) : dayRange({ from, to })
}

export interface MovementQuery extends CampaignLimit, Period {
  type?: Movement | undefined
  /** Only movements of this job. */
  jobId?: string | undefined
  before?: string | undefined
  limit: number
}

/** Movements of a brand's credits, newest first, with names, balances and documents. */
export async function listMovements(
  tx: Tx,
  owner: string,
  query: MovementQuery,
  lang: Lang,
): Promise<{ lines: StatementLineView[]; next: string | null }> {
  const { from, until, type, jobId, before, limit } = query
  const kinds = type && CREDIT_MOVES.filter((kind) => movementOf(kind) === type)
  const page = await creditStatement(tx, owner, {
    limit,
    before,
    kinds,
    campaigns: campaignsWithin(query),
    jobId,
    from,
    until,
  })
  const issued = await documentsByRef(
    tx,
    page.lines.flatMap((line) => refOf(line) ?? []),
  )
  const jobs = await listLineJobs(tx, [...new Set(page.lines.flatMap((line) => line.jobId ?? []))], lang)
  const orders = await listOrderNumbers(tx, [...new Set(page.lines.flatMap((line) => line.chargeId ?? []))])
  const lines = page.lines.map((line) => {
    const job = jobs.get(line.jobId ?? '')
    return viewLine(line, issued, job, job ?? orders.get(line.chargeId ?? ''))
  })
  return { lines, next: page.next }
}

/** The title stored with the entry. */
const titleOf = (line: CreditLine): string | null => (typeof line.memo?.title === 'string' ? line.memo.title : null)

/** What the document of a line refers to: the charge of a top-up, the refund, or the charge that was charged back. */
function refOf({ kind, chargeId, reference }: CreditLine): DocumentRef | null {
  if (kind === 'top_up') return chargeId ? { type: 'charge', id: chargeId } : null
  if (kind === 'chargeback') return chargeId ? { type: 'chargeback', id: chargeId } : null
  return kind === 'refund' ? { type: 'refund', id: reference.split(':')[1] ?? '' } : null
}

function viewLine(
  line: CreditLine,
  issued: DocumentsByRef,
  job: LineJob | undefined,
  order: OrderNumbers | undefined,
): StatementLineView {
  const ref = refOf(line)
  const { entryId: id, kind, available, held, availableAfter, heldAfter, jobId, campaignId, chargeId } = line
  return {
    id,
    at: line.occurredAt.toISOString(),
    kind,
    type: movementOf(kind),
    cause: causeOf(line, job),
    title: job ? `${job.campaign} · ${job.influencer}` : titleOf(line),
    campaign: job?.campaign ?? null,
    poNumber: order?.poNumber ?? '',
    costCentre: order?.costCentre ?? '',
    available,
    held,
    availableAfter,
    heldAfter,
    jobId,
    campaignId,
    chargeId,
    document: (ref && issued.get(refKey(ref))) || null,
  }
}
