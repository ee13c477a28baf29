import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { baht, satang } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import {
  bankProblem,
  feeOf,
  isAutomaticDay,
  netOf,
  nextAutomaticOn,
  priceProblem,
  vatInside,
  withdrawalTerms,
} from './limits.ts'
import { colombianClassOf, previewTax, returnDueOn, shownRate, THAI_CLASSES, taxOf, thaiClassOf } from './tax.ts'
import {
  automaticArrivesOn,
  closingState,
  expectedOn,
  needsSecond,
  usableFrom,
  withdrawalMachine,
} from './withdrawal.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)
const terms = withdrawalTerms(settings)
const bank = { status: 'verified', usableFrom: now } as const

describe('withdrawal', () => {
  it.each([
    [100, 'manual', 15],
    [999.99, 'manual', 15],
    [1_000, 'manual', 0],
    [1_000, 'automatic', 0],
  ] as const)('fee of %d %s', (price, type, fee) => {
    expect(feeOf(baht(price), type, terms)).toBe(baht(fee))
    expect(netOf(baht(price), type, terms)).toBe(baht(price) - baht(fee))
  })

  it.each([
    [99.99, 5_000, 'manual', false, 'withdrawal_minimum'],
    [100, 5_000, 'manual', false, null],
    [5_000.01, 5_000, 'manual', false, 'insufficient_balance'],
    [999, 5_000, 'automatic', false, 'withdrawal_minimum'],
    [40, 40, 'manual', true, null],
    [15, 15, 'manual', true, 'withdrawal_minimum'],
    [0, 0, 'manual', true, 'withdrawal_minimum'],
  ] as const)('%d of %d %s', (price, available, type, closing, problem) =>
    expect(priceProblem(baht(price), baht(available), type, terms, closing)).toBe(problem),
  )

  it.each([
    [0, 0],
    [1_500, 98],
    [1_605, 105],
    [7, 0],
    [8, 1],
  ])('a fee of %d satang has %d of VAT inside', (fee, vat) => {
    expect(vatInside(satang(fee), settings)).toBe(vat)
  })

  it('always leaves something for the bank account', () => {
    fc.assert(
      fc.property(
        fc.nat(1e8),
        fc.nat(1e8),
        fc.constantFrom('manual', 'automatic'),
        fc.boolean(),
        (p, a, type, closing) => {
          const price = satang(p)
          if (priceProblem(price, satang(a), type, terms, closing) === null)
            expect(netOf(price, type, terms)).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('waits a day after a bank change and needs a verified account', () => {
    expect(bankProblem(null, now)).toBe('bank_account_missing')
    expect(bankProblem({ ...bank, status: 'waiting' }, now)).toBe('bank_account_unverified')
    const changed = { ...bank, usableFrom: usableFrom(now, true, settings) }
    expect(bankProblem(changed, new Date(now.getTime() + 24 * HOUR - 1))).toBe('bank_account_waiting')
    expect(bankProblem(changed, new Date(now.getTime() + 24 * HOUR))).toBeNull()
    expect(usableFrom(now, false, settings)).toEqual(now)
  })

  it('is expected on the next business day, and runs by itself on Mondays', () => {
    expect(expectedOn(now, settings)).toBe('2025-11-24')
    expect(nextAutomaticOn(now, settings)).toBe('2025-11-24')
    const monday = new Date(now.getTime() + 3 * DAY)
    expect([isAutomaticDay(now, settings), isAutomaticDay(monday, settings)]).toEqual([false, true])
    expect(nextAutomaticOn(monday, settings)).toBe('2025-12-01')
    expect(automaticArrivesOn('2025-11-24', settings)).toBe('2025-11-25')
  })

  it('moves only forward', () => {
    const next = (from: 'Pending' | 'TransferComplete' | 'Rejected', event: 'transfer' | 'reject' | 'return') => {
      const step = withdrawalMachine.next(from, event, 'operator', undefined)
      return step.ok ? [step.row.to, step.row.money] : null
    }
    expect(next('Pending', 'transfer')).toEqual(['TransferComplete', 'out'])
    expect(next('Pending', 'reject')).toEqual(['Rejected', 'back'])
    expect(next('TransferComplete', 'return')).toEqual(['Rejected', 'reverse'])
    expect(next('Rejected', 'transfer')).toBeNull()
    expect(next('TransferComplete', 'transfer')).toBeNull()
  })

  it('needs two people for large amounts', () => {
    expect([needsSecond(baht(49_999), settings), needsSecond(baht(50_000), settings)]).toEqual([false, true])
  })

  it.each([
    [0, 0, 'clear'],
    [15, 0, 'DEACTIVATED_CONDITION_LESS_EARNING'],
    [15.01, 0, 'DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'],
    [0, 100, 'DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS'],
  ] as const)('closing with %d and %d on its way', (available, way, state) =>
    expect(closingState(baht(available), baht(way), settings)).toBe(state),
  )
})

describe('tax', () => {
  it.each([
    ['company', 135],
    ['resident_individual', 135],
    ['entertainer', 225],
    ['non_resident', 675],
  ] as const)('%s', (payeeClass, withheld) => {
    const tax = taxOf({ country: 'TH', payeeClass, vatRegistered: false }, '2025-11-21', settings)
    expect(tax && previewTax(baht(4_500), tax)).toEqual({
      withheld: baht(withheld),
      vat: 0,
      net: baht(4_500 - withheld),
    })
  })

  it('puts VAT on top, and out of the base', () => {
    const tax = taxOf({ country: 'TH', payeeClass: 'company', vatRegistered: true }, '2025-11-21', settings)
    expect(tax && previewTax(baht(1_000), tax)).toEqual({ withheld: baht(30), vat: baht(70), net: baht(1_040) })
  })

  it('has no line for a day before the table or a class of another country', () => {
    expect(taxOf({ country: 'TH', payeeClass: 'company', vatRegistered: false }, '2024-01-01', settings)).toBeNull()
    expect(taxOf({ country: 'ID', payeeClass: 'company', vatRegistered: false }, '2025-11-21', settings)).toBeNull()
  })

  it('shows one rate where there is one', () => {
    const rows = settings['tax.rows']
    expect(
      THAI_CLASSES.map((c) => shownRate(rows.find((r) => r.payeeClass === c && r.country === 'TH') ?? rows[0]!)),
    ).toEqual([300, 300, 500, 1_500])
    expect(shownRate(rows.find((r) => r.country === 'ID') ?? rows[0]!)).toBeNull()
  })

  it('finds the class', () => {
    expect(thaiClassOf({ company: true, resident: true, publicEntertainer: true })).toBe('company')
    expect(thaiClassOf({ company: false, resident: false, publicEntertainer: true })).toBe('non_resident')
    expect(thaiClassOf({ company: false, resident: true, publicEntertainer: true })).toBe('entertainer')
    expect(thaiClassOf({ company: false, resident: true, publicEntertainer: false })).toBe('resident_individual')
    expect(colombianClassOf({ regime: 'simple', income: 'fees', declarant: true })).toBe('simple_regime')
    expect(colombianClassOf({ regime: 'common', income: 'services', declarant: false })).toBe('services_non_declarant')
  })

  it('is filed by the 7th, or the 15th online', () => {
    expect(returnDueOn('2025-12', false)).toBe('2026-01-07')
    expect(returnDueOn('2025-11', true)).toBe('2025-12-15')
  })
})
