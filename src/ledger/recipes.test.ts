import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { satang, split } from '../core/money.ts'
import { chart } from './chart.ts'
import type { Entry } from './entry.ts'
import * as recipes from './recipes/index.ts'

const marketer = '018f0000-0000-7000-8000-000000000001'
const influencer = '018f0000-0000-7000-8000-000000000002'
const partner = '018f0000-0000-7000-8000-000000000003'
const job = '018f0000-0000-7000-8000-000000000004'
const s = satang

/** Net effect by account code: credits minus debits. */
function effect(...entries: Entry[]): Record<string, number> {
  const net: Record<string, number> = {}
  for (const { from, to, amount } of entries.flatMap((entry) => entry.postings)) {
    net[from.code] = (net[from.code] ?? 0) - amount
    net[to.code] = (net[to.code] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(net).filter(([, amount]) => amount !== 0))
}

const whole = { from: 'credits', pay: s(450_000), fee: s(45_000), returned: s(0), reimbursement: s(0) } as const
const paid = { owner: influencer, gross: s(450_000), tax: s(13_500), vat: s(0) }

describe('recipes', () => {
  const table: [string, Entry, Record<string, number>][] = [
    [
      'credits with VAT',
      recipes.creditsPurchased({ chargeId: job, marketerId: marketer, net: s(100_000), vat: s(7_000) }),
      { bank_clearing: -107_000, customer_credits: 100_000, output_vat: 7_000 },
    ],
    [
      'the hold of a job of 4,500.00',
      recipes.jobHeld({ jobId: job, marketerId: marketer, amount: s(495_000) }),
      { customer_credits: -495_000, customer_credits_held: 495_000 },
    ],
    [
      'its return, before a hold of another amount',
      recipes.jobHoldReleased({ jobId: job, marketerId: marketer, amount: s(495_000) }),
      { customer_credits_held: -495_000, customer_credits: 495_000 },
    ],
    [
      'its completion: 4,365.00 to the creator, 135.00 withheld',
      recipes.jobCompleted({ jobId: job, marketerId: marketer, parts: [whole], payees: [paid] }),
      {
        customer_credits_held: -495_000,
        service_revenue: 450_000,
        fee_revenue: 45_000,
        creator_service_cost: -450_000,
        creator_payable: 436_500,
        withholding_tax_payable: 13_500,
      },
    ],
    [
      'its cancel at 50 %: 2,475 back, creator 2,250, fee 225',
      recipes.jobCancelled({
        jobId: job,
        marketerId: marketer,
        parts: [{ ...whole, pay: s(225_000), fee: s(22_500), returned: s(247_500) }],
        payees: [{ ...paid, gross: s(225_000), tax: s(6_750) }],
      }),
      {
        customer_credits_held: -495_000,
        customer_credits: 247_500,
        service_revenue: 225_000,
        fee_revenue: 22_500,
        creator_service_cost: -225_000,
        creator_payable: 218_250,
        withholding_tax_payable: 6_750,
      },
    ],
    [
      'a VAT-registered creator with a manager, a referral and a reimbursement',
      recipes.jobCompleted({
        jobId: job,
        marketerId: marketer,
        parts: [whole, { from: 'credits', pay: s(0), fee: s(0), returned: s(20_000), reimbursement: s(30_000) }],
        payees: [
          { owner: influencer, gross: s(360_000), tax: s(10_800), vat: s(25_200) },
          { owner: partner, gross: s(90_000), tax: s(2_700), vat: s(0) },
        ],
        referral: { owner: partner, gross: s(18_000), tax: s(0), vat: s(0) },
        reimbursedTo: influencer,
      }),
      {
        customer_credits_held: -545_000,
        customer_credits: 20_000,
        service_revenue: 450_000,
        fee_revenue: 45_000,
        creator_service_cost: -450_000,
        input_vat_undue: -25_200,
        creator_vat_pending: 25_200,
        referral_expense: -18_000,
        creator_payable: 360_000 - 10_800 + 90_000 - 2_700 + 18_000 + 30_000,
        withholding_tax_payable: 13_500,
      },
    ],
    [
      'a package job whose brand share returns as credits',
      recipes.jobCancelled({
        jobId: job,
        marketerId: marketer,
        parts: [{ from: 'package', pay: s(40_000), fee: s(10_000), returned: s(50_000), reimbursement: s(0) }],
        payees: [{ owner: influencer, gross: s(40_000), tax: s(0), vat: s(0) }],
      }),
      {
        package_held: -100_000,
        package_margin: 10_000,
        service_revenue: 40_000,
        customer_credits: 50_000,
        creator_service_cost: -40_000,
        creator_payable: 40_000,
      },
    ],
    [
      'a withdrawal of 500.00 that includes the fee of 15.00',
      recipes.withdrawalPaid({
        withdrawalId: job,
        ownerId: influencer,
        price: s(50_000),
        fee: s(1_500),
        feeVat: s(98),
      }),
      { creator_pending_withdrawal: -50_000, bank_payout: 48_500, withdrawal_fee_revenue: 1_402, output_vat: 98 },
    ],
    [
      'a chargeback after spending',
      recipes.chargeback({
        chargeId: job,
        marketerId: marketer,
        credits: s(30_000),
        packages: s(0),
        vat: s(2_100),
        owed: s(74_900),
      }),
      { customer_credits: -30_000, output_vat: -2_100, receivable_brand: -74_900, bank_clearing: 107_000 },
    ],
    [
      'a receipt of a wrong amount',
      recipes.receiptUnmatched({ receiptId: job, chargeId: job, amount: s(10_600) }),
      { bank_clearing: -10_600, unmatched_receipts: 10_600 },
    ],
    [
      'credits paid from an unmatched receipt',
      recipes.creditsPurchased({
        chargeId: job,
        marketerId: marketer,
        net: s(10_000),
        vat: s(700),
        paidFrom: 'unmatched_receipts',
      }),
      { unmatched_receipts: -10_700, customer_credits: 10_000, output_vat: 700 },
    ],
    [
      'an unmatched receipt that is returned',
      recipes.receiptReturned({ refundId: job, chargeId: job, amount: s(10_600) }),
      { unmatched_receipts: -10_600, refund_clearing: 10_600 },
    ],
    [
      "a refund out of the provider's balance",
      recipes.refundPaid({ refundId: job, gross: s(10_600), paidFrom: 'bank_clearing' }),
      { refund_clearing: -10_600, bank_clearing: 10_600 },
    ],
    [
      'a refund by a transfer',
      recipes.refundPaid({ refundId: job, gross: s(10_600), paidFrom: 'bank_payout' }),
      { refund_clearing: -10_600, bank_payout: 10_600 },
    ],
    [
      'VAT whose tax invoice was approved',
      recipes.vatReleased({ vatInvoiceId: job, ownerId: influencer, jobId: job, amount: s(25_200) }),
      { input_vat: -25_200, input_vat_undue: 25_200, creator_vat_pending: -25_200, creator_payable: 25_200 },
    ],
    [
      'VAT without a tax invoice, given up',
      recipes.vatForgone({ vatInvoiceId: job, ownerId: influencer, jobId: job, amount: s(25_200) }),
      { creator_vat_pending: -25_200, input_vat_undue: 25_200 },
    ],
    [
      'a VAT return with more input than output',
      recipes.vatReturn({ month: '2026-01', output: s(70_000), input: s(90_000) }),
      { output_vat: -70_000, input_vat: 70_000 },
    ],
    [
      'a VAT return with tax to pay',
      recipes.vatReturn({ month: '2026-02', output: s(70_000), input: s(20_000) }),
      { output_vat: -70_000, input_vat: 20_000, vat_payable: 50_000 },
    ],
    [
      'a balance given up',
      recipes.balanceWaived({ waiverId: job, ownerId: influencer, amount: s(900) }),
      { creator_payable: -900, waived_balance_revenue: 900 },
    ],
  ]
  it.each(table)('%s', (_, entry, expected) => {
    expect(effect(entry)).toEqual(expected)
  })

  it('after a returned transfer the whole price is in the wallet again', () => {
    const w = { withdrawalId: job, ownerId: influencer, price: s(50_000), fee: s(1_500), feeVat: s(98) }
    const [reversal, rejected] = recipes.withdrawalReturned(w)
    expect(effect(recipes.withdrawalPaid(w), reversal)).toEqual({})
    expect(reversal.reverses).toBe(recipes.withdrawalPaid(w).reference)
    expect(effect(recipes.withdrawalRequested(w), recipes.withdrawalPaid(w), reversal, rejected)).toEqual({})
  })

  it('refuses a settlement whose payees do not receive the whole pay', () => {
    const wrong = { jobId: job, marketerId: marketer, parts: [whole], payees: [{ ...paid, gross: s(449_999) }] }
    expect(() => recipes.jobCompleted(wrong)).toThrow('ledger_unbalanced')
  })

  it('refuses amounts that are negative or fractional', () => {
    expect(() => recipes.jobHeld({ jobId: job, marketerId: marketer, amount: -1 as never })).toThrow(
      'ledger_unbalanced',
    )
    expect(() => recipes.jobHeld({ jobId: job, marketerId: marketer, amount: 0.5 as never })).toThrow(
      'ledger_unbalanced',
    )
  })

  it('balances for any split and spends the holds to the satang', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 })
    const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(amount, weights, fc.integer({ min: 0, max: 100 }), (held, w, taxed) => {
        const [pay, fee, returned, reimbursement] = split(s(held), [1 + w[0]!, ...w.slice(1)])
        const [mine, theirs] = split(pay!, [100 - taxed / 4, taxed / 4].map(Math.floor))
        const tax = s(Math.floor((mine! * taxed) / 1_000))
        const entry = recipes.jobCancelled({
          jobId: job,
          marketerId: marketer,
          parts: [{ from: 'credits', pay: pay!, fee: fee!, returned: returned!, reimbursement: reimbursement! }],
          payees: [
            { owner: influencer, gross: mine!, tax, vat: s(Math.floor(mine! * 0.07)) },
            { owner: partner, gross: theirs!, tax: s(0), vat: s(0) },
          ],
          reimbursedTo: influencer,
        })
        const net = effect(entry)
        expect(Object.values(net).reduce((a, b) => a + b, 0)).toBe(0)
        expect(net.customer_credits_held).toBe(-held)
        expect(entry.postings.every((p) => p.amount > 0 && Number.isSafeInteger(p.amount))).toBe(true)
        expect(entry.postings.every((p) => (chart[p.from.code].owner === 'platform') === (p.from.owner === null))).toBe(
          true,
        )
      }),
    )
  })
})
