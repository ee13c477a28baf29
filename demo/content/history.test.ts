import { describe, expect, it } from 'vitest'
import { DAY } from '../../src/core/clock.ts'
import { defaultSettings, settingsAt } from '../../src/core/settings.ts'
import { lotEnd } from '../../src/features/credits/rules/lots.ts'
import { heldBy } from '../../src/features/settlement/rules/money.ts'
import { todayAt } from '../day.ts'
import { type Booking, historyOf } from '../history.ts'
import { playJob } from '../play.ts'
import { incomesOf } from '../splits.ts'
import { JOBS } from './jobs.ts'
import { PACKAGES } from './packages.ts'

const START = new Date('2025-11-16T07:00:00Z') // a Sunday
const bookingsOn = (weekday: number): Booking[] => {
  const today = todayAt(new Date(START.getTime() + weekday * DAY))
  const settings = settingsAt(defaultSettings, today.now)
  return historyOf(
    JOBS.map((job) => playJob(job, today, settings)),
    today,
    settings,
  )
}

/** Credits that a hold takes. A unit of a package is not counted. */
const creditsOf = (booking: Booking & { kind: 'hold' | 'extra' }): number =>
  booking.kind === 'extra' ? heldBy(booking.leg) : (booking.played.job.package ? 0 : heldBy(booking.leg)) + booking.cap

interface Lot {
  expiresAt: Date
  left: number
}

/** A second, simple calculation of the same bookings: brands' lots, package units and creators' balances. */
class Books {
  readonly lots = new Map<string, Lot[]>()
  readonly units = new Map<string, number>()
  readonly balance = new Map<string, number>()

  private add(map: Map<string, number>, key: string, amount: number): void {
    const after = (map.get(key) ?? 0) + amount
    expect(after, key).toBeGreaterThanOrEqual(0)
    map.set(key, after)
  }

  private spend(marketer: string, amount: number, at: Date): void {
    let left = amount
    for (const lot of this.lots.get(marketer) ?? []) {
      if (lot.expiresAt <= at) continue
      const part = Math.min(lot.left, left)
      lot.left -= part
      left -= part
    }
    expect(left, `${marketer} at ${at.toISOString()}`).toBe(0)
  }

  apply(booking: Booking): void {
    if (booking.kind === 'purchase') this.buy(booking)
    else if (booking.kind === 'withdrawal') {
      const { kind, influencer, price } = booking.event
      if (kind !== 'transfer') this.add(this.balance, influencer, kind === 'withdraw' ? -price : price)
    } else if (booking.kind === 'settle') this.settle(booking)
    else if (booking.kind === 'vat') this.add(this.balance, booking.payment.payee, booking.payment.amount)
    else {
      const { marketer } = booking.played.job
      this.spend(marketer, creditsOf(booking), booking.at)
      if (booking.kind === 'hold' && booking.played.job.package) this.add(this.units, marketer, -1)
    }
  }

  private buy({ purchase, at }: Booking & { kind: 'purchase' }): void {
    const { marketer } = purchase
    if (purchase.kind === 'package')
      this.add(this.units, marketer, PACKAGES.find((item) => item.key === purchase.package)!.jobs)
    else {
      const lot = { expiresAt: lotEnd(at, 12), left: purchase.credits }
      this.lots.set(marketer, [...(this.lots.get(marketer) ?? []), lot])
    }
  }

  private settle({ played, settlement: { split }, settlement }: Booking & { kind: 'settle' }): void {
    const { marketer, influencer } = played.job
    const back = split.back + split.reimbursement.back
    if (back > 0) this.lots.get(marketer)!.at(-1)!.left += back
    if (split.unitReturns) this.add(this.units, marketer, 1)
    for (const [key, amount] of incomesOf(influencer, settlement)) this.add(this.balance, key, amount)
  }
}

const settled = (bookings: Booking[]) => bookings.flatMap((booking) => (booking.kind === 'settle' ? [booking] : []))
const withdrawn = (bookings: Booking[]) =>
  bookings.flatMap((booking) => (booking.kind === 'withdrawal' ? [booking] : []))

describe.each([0, 1, 2, 3, 4, 5, 6])('history when today is weekday %i', (weekday) => {
  const bookings = bookingsOn(weekday)

  it('is in order and never takes a balance below zero', () => {
    const books = new Books()
    let last = 0
    for (const booking of bookings) {
      expect(booking.at.getTime()).toBeGreaterThanOrEqual(last)
      last = booking.at.getTime()
      books.apply(booking)
    }
    expect(books.balance.get('ploy')).toBeGreaterThan(100_000)
  })

  it('makes automatic withdrawals on Mondays, from 1,000 baht and without a fee', () => {
    const automatic = withdrawn(bookings).flatMap(({ at, event }) =>
      event.kind === 'withdraw' && event.type === 'automatic' ? [{ at, event }] : [],
    )
    expect(automatic.length).toBeGreaterThan(40)
    for (const { at, event } of automatic) {
      expect(todayAt(at).weekday).toBe(1)
      expect(event.price).toBeGreaterThanOrEqual(100_000)
      expect(event.fee).toBe(0)
    }
  })

  it('has manual withdrawals with the right fee, one of them rejected, and at most one pending per creator', () => {
    const events = withdrawn(bookings).map(({ event }) => event)
    for (const event of events) {
      if (event.kind !== 'withdraw' || event.type === 'automatic') continue
      expect(event.price).toBeGreaterThanOrEqual(10_000)
      expect(event.fee).toBe(event.price < 100_000 ? 1_500 : 0)
    }
    expect(events.filter((event) => event.kind === 'withdraw_reject')).toHaveLength(1)
    const answered = new Set(events.flatMap((event) => (event.kind === 'withdraw' ? [] : [event.key])))
    const waiting = events.filter((event) => !answered.has(event.key)).map((event) => event.influencer)
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    expect(new Set(waiting).size).toBe(waiting.length)
  })
})

describe('the money of the jobs', () => {
  const bookings = bookingsOn(1)

  it('is held once for each accepted job and paid out in full', () => {
    const held = bookings.flatMap((booking) => (booking.kind === 'hold' ? [booking.played.job.key] : []))
    expect(new Set(held).size).toBe(held.length)
    expect(held).toHaveLength(JOBS.filter((job) => job.steps.some((step) => step.state === 'ASSIGN')).length)
    for (const { settlement } of settled(bookings))
      for (const leg of settlement.split.legs) expect(leg.creator + leg.fee + leg.back).toBe(leg.held)
  })

  it('is refunded at the rate that the content states', () => {
    for (const { played, step } of settled(bookings)) {
      const { money } = step.decision
      if (played.job.ending && money.kind === 'refund')
        expect(money.refundBps, played.job.key).toBe(played.job.ending.refundBp)
    }
  })

  it('is refunded by the share of a cancelled job: 2,475 of 4,500 + 450 at 50 %', () => {
    const halves = settled(bookings).filter(({ settlement }) => settlement.creatorShareBps === 5_000)
    expect(halves.length).toBeGreaterThan(0)
    for (const { played, settlement } of halves) {
      expect(settlement.split.back).toBe((played.job.pay + played.job.fee) / 2)
      expect(settlement.split.gross).toBe(played.job.pay / 2)
    }
  })

  it('rewards the creator who invited another one', () => {
    const rewards = settled(bookings).flatMap(({ settlement }) => settlement.referral ?? [])
    expect(rewards.length).toBeGreaterThan(0)
    expect(new Set(rewards.map((reward) => reward.key))).toEqual(new Set(['ploy']))
  })
})
