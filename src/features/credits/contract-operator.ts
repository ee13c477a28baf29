import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zText } from '../../core/shapes.ts'
import { zChargeStatus, zPaymentDetail, zPaymentRow, zReason } from './shapes.ts'

const back = { audience: 'operator' } as const
const params = z.object({ id: zId })
const base = '/api/operator/payments'
const money = { rateLimit: 'money', idempotent: true } as const

/** The operators' side of payments. */
export const operatorContract = {
  payments: endpoint({
    ...back,
    id: 'payments.list',
    method: 'GET',
    path: base,
    summary: '`q`: start of a reference, or part of a brand name. `oldest`: age of the oldest that waits for a review.',
    query: z.object({ ...zPaging, status: zChargeStatus.optional(), q: z.string().trim().max(80).optional() }),
    output: z.array(zPaymentRow),
    extra: zNext.extend({ waiting: z.int(), oldest: z.iso.datetime({ offset: true }).nullable() }),
  }),
  payment: endpoint({
    ...back,
    id: 'payments.get',
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
    body: z.object({ received: zSatang }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'slip_mismatch', 'approval_waiting'],
  }),
  reject: endpoint({
    ...back,
    ...money,
    id: 'payments.reject',
    method: 'POST',
    path: `${base}/{id}/reject`,
    summary: 'Ends a review. What arrived in a wrong amount goes back to the payer.',
    params,
    body: zReason,
    output: zPaymentDetail,
    errors: ['not_found', 'conflict'],
  }),
  refund: endpoint({
    ...back,
    ...money,
    id: 'payments.refund',
    method: 'POST',
    path: `${base}/{id}/refund`,
    summary: '`amount`: unspent credits of this charge, net in satang; VAT goes back with them.',
    params,
    body: zReason.extend({ amount: zSatang }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'amount_too_small', 'insufficient_credits'],
  }),
  refundPaid: endpoint({
    ...back,
    ...money,
    id: 'payments.refundPaid',
    method: 'POST',
    path: `${base}/{id}/refunds/{refundId}/paid`,
    summary: 'Sent by hand: `note` is the reference of the transfer.',
    params: z.object({ id: zId, refundId: zId }),
    body: z.object({ note: zText(120, 3) }),
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
    summary: 'Ends what the brand owes; a settled debt makes the account active again.',
    params,
    body: zReason.extend({ outcome: z.enum(['settled', 'written_off']) }),
    output: zPaymentDetail,
    errors: ['not_found', 'conflict', 'approval_waiting'],
  }),
}
