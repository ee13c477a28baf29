import type { Settings } from '../src/core/settings.ts'
import { extraRoundLeg, type Leg } from '../src/features/settlement/rules/money.ts'
import { purchases } from './content/purchases.ts'
import type { Income, Purchase, WithdrawalEvent } from './content/types-history.ts'
import { withdrawals } from './content/withdrawals.ts'
import { momentOf, type Today, whenOf } from './day.ts'
import type { PlayedJob, PlayedStep } from './play.ts'
import { emptyReferrals, incomesOf, mainLeg, type SeedSettlement, settlementOf } from './splits.ts'
import { type SeedVatPayment, vatPaymentsOf } from './vat-payments.ts'

interface OfJob {
  played: PlayedJob
  step: PlayedStep
}

/** One change of money, credits or package units. */
export type Booking = { at: Date } & (
  | { kind: 'purchase'; purchase: Purchase }
  | ({ kind: 'hold'; leg: Leg; cap: number } & OfJob)
  | ({ kind: 'extra'; leg: Leg; seq: number } & OfJob)
  | ({ kind: 'settle'; settlement: SeedSettlement } & OfJob)
  | ({ kind: 'vat'; payment: SeedVatPayment } & Pick<OfJob, 'played'>)
  | { kind: 'withdrawal'; event: WithdrawalEvent }
)

/** For bookings in the same minute, money comes in before it goes out. */
const ORDER: readonly Booking['kind'][] = ['purchase', 'settle', 'vat', 'hold', 'extra', 'withdrawal']
const byTime = (a: Booking, b: Booking): number =>
  a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)

function holdOf(played: PlayedJob, step: PlayedStep): Booking {
  return { kind: 'hold', at: step.at, leg: mainLeg(played), cap: played.job.reimbursementCap ?? 0, played, step }
}

/** The steps of all jobs that moved money, in order. */
function bookingsOf(jobs: readonly PlayedJob[], settings: Settings): Booking[] {
  const moves = jobs
    .flatMap((played) => played.steps.map((step) => ({ played, step })))
    .filter(({ step }) => step.decision.money.kind !== 'none')
    .sort((a, b) => a.step.at.getTime() - b.step.at.getTime())
  const book = emptyReferrals()
  return moves.map(({ played, step }): Booking => {
    const { at, decision } = step
    if (decision.money.kind === 'hold') return holdOf(played, step)
    if (decision.money.kind === 'extraRoundHold')
      return { kind: 'extra', at, leg: extraRoundLeg(played.job.pay, settings), seq: 1, played, step }
    return { kind: 'settle', at, settlement: settlementOf(played, step, settings, book)!, played, step }
  })
}

const earnedIn = (bookings: readonly Booking[], today: Today): Income[] =>
  bookings.flatMap((booking) => {
    const at = whenOf(today, booking.at)
    if (booking.kind === 'vat') return [{ at, influencer: booking.payment.payee, amount: booking.payment.amount }]
    if (booking.kind !== 'settle') return []
    return incomesOf(booking.played.job.influencer, booking.settlement).map(([influencer, amount]) => ({
      at,
      influencer,
      amount,
    }))
  })

/** VAT that was paid out because its tax invoice was approved. */
const vatReleasedIn = (bookings: readonly Booking[], today: Today): Booking[] =>
  bookings.flatMap((booking) => {
    if (booking.kind !== 'settle') return []
    const payments = vatPaymentsOf(booking.played, booking.settlement, booking.at, today.now)
    return payments.flatMap((payment): Booking[] =>
      payment.status === 'approved' && payment.decidedAt
        ? [{ kind: 'vat', at: payment.decidedAt, payment, played: booking.played }]
        : [],
    )
  })

/**
 * Three months of business in order: purchases, holds, completions, cancellations, withdrawals. Posted in this order, no
 * balance falls below zero. Expired credits are not included; the ledger handles them.
 */
export function historyOf(jobs: readonly PlayedJob[], today: Today, settings: Settings): Booking[] {
  const bought = purchases().map(
    (purchase): Booking => ({ kind: 'purchase', at: momentOf(today, purchase.at), purchase }),
  )
  const ofJobs = bookingsOf(jobs, settings)
  const business = [...bought, ...ofJobs, ...vatReleasedIn(ofJobs, today)].sort(byTime)
  const taken = withdrawals(earnedIn(business, today), today.weekday)
  return [
    ...business,
    ...taken.map((event): Booking => ({ kind: 'withdrawal', at: momentOf(today, event.at), event })),
  ].sort(byTime)
}
