import { generate } from 'promptparse'
import type { Satang } from '../../core/money.ts'

const REFERENCE = /^[A-Z0-9]{1,20}$/

/**
 * EMVCo text of a bill payment (tag 30): biller id of 15 digits, charge reference, amount in satang.
 * The reference identifies a bill payment; two tag-29 payments of the same amount cannot be distinguished.
 */
export function billPaymentPayload(bill: {
  billerId: string
  reference: string
  reference2?: string
  amount: Satang
}): string {
  if (!/^\d{15}$/.test(bill.billerId)) throw new RangeError('biller id must be 15 digits')
  if (!REFERENCE.test(bill.reference)) throw new RangeError('reference must be 1 to 20 of A-Z 0-9')
  if (bill.reference2 !== undefined && !REFERENCE.test(bill.reference2)) throw new RangeError('bad second reference')
  const amount = bahtOf(bill.amount)
  return generate.billPayment({ billerId: bill.billerId, ref1: bill.reference, ref2: bill.reference2, amount })
}

/** EMVCo text of a transfer to a person's PromptPay id (tag 29), amount in satang. */
export function transferPayload(to: { proxy: 'MSISDN' | 'NATID'; number: string; amount: Satang }): string {
  if (!(to.proxy === 'MSISDN' ? /^0[689]\d{8}$/ : /^\d{13}$/).test(to.number)) throw new RangeError('bad PromptPay id')
  return generate.anyId({ type: to.proxy, target: to.number, amount: bahtOf(to.amount) })
}

function bahtOf(amount: Satang): number {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('amount must be positive satang')
  return amount / 100
}
