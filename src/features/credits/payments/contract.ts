import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zText } from '../../../core/shapes.ts'
import { zBankRef, zChargeStatus, zPaymentDetail, zPaymentRow, zReason, zReversalPreview } from '../shapes.ts'

const back = { audience: 'operator' } as const
const params = z.object({ id: zId })
const base = '/api/operator/payments'
/** Maximum for a recorded transfer, in satang (100 million baht). Keeps the ledger's sums within safe integers. */
const RECEIPT_MAX = 10_000_000_000
const money = { rateLimit: 'money', idempotent: true } as const

export const operatorContract = {
  payments: endpoint({
    ...back,
    id: 'payments.list',
    method: 'GET',
    path: base,
    summary:
      'Lists the payments of marketers by status, newest first; those that wait for an operator oldest first. `q` is the start of a reference or part of a marketer’s name. `oldest` in the response is the age of the oldest payment in review.',
    query: z.object({
      ...zPaging,
      status: zChargeStatus.optional(),
      unmatched: z.enum(['1']).optional().describe('Returns only payments with a receipt in suspense.'),
      refunds: z.enum(['1']).optional().describe('Returns only payments with a refund that hasn’t been sent yet.'),
      slips: z.enum(['1']).optional().describe('Returns only payments whose transfer slip waits for an operator.'),
      q: z.string().trim().max(80).optional(),
    }),
    output: z.array(zPaymentRow),
    extra: zNext.extend({
      waiting: z.int(),
      oldest: z.iso.datetime({ offset: true }).nullable(),
      unmatched: z.int(),
      refunds: z.int(),
      slips: z.int(),
    }),
  }),
  payment: endpoint({
    ...back,
    id: 'payments.get',
    summary: 'Returns a payment of a marketer with its refunds and documents.',
    method: 'GET',
    path: `${base}/{id}`,
    params,
    output: zPaymentDetail,
    errors: ['not_found'],
  }),
  approve: endpoint({
    ...back,
    ...money,
    id: 'payments.approve',
    method: 'POST',
    path: `${base}/{id}/approve`,
    summary:
      'Approves the transfer slip of a payment. `received` must be the amount due. An amount above the approval limit requires a second operator.',
    params,
    body: z.object({ received: zSatang, bankRef: zBankRef }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'slip_mismatch', 'approval_waiting', 'receipt_recorded'],
  }),
  reject: endpoint({
    ...back,
    ...money,
    id: 'payments.reject',
    method: 'POST',
    path: `${base}/{id}/reject`,
    summary: 'Rejects the transfer slip of a payment, with a reason.',
    params,
    body: zReason,
    output: zPaymentDetail,
    errors: ['not_found', 'conflict'],
  }),
  receive: endpoint({
    ...back,
    ...money,
    id: 'payments.receive',
    method: 'POST',
    path: `${base}/{id}/receipts`,
    summary: 'Records a transfer of a different amount, or a second transfer. It is booked to the suspense account.',
    params,
    body: z.object({ amount: zSatang.min(1, 'amount_zero').max(RECEIPT_MAX, 'amount_limit'), bankRef: zBankRef }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'approval_waiting', 'receipt_recorded'],
  }),
  matchReceipt: endpoint({
    ...back,
    ...money,
    id: 'payments.matchReceipt',
    method: 'POST',
    path: `${base}/{id}/receipts/{receiptId}/match`,
    summary:
      'Pays a charge with a receipt in suspense: an unpaid charge of the marketer, or a new charge for credits of exactly the received amount. Any excess is refunded to the payer.',
    params: z.object({ id: zId, receiptId: zId }),
    body: zReason.extend({ chargeId: zId.optional() }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'slip_mismatch', 'receipt_purpose', 'approval_waiting'],
  }),
  returnReceipt: endpoint({
    ...back,
    ...money,
    id: 'payments.returnReceipt',
    method: 'POST',
    path: `${base}/{id}/receipts/{receiptId}/return`,
    summary: 'Refunds a receipt in suspense to the payer.',
    params: z.object({ id: zId, receiptId: zId }),
    body: zReason,
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'approval_waiting'],
  }),
  refund: endpoint({
    ...back,
    ...money,
    id: 'payments.refund',
    method: 'POST',
    path: `${base}/{id}/refund`,
    summary:
      'Refunds a payment. `amount` is the amount of unspent credits of this charge, before VAT, in satang; their VAT is refunded as well.',
    params,
    body: zReason.extend({
      amount: zSatang,
      /** The money that the preview showed. If it has changed, nothing is refunded. */
      money: zSatang.optional(),
    }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'refund_changed', 'amount_too_small', 'amount_too_large', 'insufficient_credits'],
  }),
  refundPreview: endpoint({
    ...back,
    id: 'payments.refundPreview',
    method: 'GET',
    path: `${base}/{id}/refund`,
    summary: 'Returns the amounts that a refund of `amount` credits would post.',
    params,
    query: z.object({ amount: z.coerce.number().int().min(1, 'amount_zero').max(RECEIPT_MAX, 'amount_limit') }),
    output: zReversalPreview,
    errors: ['not_found', 'conflict', 'amount_too_small', 'amount_too_large'],
  }),
  chargebackPreview: endpoint({
    ...back,
    id: 'payments.chargebackPreview',
    method: 'GET',
    path: `${base}/{id}/chargeback`,
    summary: 'Returns the amounts that a chargeback would post.',
    params,
    output: zReversalPreview,
    errors: ['not_found', 'conflict'],
  }),
  refundPaid: endpoint({
    ...back,
    ...money,
    id: 'payments.refundPaid',
    method: 'POST',
    path: `${base}/{id}/refunds/{refundId}/paid`,
    summary:
      'Records that a refund was transferred by hand. `note` is the reference of the transfer. Fails while the provider may still send the refund.',
    params: z.object({ id: zId, refundId: zId }),
    body: z.object({ note: zText(120, 3) }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict'],
  }),
  refundByHand: endpoint({
    ...back,
    ...money,
    id: 'payments.refundByHand',
    method: 'POST',
    path: `${base}/{id}/refunds/{refundId}/by-hand`,
    summary:
      'Stops the retries of a refund that the provider repeatedly failed to send, so that an operator can transfer it by hand. The operator must first check that the provider hasn’t sent it.',
    params: z.object({ id: zId, refundId: zId }),
    body: zReason,
    output: zPaymentDetail,
    errors: ['not_found', 'conflict'],
  }),
  chargeback: endpoint({
    ...back,
    ...money,
    id: 'payments.chargeback',
    method: 'POST',
    path: `${base}/{id}/chargeback`,
    summary:
      'Records a chargeback. Unspent credits are removed. Spent credits become a debt, and the account is suspended.',
    params,
    body: zReason,
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'approval_waiting'],
  }),
  receivable: endpoint({
    ...back,
    ...money,
    id: 'payments.receivable',
    method: 'POST',
    path: `${base}/{id}/receivable`,
    summary:
      'Settles or writes off a marketer’s debt. An account that was suspended because of the debt is reactivated.',
    params,
    body: z.discriminatedUnion('outcome', [
      zReason.extend({ outcome: z.literal('settled'), bankRef: zBankRef }),
      zReason.extend({ outcome: z.literal('written_off') }),
    ]),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'approval_waiting', 'receipt_recorded'],
  }),
}
