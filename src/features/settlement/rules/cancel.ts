import type { JobContext } from '../../jobs/rules/context.ts'
import { isOpenFor } from '../../jobs/rules/deadlines.ts'
import type { JobEvent } from '../../jobs/rules/events.ts'
import type { JobFacts } from '../../jobs/rules/facts.ts'
import type { JobTerms } from '../../jobs/rules/terms.ts'

export type RefundReason = keyof JobTerms['job.refund_bps']

/** How the money of an ended job is split. The fee is proportional to the price. */
export interface Settlement {
  /** The marketer's refund as a share of the price, basis points; the influencer gets the rest. */
  refundBps: number
  creatorShareBps: number
  /** The row of the refund table that applied; null if an operator or the completion decided. */
  reason: RefundReason | null
  /** The influencer's reimbursement for goods, satang; the rest of the maximum is returned to the marketer. */
  reimbursement: number
  /** Package jobs: true if the unit itself is returned, false if it is used and a share is returned as credits. */
  unitReturns: boolean
}

/** The row of the refund table if the marketer cancels now. */
function cancelReason(context: Pick<JobContext, 'facts' | 'now' | 'timeline'>): RefundReason {
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

/** The row for a job that the system ends because one side did not respond in time. */
function timeoutReason(event: JobEvent, facts: JobFacts): RefundReason {
  if (event === 'draftTimeout') return facts.draftsSent > 0 ? 'draft_sent' : 'late'
  return event === 'linkTimeout' ? 'late' : 'before_work'
}

/** The influencer's expenses for the marketer: the approved or still pending receipt, up to the maximum. */
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
 * How the hold is split when `event` ends the job (facts as before the step). The reimbursement is paid on completion,
 * when the marketer cancels, and when an operator decides so. An influencer who leaves or does not respond keeps the
 * goods and gets no reimbursement.
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
