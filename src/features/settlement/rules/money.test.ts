import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baht, satang, sum } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { NO_WITHHOLDING, type PayeeClass, taxRowFor } from '../../../core/withholding.ts'
import { creditLeg, extraRoundLeg, heldBy, type Payee, type SplitInput, splitJob, unitLeg } from './money.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)
const payee = (payeeClass: PayeeClass, vatBps = 0): Payee => ({
  withholding: taxRowFor(settings['tax.rows'], { country: 'TH', payeeClass }, '2025-11-21') ?? NO_WITHHOLDING,
  vatBps,
})
const influencer = payee('resident_individual')
const job = (price: number, more: Partial<SplitInput> = {}): SplitInput => ({
  main: creditLeg(baht(price), settings),
  fundedBy: 'credits',
  creatorShareBps: 10_000,
  influencer,
  ...more,
})

describe('splitJob', () => {
  it('pays 4,500 less 3 % and holds 4,950', () => {
    const split = splitJob(job(4_500))
    expect(split.legs[0]?.held).toBe(baht(4_950))
    expect(split.payees).toEqual([
      { role: 'creator', gross: baht(4_500), vat: 0, withheld: baht(135), net: baht(4_365) },
    ])
    expect(split.fee.earned).toBe(baht(450))
    expect(split.back).toBe(0)
  })

  it('cancelled at 50 %: brand 2,475, creator 2,250, fee 225', () => {
    const split = splitJob(job(4_500, { creatorShareBps: 5_000 }))
    expect([split.back, split.gross, split.fee.earned]).toEqual([baht(2_475), baht(2_250), baht(225)])
    expect(split.payees[0]?.withheld).toBe(baht(67.5))
  })

  it('withholds at the rate of the whole contract, even if only a part of it is paid', () => {
    expect(splitJob(job(999)).payees[0]?.withheld).toBe(0)
    expect(splitJob(job(1_000)).payees[0]?.withheld).toBe(baht(30))
    expect(splitJob(job(1_000, { creatorShareBps: 1_000 })).payees[0]?.withheld).toBe(baht(3))
  })

  it('adds VAT on top for a registered creator without changing the hold', () => {
    const split = splitJob(job(4_500, { influencer: payee('company', 700) }))
    expect(split.payees[0]).toMatchObject({ vat: baht(315), withheld: baht(135), net: baht(4_365) })
    expect(split.legs[0]?.held).toBe(baht(4_950))
  })

  it('splits the gross with a manager, each taxed by their own class', () => {
    const split = splitJob(job(10_000, { manager: { ...payee('entertainer'), shareBps: 3_000 } }))
    expect(split.payees.map((p) => [p.role, p.gross, p.withheld])).toEqual([
      ['creator', baht(7_000), baht(210)],
      ['manager', baht(3_000), baht(150)],
    ])
  })

  it('returns the unit at 100 %, otherwise uses it and refunds credits', () => {
    const main = unitLeg(baht(3_200), baht(2_900))
    expect(splitJob(job(0, { main, fundedBy: 'package', creatorShareBps: 0 }))).toMatchObject({
      unitReturns: true,
      back: 0,
    })
    const part = splitJob(job(0, { main, fundedBy: 'package', creatorShareBps: 5_000 }))
    expect(part).toMatchObject({ unitReturns: false, back: baht(1_600), gross: baht(1_450) })
  })

  it('holds an extra round separately: 10 % more of price and fee', () => {
    const leg = extraRoundLeg(baht(4_500), settings)
    expect(heldBy(leg)).toBe(baht(495))
    expect(splitJob(job(4_500, { extras: [leg] })).gross).toBe(baht(4_950))
  })

  it('handles the reimbursement separately: no fee, no tax', () => {
    const split = splitJob(job(4_500, { creatorShareBps: 0, reimbursement: { cap: baht(500), paid: baht(320) } }))
    expect(split).toMatchObject({ gross: 0, reimbursement: { paid: baht(320), back: baht(180) } })
    expect(() => splitJob(job(1, { reimbursement: { cap: baht(1), paid: baht(2) } }))).toThrow(RangeError)
  })

  it('never loses a satang', () => {
    const bps = fc.integer({ min: 0, max: 10_000 })
    const cash = fc.integer({ min: 0, max: 500_000_000 }).map(satang)
    const anyPayee = fc
      .tuple(
        fc.constantFrom<PayeeClass>('company', 'resident_individual', 'entertainer', 'non_resident'),
        fc.constantFrom(0, 700),
      )
      .map(([c, v]) => payee(c, v))
    const input: fc.Arbitrary<SplitInput> = fc.record({
      main: fc.oneof(
        cash.map((price) => creditLeg(price, settings)),
        fc.tuple(cash, cash).map(([a, b]) => unitLeg(satang(Math.max(a, b)), satang(Math.min(a, b)))),
      ),
      extras: fc.array(
        cash.map((price) => extraRoundLeg(price, settings)),
        { maxLength: 3 },
      ),
      fundedBy: fc.constantFrom('credits', 'package'),
      creatorShareBps: bps,
      influencer: anyPayee,
      manager: fc.option(
        fc.tuple(anyPayee, fc.integer({ min: 0, max: 3_000 })).map(([p, shareBps]) => ({ ...p, shareBps })),
      ),
      referral: fc.option(fc.record({ bps: fc.constant(500), left: cash })),
      reimbursement: fc
        .tuple(cash, cash)
        .map(([a, b]) => ({ cap: satang(Math.max(a, b)), paid: satang(Math.min(a, b)) })),
    })
    fc.assert(
      fc.property(input, (given) => {
        const split = splitJob(given)
        const held = sum(...[given.main, ...(given.extras ?? [])].map(heldBy))
        const unit = split.unitReturns ? heldBy(given.main) : 0
        expect(split.gross + split.fee.earned + split.back + unit).toBe(held)
        expect(sum(...split.payees.map((p) => p.gross))).toBe(split.gross)
        for (const p of split.payees) {
          expect(p.net + p.withheld).toBe(p.gross)
          expect(Math.min(p.gross, p.vat, p.withheld, p.net)).toBeGreaterThanOrEqual(0)
        }
        expect(split.fee.kept + split.fee.referral).toBe(split.fee.earned)
        expect(split.fee.kept).toBeGreaterThanOrEqual(0)
        const { cap } = given.reimbursement ?? { cap: 0 }
        expect(split.reimbursement.paid + split.reimbursement.back).toBe(cap)
        for (const leg of split.legs) expect(leg.creator + leg.fee + leg.back).toBe(leg.held)
      }),
    )
  })
})

describe('a package unit', () => {
  it('never pays a creator more than the unit', () => {
    expect(() => unitLeg(baht(10), baht(11))).toThrow(RangeError)
  })
})

describe('referral', () => {
  it('is paid from the fee', () => {
    const split = splitJob(job(4_500, { referral: { bps: 500, left: baht(3_000) } }))
    expect(split.fee).toEqual({ earned: baht(450), referral: baht(225), kept: baht(225) })
  })
})
