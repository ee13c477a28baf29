import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zText } from '../../../core/shapes.ts'
import { zBankRef, zChargeStatus, zPaymentDetail, zPaymentRow, zReason } from '../shapes.ts'

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
      'Payments of marketers, by status. `q`: start of a reference, or part of a brand name. `oldest`: age of the oldest that waits for a review.',
    query: z.object({
      ...zPaging,
      status: zChargeStatus.optional(),
      unmatched: z.enum(['1']).optional().describe('Money of the payment stands in suspense'),
      refunds: z.enum(['1']).optional().describe('A refund of the payment is not sent yet'),
      q: z.string().trim().max(80).optional(),
    }),
    output: z.array(zPaymentRow),
    extra: zNext.extend({
      waiting: z.int(),
      oldest: z.iso.datetime({ offset: true }).nullable(),
      unmatched: z.int(),
      refunds: z.int(),
    }),
  }),
  payment: endpoint({
    ...back,
    id: 'payments.get',
    summary: 'One payment of a marketer with its refunds and documents',
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
      'The transfer on the slip has arrived: `received` must be the total. Above the limit it waits for approval.',
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
    summary: 'The slip shows no transfer to us.',
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
    summary: 'A transfer of another amount than asked for, or a second one: it is booked in suspense.',
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
      'Pays an unpaid charge of the brand, which brings what it is for, or new credits of exactly the amount where the money came for credits; the rest goes back to the payer.',
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
    summary: 'Money in suspense goes back to the payer.',
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
    summary: 'Refunds a payment. `amount`: unspent credits of this charge, net in satang; VAT goes back with them.',
    params,
    body: zReason.extend({ amount: zSatang }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'amount_too_small', 'amount_too_large', 'insufficient_credits'],
  }),
  refundPaid: endpoint({
    ...back,
    ...money,
    id: 'payments.refundPaid',
    method: 'POST',
    path: `${base}/{id}/refunds/{refundId}/paid`,
    summary: 'Sent by hand: `note` is the reference of the transfer. Refused while the provider may still send it.',
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
      'Stops the retries of a refund that the provider failed to send again and again: an operator has seen there that nothing was sent, and transfers the money.',
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
      'The payer took the money back: unspent credits go, spent ones become a debt and the account is suspended.',
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
      'Ends what the brand owes. A debt is settled by a transfer, and an account that it suspended is active again.',
    params,
    body: z.discriminatedUnion('outcome', [
      zReason.extend({ outcome: z.literal('settled'), bankRef: zBankRef }),
      zReason.extend({ outcome: z.literal('written_off') }),
    ]),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'approval_waiting', 'receipt_recorded'],
  }),
}
