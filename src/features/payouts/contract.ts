import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zSatang, zText, zTime } from '../../core/shapes.ts'

const uuid = z.object({ uuid: zId })
const byId = z.object({ id: zId })

export const zWithdrawalStatus = z.enum(['Pending', 'TransferComplete', 'Rejected'])
export const zWithdrawalType = z.enum(['automatic', 'manual'])

export const zBankAccount = z.object({
  id: zId,
  bank: z.string(),
  bankName: z.object({ th: z.string(), en: z.string() }),
  /** The last four digits; the whole number never leaves the server again. */
  last4: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'verified', 'rejected', 'replaced']),
  usableFrom: zTime,
  reason: z.string().nullable(),
})

export const zWithdrawal = z.object({
  id: zId,
  reference: z.string(),
  price: zSatang,
  fee: zSatang,
  /** What the bank account receives. */
  net: zSatang,
  type: zWithdrawalType,
  status: zWithdrawalStatus,
  reason: z.string().nullable(),
  expectedOn: z.string(),
  requestedAt: zTime,
  decidedAt: zTime.nullable(),
  returned: z.boolean(),
  bank: z.string(),
  last4: z.string(),
})

const zLine = z.object({
  entryId: zId,
  at: zTime,
  event: z.string(),
  label: z.object({ th: z.string(), en: z.string() }),
  reference: z.string(),
  /** Satang; one of the two is zero. */
  in: zSatang,
  out: zSatang,
  balance: zSatang,
  jobId: zId.nullable(),
  withdrawalId: zId.nullable(),
  documentId: zId.nullable(),
})

const zStanding = z.object({
  available: zSatang,
  pending: zSatang,
  /** On hold for jobs under way, before tax. */
  expected: zSatang,
  lifetime: zSatang,
  nextAutomaticOn: z.string(),
  automatic: z.boolean(),
  minimum: zSatang,
  fee: zSatang,
  feeWaivedFrom: zSatang,
  waiting: zWithdrawal.nullable(),
  bank: zBankAccount.nullable(),
})

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
const earn = '/sv_influ_api/influ/earn'

export const contract = {
  standing: endpoint({
    id: 'payouts.standing',
    method: 'GET',
    path: '/sv_influ_api/influ/earnmore/{uuid}',
    audience: 'influencer',
    params: uuid,
    output: zStanding,
    summary: 'Balance, what is on its way, and what a withdrawal would cost',
  }),
  statement: endpoint({
    id: 'payouts.statement',
    method: 'GET',
    path: `${earn}/statement/{uuid}`,
    audience: 'influencer',
    params: uuid,
    query: z.object({
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/, 'invalid')
        .optional(),
      ...zPaging,
    }),
    output: z.array(zLine),
    extra: zNext,
  }),
  summary: endpoint({
    id: 'payouts.summary',
    method: 'GET',
    path: `${earn}/summary/{uuid}/{x}`,
    audience: 'influencer',
    params: z.object({ uuid: zId, x: z.string().regex(/^(all|\d{4}-\d{2})$/) }),
    output: z.object({
      earned: zSatang,
      tax: zSatang,
      withdrawn: zSatang,
      jobs: z.int(),
      months: z.array(z.object({ month: z.string(), earned: zSatang })),
    }),
    summary: 'x: a month as yyyy-mm, or all',
  }),
  bank: endpoint({
    id: 'payouts.bank',
    method: 'GET',
    path: `${earn}/bank/{uuid}`,
    audience: 'influencer',
    params: uuid,
    output: zBankAccount.nullable(),
  }),
  saveBank: endpoint({
    id: 'payouts.saveBank',
    method: 'POST',
    path: `${earn}/bank/{uuid}`,
    audience: 'influencer',
    params: uuid,
    body: z.object({
      bank: zText(10),
      number: z
        .string()
        .transform((s) => s.replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{1,20}$/, 'otp_digits')),
      name: zText(120),
      confirmed: z.boolean().optional(),
    }),
    output: zBankAccount,
    errors: [
      'step_up_required',
      'bank_account_digits',
      'bank_account_name',
      'bank_account_unusual',
      'profile_incomplete',
    ],
    rateLimit: 'money',
    summary: 'Needs a code verified for bank_change; an unusual length needs confirmed',
  }),
  setAutomatic: endpoint({
    id: 'payouts.setAutomatic',
    method: 'POST',
    path: `${earn}/automatic/{uuid}`,
    audience: 'influencer',
    params: uuid,
    body: z.object({ automatic: z.boolean() }),
    output: z.object({ automatic: z.boolean() }),
  }),
  withdraw: endpoint({
    id: 'payouts.withdraw',
    method: 'POST',
    path: `${earn}/withdraw/{uuid}`,
    audience: 'influencer',
    params: uuid,
    body: z.object({ price: zSatang }),
    output: zWithdrawal,
    idempotent: true,
    rateLimit: 'money',
    errors: [
      'step_up_required',
      'withdrawal_minimum',
      'withdrawal_pending',
      'insufficient_balance',
      'bank_account_missing',
      'bank_account_unverified',
      'bank_account_waiting',
    ],
    summary: 'price is what leaves the balance, satang; needs a code verified for withdrawal',
  }),
  withdrawals: endpoint({
    id: 'payouts.withdrawals',
    method: 'GET',
    path: `${earn}/withdrawals/{uuid}`,
    audience: 'influencer',
    params: uuid,
    query: z.object(zPaging),
    output: z.array(zWithdrawal),
    extra: zNext,
  }),

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

export type Withdrawal = z.infer<typeof zWithdrawal>
export type BankAccountView = z.infer<typeof zBankAccount>
export type WithdrawalRow = z.infer<typeof zRow>
export type StatementLine = z.infer<typeof zLine>
