import type { Satang } from '../../core/money.ts'
import { account } from '../account.ts'
import { type Entry, entryOf, move, type Origin } from '../entry.ts'

/** The VAT of one payment, pending until the payee's tax invoice is approved. */
export interface PendingVat extends Origin {
  vatInvoiceId: string
  ownerId: string
  jobId: string
  amount: Satang
}

/** The tax invoice was approved: the input VAT can be claimed, and the payee can withdraw the VAT amount. */
export const vatReleased = (v: PendingVat): Entry =>
  entryOf(
    'vat_released',
    `vat_invoice:${v.vatInvoiceId}:released`,
    v,
    { jobId: v.jobId },
    move(account('input_vat'), account('input_vat_undue'), v.amount),
    move(account('creator_vat_pending', v.ownerId), account('creator_payable', v.ownerId), v.amount),
  )

/** The payee will send no tax invoice: nothing is owed, and nothing can be claimed. */
export const vatForgone = (v: PendingVat): Entry =>
  entryOf(
    'vat_forgone',
    `vat_invoice:${v.vatInvoiceId}:forgone`,
    v,
    { jobId: v.jobId },
    move(account('creator_vat_pending', v.ownerId), account('input_vat_undue'), v.amount),
  )

/**
 * The monthly VAT return: input VAT is set off against output VAT, what is left over is payable.
 * Input beyond the output stays on its account for the next month. `month` is yyyy-mm.
 * @planned month-end closing
 */
export function vatReturn(v: Origin & { month: string; output: Satang; input: Satang }): Entry {
  const setOff = Math.min(v.output, v.input) as Satang
  return entryOf(
    'vat_set_off',
    `vat:${v.month}:set-off`,
    v,
    {},
    move(account('output_vat'), account('input_vat'), setOff),
    move(account('output_vat'), account('vat_payable'), (v.output - setOff) as Satang),
  )
}

/** @planned month-end closing */
export const vatPaid = (v: Origin & { month: string; amount: Satang }): Entry =>
  entryOf('vat_paid', `vat:${v.month}:paid`, v, {}, move(account('vat_payable'), account('bank_payout'), v.amount))

/**
 * Withholding tax of a month, paid to the Revenue Department; `form` is the tax return for it.
 * @planned month-end closing
 */
export const taxRemitted = (t: Origin & { month: string; form: string; amount: Satang }): Entry =>
  entryOf(
    'tax_remitted',
    `tax:${t.month}:${t.form}:remitted`,
    t,
    {},
    move(account('withholding_tax_payable'), account('bank_payout'), t.amount),
  )

/**
 * A transfer from the bank account that receives payments to the one that makes them.
 * @planned month-end closing
 */
export const bankMoved = (b: Origin & { transferId: string; amount: Satang }): Entry =>
  entryOf(
    'bank_moved',
    `bank:${b.transferId}:moved`,
    b,
    {},
    move(account('bank_payout'), account('bank_clearing'), b.amount),
  )

/**
 * The payment provider's fee for a charge; `vat` is the VAT of the fee.
 * @planned month-end closing
 */
export const paymentCost = (c: Origin & { chargeId: string; fee: Satang; vat: Satang }): Entry =>
  entryOf(
    'payment_cost',
    `charge:${c.chargeId}:cost`,
    c,
    { chargeId: c.chargeId },
    move(account('payment_cost'), account('bank_clearing'), c.fee),
    move(account('input_vat'), account('bank_clearing'), c.vat),
  )
