import { type Satang, satang } from '../../../core/money.ts'

/**
 * VAT that goes back with a part of a charge. Parts of several refunds always sum to the whole VAT, since each takes
 * the difference between the rounded shares before and after it. Amounts in satang; `before` is the net refunded so far.
 */
export function refundVat(charge: { net: number; vat: number }, before: number, net: number): Satang {
  const upTo = (part: number) => Math.round((charge.vat * part) / charge.net)
  return satang(upTo(before + net) - upTo(before))
}
