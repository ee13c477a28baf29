import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { baht, satang } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { type AutomaticFacts, isAutomaticDay, nextAutomatic } from './automatic.ts'
import { bankFile } from './bank-file.ts'
import { figuresOf } from './income.ts'
import { bankProblem, feeOf, isClosingPrice, netOf, priceProblem, vatInside, withdrawalTerms } from './limits.ts'
import { promptpayChanged, promptpayNumber, promptpayOptions } from './promptpay.ts'
import {
  expectedOn,
  isWithdrawalEventPossible,
  needsSecond,
  usableFrom,
  withdrawalTransitionFor,
} from './withdrawal.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)
const terms = withdrawalTerms(settings)
const bank = { status: 'verified', usableFrom: now } as const

describe('the automatic transfer', () => {
  const due: AutomaticFacts = {
    automatic: true,
    active: true,
    pending: false,
    bank,
    promptpayChanged: false,
    available: baht(1_000),
    madeToday: false,
  }
  const usableAt = (at: string) => ({ bank: { ...bank, usableFrom: new Date(at) } })
  const friday = '2025-11-21T05:00:00Z'
  const monday = '2025-11-24T05:00:00Z'

  it.each<[string, string, Partial<AutomaticFacts>, string]>([
    ['of what is due', friday, {}, '2025-11-24'],
    ['on the day of the run', monday, {}, '2025-11-24'],
    ['in the last minute of that day', '2025-11-24T16:59:00Z', {}, '2025-11-24'],
    ['on the day after', '2025-11-24T17:00:00Z', {}, '2025-12-01'],
    ['after the run has made one today', monday, { madeToday: true }, '2025-12-01'],
    ['to an account usable on that day', friday, usableAt('2025-11-24T16:00:00Z'), '2025-11-24'],
    ['to an account usable the day after', friday, usableAt('2025-11-24T18:00:00Z'), '2025-12-01'],
    ['switched off', friday, { automatic: false, bank: null }, 'automatic_off'],
    ['of a suspended account', friday, { active: false }, 'account_suspended'],
    ['while a withdrawal is Pending', friday, { pending: true, available: 0 }, 'withdrawal_pending'],
    ['without a bank account', friday, { bank: null, available: 0 }, 'bank_account_missing'],
    ['to a rejected account', friday, { bank: { ...bank, status: 'rejected' } }, 'bank_account_missing'],
    ['to an account in review', friday, { bank: { ...bank, status: 'waiting' } }, 'bank_account_unverified'],
    ['to a changed PromptPay', friday, { promptpayChanged: true }, 'promptpay_changed'],
    ['below the set amount', friday, { available: baht(999.99) }, 'withdrawal_minimum'],
    ['of nothing', friday, { available: 0 }, 'withdrawal_minimum'],
    ['of a debt', friday, { available: -baht(10) }, 'withdrawal_minimum'],
  ])('%s', (_, at, facts, expected) => {
    const { nextAutomaticOn, automaticProblem } = nextAutomatic({ ...due, ...facts }, new Date(at), settings)
    expect(nextAutomaticOn ?? automaticProblem).toBe(expected)
    expect([nextAutomaticOn, automaticProblem]).toContain(null)
  })
})

it('the opening balance of a period plus its totals is its closing balance', () => {
  const sums = fc.record({
    work: fc.nat(1e7),
    vat: fc.nat(1e6),
    reimbursed: fc.nat(1e6),
    tax: fc.nat(1e6),
    requested: fc.nat(1e7),
    pendingAtStart: fc.nat(1e6),
    pendingAtEnd: fc.nat(1e6),
  })
  fc.assert(
    fc.property(sums, ({ work, requested, ...rest }) => {
      const kinds = [{ kind: 'work' as const, gross: work, tax: rest.tax }]
      const withdrawn = rest.pendingAtStart + requested - rest.pendingAtEnd
      const figures = figuresOf({ ...rest, kinds, withdrawn }, 'en')
      const change = work - rest.tax + rest.vat + rest.reimbursed - requested
      expect(figures.reduce((sum, { amount }) => sum + amount, 0)).toBe(change)
      expect(figures.some(({ text }) => text === 'Pending')).toBe(rest.pendingAtEnd !== 0)
    }),
  )
})

