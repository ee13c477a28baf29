import { HOUR, MINUTE } from '../../../core/clock.ts'
import type { ChargeStatus } from '../shapes.ts'
import { payableOf } from './amounts.ts'

/** The status of a charge as read from the provider. */
export interface ProviderStatus {
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'
  amount: number
  currency: string
  failureCode: string | null
}

export interface StoredCharge {
  status: ChargeStatus
  total: number
  withheld: number
  expiresAt: Date
}

export type Verdict =
  | { kind: 'nothing' }
  | { kind: 'paid' }
  | { kind: 'wrong_amount'; received: number }
  | { kind: 'failed'; code: string }
  | { kind: 'expired' }

/** True if a payment can still arrive. This includes expired and cancelled charges. */
export const isUnpaid = ({ status }: Pick<StoredCharge, 'status'>): boolean =>
  status === 'pending' || status === 'expired' || status === 'cancelled'

const NOTHING: Verdict = { kind: 'nothing' }

/**
 * What to do with the provider's status. A payment counts once, even if it is reported late, and only with the exact
 * amount. A status older than the stored one changes nothing.
 */
export function verdictOf(stored: StoredCharge, answer: ProviderStatus, now: Date): Verdict {
  if (stored.status === 'paid' || stored.status === 'review') return NOTHING
  if (answer.status === 'successful') {
    const exact = answer.amount === payableOf(stored) && answer.currency === 'THB'
    return exact ? { kind: 'paid' } : { kind: 'wrong_amount', received: answer.amount }
  }
  if (stored.status !== 'pending') return NOTHING
  if (answer.status === 'failed' || answer.status === 'reversed')
    return { kind: 'failed', code: answer.failureCode ?? answer.status }
  return answer.status === 'expired' || now >= stored.expiresAt ? { kind: 'expired' } : NOTHING
}

/** How long after its expiry a charge's payment can still be reported. */
const LATE_PAYMENT_WINDOW = 24 * HOUR

/** When to read the charge again: every minute while it can be paid, then every hour for a day, then never (null). */
export function nextCheck(expiresAt: Date, now: Date): Date | null {
  if (now < expiresAt) return new Date(now.getTime() + MINUTE)
  const next = new Date(now.getTime() + HOUR)
  return next.getTime() <= expiresAt.getTime() + LATE_PAYMENT_WINDOW ? next : null
}

/** The displayed status: an expired charge shows as expired even before the sweep has processed it. */
export const shownStatus = (stored: StoredCharge, now: Date): ChargeStatus =>
  stored.status === 'pending' && now >= stored.expiresAt ? 'expired' : stored.status
