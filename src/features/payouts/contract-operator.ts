import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zText, zTime } from '../../core/shapes.ts'
import { zApproval } from '../approvals/shapes.ts'
import { zSecondStep } from '../two-step/shapes.ts'
import { BATCH_ROW_STATES, BATCH_STATUSES } from './kinds.ts'
import { zAccountPayout, zBankAccount, zBankName, zStatementLine, zWithdrawal, zWithdrawalStatus } from './shapes.ts'

const byId = z.object({ id: zId })
/** Withdrawals that an operator selected in a list. */
const zChosen = z.array(zId).min(1, 'choose_one').max(500)

const zRow = zWithdrawal.extend({
  accountId: zId,
  payee: z.string(),
  displayName: z.string(),
  bankStatus: z.string(),
  /** The holder of the account. */
  accountName: z.string(),
  /** The operator may open its PromptPay QR to pay it. */
  canClaimQr: z.boolean(),
  /** The operator who opened the QR; `own`: the caller. */
  qrClaim: z.object({ by: z.string(), at: zTime, own: z.boolean() }).nullable(),
  /** PNG with the QR, for the operator who opened it. */
  qr: z.string().nullable(),
  needsSecond: z.boolean(),
  approvedBy: z.string().nullable(),
  /** The bank's reference of the transfer, including a returned one. */
  transferRef: z.string().nullable(),
  /** The withdrawal's batch, if any. */
  batch: z.string().nullable(),
  batchId: zId.nullable(),
  /** One operator has requested approval, of the transfer or of its return; another must approve. */
  approvalWaits: z.boolean(),
})

const zBatch = z.object({
  id: zId,
  reference: z.string(),
  status: z.enum(BATCH_STATUSES),
  createdBy: z.string(),
  createdAt: zTime,
  count: z.int(),
  total: zSatang,
  /** Transfers not yet sent. */
  payable: z.int(),
  voided: z.object({ reason: z.string(), requestedBy: z.string(), approvedBy: z.string(), at: zTime }).nullable(),
})
export type PayoutBatch = z.infer<typeof zBatch>

const zBatchDetail = zBatch.extend({
  /** Parts of the total: sent, returned by the bank, voided; the remaining part is payable. */
  sums: z.object({ sent: zSatang, returned: zSatang, voided: zSatang, payable: zSatang }),
  /** Versions of the bank file, newest first. `hash`: SHA-256 of its bytes. */
  files: z.array(z.object({ version: z.int(), hash: z.string(), count: z.int(), total: zSatang, createdAt: zTime })),
  rows: z.array(
    z.object({
      id: zId,
      reference: z.string(),
      payee: z.string(),
      bankName: zBankName,
      last4: z.string(),
      net: zSatang,
      /** `returned`: the bank returned the paid transfer. */
      state: z.enum(BATCH_ROW_STATES),
      /** The bank's reference, if this batch sent the transfer. */
      transferRef: z.string().nullable(),
    }),
  ),
  /** A pending request to void the batch, which needs a second operator. */
  voidRequest: zApproval.nullable(),
})
export type PayoutBatchDetail = z.infer<typeof zBatchDetail>

export const PAYOUT_QR = '/api/operator/withdrawals/{id}/qr'

