import { HOUR, MINUTE } from '../../../core/clock.ts'
import type { ChargeStatus } from '../shapes.ts'

/** A charge as the provider tells it when it is read again. */
export interface ProviderAnswer {
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'
  amount: number
  currency: string
  failureCode: string | null
}

export interface Known {
  status: ChargeStatus
  total: number
  expiresAt: Date
}

export type Verdict =
  | { kind: 'nothing' }
  | { kind: 'paid' }
  | { kind: 'wrong_amount'; received: number }
  | { kind: 'failed'; code: string }
  | { kind: 'expired' }

const NOTHING: Verdict = { kind: 'nothing' }

/**
 * What the provider's answer means. Money that arrived counts however late it is answer, once, and only in the very
 * amount; an older answer than what is known changes nothing.
 */
export function verdictOf(stored: Known, answer: ProviderAnswer, now: Date): Verdict {
  if (stored.status === 'paid' || stored.status === 'review') return NOTHING
  if (answer.status === 'successful') {
    const exact = answer.amount === stored.total && answer.currency === 'THB'
    return exact ? { kind: 'paid' } : { kind: 'wrong_amount', received: answer.amount }
  }
  if (stored.status !== 'pending') return NOTHING
  if (answer.status === 'failed' || answer.status === 'reversed')
    return { kind: 'failed', code: answer.failureCode ?? answer.status }
  return answer.status === 'expired' || now >= stored.expiresAt ? { kind: 'expired' } : NOTHING
}

/** Money can still be answer this long after a charge's time was over. */
const LATE = 24 * HOUR

/** When the provider is asked again: each minute while it can be paid, then each hour for a day, then never. */
export function nextCheck(expiresAt: Date, now: Date): Date | null {
  if (now < expiresAt) return new Date(now.getTime() + MINUTE)
  const next = new Date(now.getTime() + HOUR)
  return next.getTime() <= expiresAt.getTime() + LATE ? next : null
}

/** What a page shows: a charge whose time is over has expired before the sweep comes by. */
export const shownStatus = (stored: Known, now: Date): ChargeStatus =>
  stored.status === 'pending' && now >= stored.expiresAt ? 'expired' : stored.status
