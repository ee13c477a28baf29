import { DAY, HOUR } from '../src/core/clock.ts'
import type { Satang } from '../src/core/money.ts'
import { seedId } from './day.ts'
import type { PlayedJob } from './play.ts'
import type { SeedSettlement } from './splits.ts'

/** The VAT of one payment to a registered payee, with the status of its tax invoice. */
export interface SeedVatPayment {
  id: string
  /** Key of the payee. */
  payee: string
  role: 'creator' | 'manager'
  base: Satang
  amount: Satang
  paidAt: Date
  status: 'waiting' | 'in_progress' | 'rejected' | 'approved'
  sentAt: Date | null
  decidedAt: Date | null
}

const DAYS_TO_SEND = 2
/** Payments older than this many days have an approved tax invoice; the newest have none yet. */
const APPROVED_AFTER = 45
const SENT_AFTER = 6

const after = (at: Date, days: number, hours = 0) => new Date(at.getTime() + days * DAY + hours * HOUR)

function progressOf(
  role: SeedVatPayment['role'],
  paidAt: Date,
  now: Date,
): Pick<SeedVatPayment, 'status' | 'sentAt' | 'decidedAt'> {
  const age = (now.getTime() - paidAt.getTime()) / DAY
  if (age < SENT_AFTER) return { status: 'waiting', sentAt: null, decidedAt: null }
  const sentAt = after(paidAt, DAYS_TO_SEND)
  const decidedAt = after(sentAt, 0, 5)
  if (age > APPROVED_AFTER) return { status: 'approved', sentAt, decidedAt }
  if (role === 'manager') return { status: 'in_progress', sentAt: after(now, 0, -6), decidedAt: null }
  return { status: 'rejected', sentAt, decidedAt }
}

/** The VAT payments of a job that ended at `paidAt`. */
export const vatPaymentsOf = (
  { job }: PlayedJob,
  { split, manager }: SeedSettlement,
  paidAt: Date,
  now: Date,
): SeedVatPayment[] =>
  split.payees
    .filter(({ vat }) => vat > 0)
    .map(({ role, gross, vat }) => ({
      id: seedId(`vat/${job.key}/${role}`, paidAt),
      payee: role === 'manager' && manager ? manager.key : job.influencer,
      role,
      base: gross,
      amount: vat,
      paidAt,
      ...progressOf(role, paidAt, now),
    }))
