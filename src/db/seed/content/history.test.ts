import { describe, expect, it } from 'vitest'
import { history } from './history.ts'
import { minutesOf } from './job-timeline.ts'
import { JOBS } from './jobs.ts'
import { PACKAGES } from './packages.ts'
import type { MoneyEvent } from './types-history.ts'

interface Lot {
  key: string
  day: number
  left: number
}

/** A second, plain reckoning of the same events: brands' lots, package units and creators' balances. */
class Books {
  readonly lots = new Map<string, Lot[]>()
  readonly units = new Map<string, number>()
  readonly balance = new Map<string, number>()

  private add(map: Map<string, number>, key: string, amount: number): void {
    const after = (map.get(key) ?? 0) + amount
    expect(after, key).toBeGreaterThanOrEqual(0)
    map.set(key, after)
  }

  /** Earliest expiry first; a lot of 365 days or more can no longer be spent. */
  private spend(brand: string, amount: number, day: number): void {
    let left = amount
    for (const lot of this.lots.get(brand) ?? []) {
      if (lot.day + 365 <= day) continue
      const part = Math.min(lot.left, left)
      lot.left -= part
      left -= part
    }
    expect(left, `${brand} on day ${day}`).toBe(0)
  }

  private giveBack(brand: string, amount: number): void {
    if (amount > 0) this.lots.get(brand)!.at(-1)!.left += amount
  }

  apply(event: MoneyEvent): void {
    const { day } = event.at
    switch (event.kind) {
      case 'top_up':
        this.lots.set(event.brand, [
          ...(this.lots.get(event.brand) ?? []),
          { key: event.key, day, left: event.credits },
        ])
        break
      case 'package_purchase':
        this.add(this.units, event.brand, PACKAGES.find((item) => item.key === event.package)!.jobs)
        break
      case 'hold':
        this.spend(event.brand, event.credits + event.reimbursementCap, day)
        if (event.package) this.add(this.units, event.brand, -1)
        break
      case 'extra_hold':
        this.spend(event.brand, event.credits, day)
        break
      case 'release':
        this.giveBack(event.brand, event.returned)
        break
      case 'expire': {
        const lot = this.lots.get(event.brand)!.find((each) => each.key === event.lot)!
        expect(lot.left).toBe(event.credits)
        expect(lot.day).toBeLessThan(day - 366)
        lot.left = 0
        break
      }
      case 'withdraw':
        this.add(this.balance, event.creator, -event.price)
        break
      case 'withdraw_reject':
        this.add(this.balance, event.creator, event.price)
        break
      case 'complete':
      case 'cancel':
        this.giveBack(event.brand, event.returned)
        event.payouts.forEach((part, i) => {
          const bought = i === 0 && event.kind === 'complete' ? event.reimbursement : 0
          this.add(this.balance, part.creator, part.net + bought)
        })
    }
  }
}

describe.each([0, 1, 2, 3, 4, 5, 6])('history when today is weekday %i', (today) => {
  const events = history(today)

  it('is in order, in the past, and never takes a balance below zero', () => {
    const books = new Books()
    let last = Number.NEGATIVE_INFINITY
    for (const event of events) {
      expect(minutesOf(event.at)).toBeGreaterThanOrEqual(last)
      last = minutesOf(event.at)
      books.apply(event)
    }
    expect(last).toBeLessThan(0)
    for (const lot of [...books.lots.values()].flat()) if (lot.day < -366) expect(lot.left).toBe(0)
    expect(books.balance.get('ploy')).toBeGreaterThan(100_000)
  })

  it('runs the automatic withdrawals on Mondays, from 1,000 baht, free', () => {
    const automatic = events.flatMap((event) =>
      event.kind === 'withdraw' && event.type === 'automatic' ? [event] : [],
    )
    expect(automatic.length).toBeGreaterThan(40)
    for (const event of automatic) {
      expect((((today + event.at.day) % 7) + 7) % 7).toBe(1)
      expect(event.price).toBeGreaterThanOrEqual(100_000)
      expect(event.fee).toBe(0)
    }
  })

  it('has manual ones with the right fee, one rejected, some waiting, one each', () => {
    const asked = events.flatMap((event) => (event.kind === 'withdraw' ? [event] : []))
    for (const event of asked.filter((each) => each.type === 'manual')) {
      expect(event.price).toBeGreaterThanOrEqual(10_000)
      expect(event.fee).toBe(event.price < 100_000 ? 1_500 : 0)
    }
    expect(events.filter((event) => event.kind === 'withdraw_reject')).toHaveLength(1)
    const answered = new Set(
      events.flatMap((e) => (e.kind === 'transfer' || e.kind === 'withdraw_reject' ? [e.withdrawal] : [])),
    )
    const waiting = asked.filter((event) => !answered.has(event.key)).map((event) => event.creator)
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    expect(new Set(waiting).size).toBe(waiting.length)
  })
})

describe('money of the jobs', () => {
  it('is held once for each accepted job and paid out in full', () => {
    const events = history(1)
    const held = events.flatMap((event) => (event.kind === 'hold' ? [event.job] : []))
    expect(new Set(held).size).toBe(held.length)
    expect(held).toHaveLength(JOBS.filter((job) => job.steps.some((step) => step.state === 'ASSIGN')).length)
    for (const event of events) {
      if (event.kind !== 'complete') continue
      const job = JOBS.find((each) => each.key === event.job)!
      expect(event.payouts.reduce((total, part) => total + part.gross, 0)).toBe(job.pay)
      for (const part of event.payouts) expect(part.net).toBe(part.gross - part.tax + part.vat)
    }
  })

  it('counts a cancelled job by its share: 4,500 + 450 at 50 % gives 2,475 back', () => {
    const halves = history(1).flatMap((event) => (event.kind === 'cancel' && event.refundBp === 5_000 ? [event] : []))
    expect(halves.length).toBeGreaterThan(0)
    for (const event of halves) {
      const job = JOBS.find((each) => each.key === event.job)!
      expect(event.returned).toBe((job.pay + job.fee) / 2)
      expect(event.payouts.reduce((total, part) => total + part.gross, 0)).toBe(job.pay / 2)
    }
  })
})
