import type { AccountCode } from './chart.ts'
import type { LedgerEvent } from './events.ts'

type Pair = readonly [from: AccountCode, to: AccountCode]

const settled: readonly Pair[] = [
  ['customer_credits_held', 'service_revenue'],
  ['customer_credits_held', 'fee_revenue'],
  ['customer_credits_held', 'creator_payable'],
  ['customer_credits_held', 'customer_credits'],
  ['package_held', 'service_revenue'],
  ['package_held', 'package_margin'],
  ['package_held', 'customer_credits'],
  ['creator_service_cost', 'creator_payable'],
  ['creator_service_cost', 'withholding_tax_payable'],
  // For payments made before tax invoices were required.
  ['input_vat', 'creator_payable'],
  ['input_vat_undue', 'creator_vat_pending'],
  ['referral_expense', 'creator_payable'],
  ['referral_expense', 'withholding_tax_payable'],
]
const held: readonly Pair[] = [['customer_credits', 'customer_credits_held']]

/** The buyer pays less than the total and owes a withholding certificate for the difference. */
const withheld: readonly Pair[] = [
  ['receivable_withholding', 'bank_clearing'],
  ['receivable_withholding', 'unmatched_receipts'],
]

/** The part of a refund that is withheld tax without a certificate. */
const setOff: readonly Pair[] = [
  ['refund_clearing', 'receivable_withholding'],
  ['refund_clearing', 'bad_debt_expense'],
]

/** The accounts between which an event may move money. An entry with other accounts was not written by a recipe. */
export const eventPostings: Record<LedgerEvent, readonly Pair[]> = {
  credits_purchased: [
    ['bank_clearing', 'customer_credits'],
    ['bank_clearing', 'output_vat'],
    ['unmatched_receipts', 'customer_credits'],
    ['unmatched_receipts', 'output_vat'],
    ...withheld,
  ],
  credits_granted: [['promotion_expense', 'customer_credits']],
  credits_expired: [['customer_credits', 'expired_credits_revenue']],
  credits_refunded: [['customer_credits', 'refund_clearing'], ['output_vat', 'refund_clearing'], ...setOff],
  refund_paid: [
    ['refund_clearing', 'bank_payout'],
    ['refund_clearing', 'bank_clearing'],
  ],
  chargeback: [
    ['customer_credits', 'bank_clearing'],
    ['package_liability', 'bank_clearing'],
    ['output_vat', 'bank_clearing'],
    ['receivable_brand', 'bank_clearing'],
    ['bank_clearing', 'receivable_withholding'],
    ['bank_clearing', 'prepaid_income_tax'],
    ['bank_clearing', 'bad_debt_expense'],
    ['bank_clearing', 'unmatched_receipts'],
  ],
  withholding_certified: [['prepaid_income_tax', 'receivable_withholding']],
  withholding_collected: [['bank_clearing', 'receivable_withholding']],
  withholding_written_off: [['bad_debt_expense', 'receivable_withholding']],
  receivable_settled: [['bank_clearing', 'receivable_brand']],
  receivable_written_off: [['bad_debt_expense', 'receivable_brand']],
  job_held: held,
  job_hold_released: [['customer_credits_held', 'customer_credits']],
  extra_round_held: held,
  reimbursement_held: held,
  job_completed: settled,
  job_cancelled: settled,
  vat_released: [
    ['input_vat', 'input_vat_undue'],
    ['creator_vat_pending', 'creator_payable'],
  ],
  vat_forgone: [['creator_vat_pending', 'input_vat_undue']],
  package_purchased: [
    ['bank_clearing', 'package_liability'],
    ['bank_clearing', 'output_vat'],
    ['unmatched_receipts', 'package_liability'],
    ['unmatched_receipts', 'output_vat'],
    ...withheld,
  ],
  receipt_unmatched: [['bank_clearing', 'unmatched_receipts']],
  receipt_returned: [['unmatched_receipts', 'refund_clearing']],
  package_granted: [['promotion_expense', 'package_liability']],
  package_unit_held: [['package_liability', 'package_held']],
  package_unit_returned: [['package_held', 'package_liability']],
  package_unit_expired: [['package_liability', 'expired_credits_revenue']],
  package_refunded: [['package_liability', 'refund_clearing'], ['output_vat', 'refund_clearing'], ...setOff],
  withdrawal_requested: [['creator_payable', 'creator_pending_withdrawal']],
  withdrawal_paid: [
    ['creator_pending_withdrawal', 'bank_payout'],
    ['creator_pending_withdrawal', 'withdrawal_fee_revenue'],
    ['creator_pending_withdrawal', 'output_vat'],
  ],
  withdrawal_rejected: [['creator_pending_withdrawal', 'creator_payable']],
  withdrawal_returned: [
    ['bank_payout', 'creator_pending_withdrawal'],
    ['withdrawal_fee_revenue', 'creator_pending_withdrawal'],
    ['output_vat', 'creator_pending_withdrawal'],
  ],
  balance_waived: [['creator_payable', 'waived_balance_revenue']],
  vat_set_off: [
    ['output_vat', 'input_vat'],
    ['output_vat', 'vat_payable'],
  ],
  vat_paid: [['vat_payable', 'bank_payout']],
  tax_remitted: [['withholding_tax_payable', 'bank_payout']],
  bank_moved: [['bank_payout', 'bank_clearing']],
  payment_cost: [
    ['payment_cost', 'bank_clearing'],
    ['input_vat', 'bank_clearing'],
  ],
}
