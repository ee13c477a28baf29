import type { JobContext } from '../../jobs/rules/context.ts'
import { isOpenFor } from '../../jobs/rules/deadlines.ts'
import type { JobEvent } from '../../jobs/rules/events.ts'
import type { JobFacts } from '../../jobs/rules/facts.ts'
import type { JobTerms } from '../../jobs/rules/terms.ts'

export type RefundReason = keyof JobTerms['job.refund_bps']

/** How the money of an ended job is shared. The fee follows the price. */
export interface Settlement {
  /** Share of the price that goes back to the brand, basis points; the creator has the rest. */
  refundBps: number
  creatorShareBps: number
  /** Row of the refund table that was applied; null where an operator or the end of the job decided. */
  reason: RefundReason | null
  /** What the creator gets back for goods, satang; the rest of the cap returns to the brand. */
  reimbursement: number
  /** Package jobs: true when the unit itself comes back, false when it is used and a share returns as credits. */
  unitReturns: boolean
}

/** The refund table's row for a brand that cancels now. */
export function cancelReason(context: Pick<JobContext, 'facts' | 'now' | 'timeline'>): RefundReason {
  const { facts } = context
  switch (facts.status) {
    case 'WORKING':
      if (facts.draftsSent > 0) return 'draft_sent'
      return isOpenFor('marketer', context) ? 'late' : 'working'
    case 'READY':
      return isOpenFor('marketer', context) ? 'late' : 'ready'
    case 'SUBMIT':
    case 'INSIGHT':
      return 'posted'
    default:
      return 'before_work'
  }
}

/** The row for a job that the system ends because somebody was silent too long. */
function timeoutReason(event: JobEvent, facts: JobFacts): RefundReason {
  if (event === 'draftTimeout') return facts.draftsSent > 0 ? 'draft_sent' : 'late'
  return event === 'linkTimeout' ? 'late' : 'before_work'
}

/** What the creator spent on the brand's behalf: the approved receipt, or one still waiting, up to the cap. */
export function reimbursementDue(facts: JobFacts): number {
  if (facts.receipt !== 'approved' && facts.receipt !== 'review') return 0
  return Math.min(facts.receiptAmount, facts.reimbursementCap)
}

function settle(facts: JobFacts, refundBps: number, reason: RefundReason | null, reimbursed: boolean): Settlement {
  return {
    refundBps,
    creatorShareBps: 10_000 - refundBps,
    reason,
    reimbursement: reimbursed ? reimbursementDue(facts) : 0,
    unitReturns: facts.fundedBy === 'package' && refundBps === 10_000,
  }
}

/**
 * How the hold is shared when `event` ends the job (facts as they were before the step).
 * Reimbursement is paid with the completion, on a cancel by the brand, and where an operator says so; a creator who
 * leaves or goes silent keeps what was bought and the cap returns.
 */
export function settlementOf(context: JobContext): Settlement {
  const { facts, event, input, terms } = context
  const table = terms['job.refund_bps']
  switch (event) {
    case 'pay':
      return settle(facts, 0, null, true)
    case 'decide':
      return settle(facts, 10_000 - (input.creatorShareBps ?? 0), null, input.payReimbursement === true)
    case 'cancel': {
      const reason = cancelReason(context)
      return settle(facts, table[reason], reason, true)
    }
    case 'decline':
    case 'leave':
      return settle(facts, table.before_work, 'before_work', false)
    default: {
      const reason = timeoutReason(event, facts)
      return settle(facts, table[reason], reason, false)
    }
  }
}