/** A decision of an operator, with the reason shown to the payee. */
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
    summary:
      'Lists withdrawals for operators: pending ones oldest first, others newest first. `q` is the start of a reference, or a part of the payee’s name, email or account number.',
    method: 'GET',
    path: '/api/operator/withdrawals',
    audience: 'operator',
    query: z.object({
      status: zWithdrawalStatus.optional(),
      single: z.enum(['1']).optional().describe('Returns only withdrawals that aren’t in a batch.'),
      q: z.string().trim().max(80).optional(),
      id: zId.optional(),
      ...zPaging,
    }),
    output: z.array(zRow),
    extra: zNext,
  }),
  queueTotals: endpoint({
    id: 'payouts.queueTotals',
    summary: 'Returns the number, sum and oldest time of the pending withdrawals, and how many of them are in a batch.',
    method: 'GET',
    path: '/api/operator/withdrawals/totals',
    audience: 'operator',
    output: z.object({
      waiting: z.int(),
      waitingTotal: zSatang,
      /** Pending withdrawals in a batch. */
      batched: z.int(),
      oldest: zTime.nullable(),
    }),
  }),
  createBatch: endpoint({
    id: 'payouts.createBatch',
    summary: 'Creates a batch with pending withdrawals for the bank.',
    method: 'POST',
    path: '/api/operator/withdrawals/batches',
    audience: 'operator',
    /** `code`: a code of the authenticator app, or a recovery code, if the operator has two-step verification. */
    body: z.object({ ids: zChosen, code: zSecondStep.optional() }),
    output: zBatchDetail,
    idempotent: true,
    rateLimit: 'money',
    errors: [
      'conflict',
      'two_step_code_required',
      'two_step_wrong',
      'two_step_locked',
      'second_approval_required',
      'withdrawal_claimed',
      'payout_target_changed',
    ],
  }),
  batchFile: endpoint({
    id: 'payouts.batchFile',
    method: 'GET',
    path: '/api/operator/withdrawals/batches/{id}/file',
    audience: 'operator',
    params: byId,
    blob: ['text/csv'],
    summary:
      'Downloads the bank file of a batch as CSV (UTF-8). It contains the withdrawals that are currently payable.',
    errors: ['not_found', 'batch_closed', 'approval_waiting', 'batch_file_changed'],
  }),
  batches: endpoint({
    id: 'payouts.batches',
    summary: 'Lists batches of withdrawals, newest first.',
    method: 'GET',
    path: '/api/operator/withdrawals/batches',
    audience: 'operator',
    query: z.object(zPaging),
    output: z.array(zBatch),
    extra: zNext,
  }),
  batch: endpoint({
    id: 'payouts.batch',
    summary: 'Returns a batch with its withdrawals.',
    method: 'GET',
    path: '/api/operator/withdrawals/batches/{id}',
    audience: 'operator',
    params: byId,
    output: zBatchDetail,
    errors: ['not_found'],
  }),
  markBatch: endpoint({
    ...decision,
    id: 'payouts.markBatch',
    path: '/api/operator/withdrawals/batches/{id}/mark',
    body: z.object({ ids: zChosen, transferRef: zText(60) }),
    output: zBatchDetail,
    errors: ['not_found', 'conflict', 'batch_closed'],
    summary: 'Marks withdrawals of a batch as transferred by the bank.',
  }),
  voidBatch: endpoint({
    ...decision,
    id: 'payouts.voidBatch',
    path: '/api/operator/withdrawals/batches/{id}/void',
    body: z.object({ reason: zText(300, 3) }),
    output: zBatchDetail,
    errors: ['not_found', 'batch_closed', 'approval_waiting'],
    summary: 'Requests that the payable withdrawals of a batch be voided. Another operator must approve it.',
  }),
  claimQr: endpoint({
    ...decision,
    id: 'payouts.claimQr',
    path: `${PAYOUT_QR}/claim`,
    errors: [
      'not_found',
      'conflict',
      'second_approval_required',
      'withdrawal_claimed',
      'withdrawal_in_batch',
      'payout_target_changed',
    ],
    summary:
      'Claims the PromptPay QR code of a withdrawal, to pay it with a banking app. Until the withdrawal is marked as transferred or released, no batch can contain it and it can’t be rejected.',
  }),
  releaseQr: endpoint({
    ...decision,
    id: 'payouts.releaseQr',
    path: `${PAYOUT_QR}/release`,
    body: z.object({ reason: zText(300, 3) }),
    errors: ['not_found', 'conflict'],
    summary:
      'Releases a claimed QR code that wasn’t paid. The withdrawal can be put in a batch, rejected or paid by QR code again.',
  }),
  payoutQr: endpoint({
    id: 'payouts.payoutQr',
    method: 'GET',
    path: PAYOUT_QR,
    audience: 'operator',
    params: byId,
    blob: ['image/png'],
    errors: ['not_found', 'conflict', 'second_approval_required', 'withdrawal_claimed', 'payout_target_changed'],
    summary: 'Returns the PromptPay QR code of a withdrawal with its amount, for the operator who claimed it.',
  }),
  approve: endpoint({
    ...decision,
    id: 'payouts.approve',
    path: '/api/operator/withdrawals/{id}/approve',
    errors: ['conflict', 'approval_waiting'],
    summary:
      'Gives the first of two approvals for a withdrawal above the approval limit. Another operator gives the second one.',
  }),
  complete: endpoint({
    ...decision,
    id: 'payouts.complete',
    summary: 'Marks a withdrawal as transferred.',
    path: '/api/operator/withdrawals/{id}/complete',
    body: z.object({ transferRef: zText(60) }),
    errors: ['conflict', 'batch_closed', 'second_approval_required'],
  }),
  reject: endpoint({
    ...decision,
    id: 'payouts.reject',
    summary: 'Rejects a pending withdrawal. Its amount is returned to the balance.',
    path: '/api/operator/withdrawals/{id}/reject',
    body: z.object({ reason: zText(300) }),
    errors: ['conflict', 'batch_closed', 'withdrawal_claimed', 'withdrawal_in_batch'],
  }),
  returned: endpoint({
    ...decision,
    id: 'payouts.returned',
    path: '/api/operator/withdrawals/{id}/returned',
    body: zStatementLine.extend({ reason: zText(300) }),
    errors: ['conflict', 'invalid_input', 'approval_waiting', 'return_amount', 'return_recorded'],
    summary:
      'Requests to record that the bank returned a completed transfer. Once another operator approves, the amount and its fee are returned to the balance.',
  }),
  payOut: endpoint({
    id: 'payouts.payOut',
    method: 'POST',
    path: '/api/operator/accounts/{id}/payout',
    audience: 'operator',
    params: byId,
    body: z.object({ reason: zText(300, 3) }),
    output: zAccountPayout,
    idempotent: true,
    rateLimit: 'money',
    errors: [
      'not_found',
      'conflict',
      'approval_waiting',
      'withdrawal_pending',
      'withdrawal_minimum',
      'insufficient_balance',
      'bank_account_missing',
      'bank_account_unverified',
      'bank_account_waiting',
      'promptpay_changed',
    ],
    summary:
      'Requests to pay out the whole balance of a suspended or closed account to its verified bank account. Once another operator approves, it becomes a pending withdrawal.',
  }),
  bankQueue: endpoint({
    id: 'payouts.bankQueue',
    summary: 'Lists the bank accounts in review, oldest first.',
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
        /** Media type of the bank book's picture. */
        passbookType: z.string().nullable(),
      }),
    ),
    extra: zNext.extend({ total: z.int() }),
  }),
  decideBank: endpoint({
    id: 'payouts.decideBank',
    summary: 'Verifies a bank account or rejects it with a reason.',
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
