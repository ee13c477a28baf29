import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zText, zTime } from '../../core/shapes.ts'
import { zBankAccount, zWithdrawal, zWithdrawalStatus } from './shapes.ts'

const byId = z.object({ id: zId })

const zRow = zWithdrawal.extend({
  accountId: zId,
  payee: z.string(),
  displayName: z.string(),
  bankStatus: z.string(),
  bankName: z.string(),
  needsSecond: z.boolean(),
  approvedBy: z.string().nullable(),
  batch: z.string().nullable(),
})

/** A decision of an operator, with its reason where the payee reads it. */
const decision = {
  audience: 'operator',
  method: 'POST',
  params: byId,
  output: zWithdrawal,
  idempotent: true,
  rateLimit: 'money',
} as const

export const operatorContract = {
  queue: endpoint({
    id: 'payouts.queue',
    method: 'GET',
    path: '/api/operator/withdrawals',
    audience: 'operator',
    query: z.object({ status: zWithdrawalStatus.optional(), ...zPaging }),
    output: z.array(zRow),
    extra: zNext.extend({ waiting: z.int(), waitingTotal: zSatang }),
  }),
  createBatch: endpoint({
    id: 'payouts.createBatch',
    method: 'POST',
    path: '/api/operator/withdrawals/batches',
    audience: 'operator',
    body: z.object({ ids: z.array(zId).min(1).max(500) }),
    output: z.object({ id: zId, reference: z.string(), count: z.int(), total: zSatang }),
    idempotent: true,
    rateLimit: 'money',
    errors: ['conflict', 'second_approval_required'],
  }),
  batchFile: endpoint({
    id: 'payouts.batchFile',
    method: 'GET',
    path: '/api/operator/withdrawals/batches/{id}',
    audience: 'operator',
    params: byId,
    blob: true,
    summary: 'The bank file of a batch, CSV in UTF-8',
  }),
  approve: endpoint({
    ...decision,
    id: 'payouts.approve',
    path: '/api/operator/withdrawals/{id}/approve',
    errors: ['conflict'],
    summary: 'The first of two approvals above the set amount',
  }),
  complete: endpoint({
    ...decision,
    id: 'payouts.complete',
    path: '/api/operator/withdrawals/{id}/complete',
    body: z.object({ transferRef: zText(60) }),
    errors: ['conflict', 'second_approval_required'],
  }),
  reject: endpoint({
    ...decision,
    id: 'payouts.reject',
    path: '/api/operator/withdrawals/{id}/reject',
    body: z.object({ reason: zText(300) }),
    errors: ['conflict'],
  }),
  returned: endpoint({
    ...decision,
    id: 'payouts.returned',
    path: '/api/operator/withdrawals/{id}/returned',
    body: z.object({ reason: zText(300) }),
    errors: ['conflict'],
    summary: 'The bank gave a finished transfer back',
  }),
  bankQueue: endpoint({
    id: 'payouts.bankQueue',
    method: 'GET',
    path: '/api/operator/bank-accounts',
    audience: 'operator',
    query: z.object(zPaging),
    output: z.array(
      zBankAccount.extend({
        accountId: zId,
        number: z.string(),
        legalName: z.string(),
        providerResult: z.string(),
        createdAt: zTime,
      }),
    ),
    extra: zNext,
  }),
  decideBank: endpoint({
    id: 'payouts.decideBank',
    method: 'POST',
    path: '/api/operator/bank-accounts/{id}/decide',
    audience: 'operator',
    params: byId,
    body: z.object({ verified: z.boolean(), reason: zText(300).optional() }),
    output: zBankAccount,
    errors: ['conflict', 'reason_required'],
  }),
}

export type WithdrawalRow = z.infer<typeof zRow>
