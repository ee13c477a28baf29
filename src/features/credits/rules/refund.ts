import { HOUR, MINUTE } from '../../../core/clock.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { RefundState } from '../shapes.ts'

/**
 * VAT that is refunded with a part of a charge. The parts always sum to the whole VAT, because each is the difference
 * between the rounded cumulative shares before and after it. Amounts in satang; `before` is the net refunded so far.
 */
export const refundVat = (charge: { net: number; vat: number }, before: number, net: number): Satang =>
  shareOf(charge.vat, charge.net, before, net)

/** Withheld tax of a part of a charge; like the VAT, the parts sum to the whole. */
export const refundWithheld = (charge: { net: number; withheld: number }, before: number, net: number): Satang =>
  shareOf(charge.withheld, charge.net, before, net)

function shareOf(whole: number, total: number, before: number, net: number): Satang {
  const upTo = (part: number) => Math.round((whole * part) / total)
  return satang(upTo(before + net) - upTo(before))
}

/** Number of failures after which operators are alerted, may stop the retries and transfer the money. */
export const REFUND_FAILURES_REPORTED = 6

/** Delay in milliseconds before the next call to the provider, after this many failures. */
export const refundRetryDelay = (failures: number): number => Math.min(HOUR, 5 * MINUTE * 2 ** (failures - 1))

/** How much of a purchase was given back. `refundedNet`: refunds without VAT. */
export function refundStateOf(
  { net, chargedBackAt }: { net: number; chargedBackAt: Date | null },
  refundedNet: number,
): RefundState {
  if (chargedBackAt) return 'chargeback'
  if (refundedNet === 0) return 'none'
  return refundedNet < net ? 'part' : 'whole'
}