describe('withdrawal', () => {
  it.each([
    [100, 'manual', 15],
    [999.99, 'manual', 15],
    [1_000, 'manual', 0],
    [1_000, 'automatic', 0],
  ] as const)('fee of %d %s', (price, type, fee) => {
    expect(feeOf(baht(price), type, terms)).toBe(baht(fee))
    expect(netOf({ price: baht(price), fee: baht(fee) })).toBe(baht(price) - baht(fee))
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

  it('always leaves an amount to transfer after the fee', () => {
    fc.assert(
      fc.property(
        fc.nat(1e8),
        fc.nat(1e8),
        fc.constantFrom('manual', 'automatic'),
        fc.boolean(),
        (p, a, type, closing) => {
          const price = satang(p)
          if (priceProblem(price, satang(a), type, terms, closing) === null)
            expect(netOf({ price, fee: feeOf(price, type, terms) })).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('is refused for a day after a bank change and needs a verified account', () => {
    expect(bankProblem(null, now)).toBe('bank_account_missing')
    expect(bankProblem({ ...bank, status: 'waiting' }, now)).toBe('bank_account_unverified')
    const changed = { ...bank, usableFrom: usableFrom(now, true, settings) }
    expect(bankProblem(changed, new Date(now.getTime() + 24 * HOUR - 1))).toBe('bank_account_waiting')
    expect(bankProblem(changed, new Date(now.getTime() + 24 * HOUR))).toBeNull()
    expect(usableFrom(now, false, settings)).toEqual(now)
  })

  it.each([
    [40, 40, true],
    [99.99, 99.99, true],
    [100, 100, false],
    [40, 50, false],
    [0, 50, false],
    [0, 0, false],
  ])('of %d from a balance of %d closes an account: %s', (price, available, closing) => {
    expect(isClosingPrice(baht(price), baht(available), terms)).toBe(closing)
  })

  it('is expected on the next business day, and runs automatically on Mondays', () => {
    expect(expectedOn(now, settings)).toBe('2025-11-24')
    const monday = new Date(now.getTime() + 3 * DAY)
    expect([isAutomaticDay(now, settings), isAutomaticDay(monday, settings)]).toEqual([false, true])
  })

  it.each([
    ['Pending', 'transfer', 'TransferComplete', 'out', 'withdrawal.sent'],
    ['Pending', 'reject', 'Rejected', 'back', 'withdrawal.rejected'],
    ['TransferComplete', 'return', 'Rejected', 'reverse', 'withdrawal.returned'],
  ] as const)('%s %s', (status, event, to, money, notice) => {
    const small = { status, price: baht(100), approvedBy: null, qrClaimedBy: null }
    expect(withdrawalTransitionFor(small, event, settings)).toMatchObject({ to, money, notify: [notice] })
  })

  it.each([
    ['Rejected', 'transfer', 'conflict'],
    ['Rejected', 'return', 'conflict'],
    ['TransferComplete', 'transfer', 'conflict'],
    ['TransferComplete', 'reject', 'conflict'],
    ['TransferComplete', 'approve', 'conflict'],
    ['Pending', 'return', 'conflict'],
    ['Pending', 'requestApproval', 'conflict'],
    ['Pending', 'releaseQr', 'conflict'],
    ['Rejected', 'claimQr', 'conflict'],
    ['TransferComplete', 'export', 'conflict'],
  ] as const)('%s refuses %s', (status, event, code) => {
    const small = { status, price: baht(100), approvedBy: null, qrClaimedBy: null }
    expect(() => withdrawalTransitionFor(small, event, settings)).toThrow(expect.objectContaining({ code }))
  })

  it('is neither exported nor rejected while an operator may be paying it by QR', () => {
    const free = { status: 'Pending', price: baht(100), approvedBy: null, qrClaimedBy: null } as const
    const claimed = { ...free, qrClaimedBy: 'somebody' }
    const possible = (withdrawal: typeof free | typeof claimed) =>
      (['claimQr', 'releaseQr', 'export', 'reject', 'transfer'] as const).filter((event) =>
        isWithdrawalEventPossible(withdrawal, event, settings),
      )
    expect(possible(free)).toEqual(['claimQr', 'export', 'reject', 'transfer'])
    expect(possible(claimed)).toEqual(['releaseQr', 'transfer'])
  })

  it('is transferred, if large, only after a second operator approved, and approval is requested once', () => {
    const large = { status: 'Pending', price: baht(50_000), approvedBy: null, qrClaimedBy: null } as const
    const approved = { ...large, approvedBy: 'somebody' }
    const refuses = (code: string) => expect.objectContaining({ code })
    expect(() => withdrawalTransitionFor(large, 'transfer', settings)).toThrow(refuses('second_approval_required'))
    expect(withdrawalTransitionFor(large, 'requestApproval', settings).to).toBe('Pending')
    expect(() => withdrawalTransitionFor(approved, 'requestApproval', settings)).toThrow(refuses('conflict'))
    expect(withdrawalTransitionFor(approved, 'transfer', settings).money).toBe('out')
  })

  it('needs two people for large amounts', () => {
    expect([needsSecond(baht(49_999), settings), needsSecond(baht(50_000), settings)]).toEqual([false, true])
  })
})

describe('the bank file', () => {
  const row = (name: string) => {
    const line = { code: '014', number: '1234560937', name, amount: baht(285), reference: 'WD-1' }
    return new TextDecoder().decode(bankFile([line])).split('\r\n')[1]
  }

  it('quotes every value', () => {
    expect(row('ผู้รับ "ทดสอบ"')).toBe('"014","1234560937","ผู้รับ ""ทดสอบ""","285.00","WD-1"')
  })

  it.each(['=1+1', '+1', '-1', '@A1', '＝1+1', '＋1', '－1', '＠A1', ' =1+1', '\t1', '\n1'])(
    'contains no spreadsheet formula: %j',
    (name) => expect(row(name)).toContain(`"'${name}"`),
  )
})

describe('PromptPay', () => {
  const payee = { verifiedPhone: '+66812344821', nationalId: '1103702071811' }

  it("offers the payee's own numbers only, masked", () => {
    expect(promptpayOptions(payee)).toEqual({ phone: '08x-xxx-4821', taxId: 'x-xxxx-xxxx1-81-1' })
    expect(promptpayOptions({ verifiedPhone: null, nationalId: null })).toEqual({ phone: null, taxId: null })
    expect(promptpayNumber({ ...payee, verifiedPhone: '+14155550100' }, 'phone')).toBeNull()
  })

  it('no longer matches once the payee’s number or id has changed', () => {
    const bank = { promptpay: 'phone', number: '0812344821' } as const
    expect(promptpayChanged(bank, payee)).toBe(false)
    expect(promptpayChanged(bank, { ...payee, verifiedPhone: '+66899999999' })).toBe(true)
    expect(promptpayChanged({ promptpay: null, number: '1234560937' }, payee)).toBe(false)
  })
})
