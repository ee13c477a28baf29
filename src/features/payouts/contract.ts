import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { plainDigits } from '../../core/plain-text.ts'
import { zId, zNext, zPaging, zPeriod, zSatang, zText, zTime } from '../../core/shapes.ts'
import { UPLOAD_ERRORS } from '../files/contract.ts'
import { operatorContract } from './contract-operator.ts'
import { AUTOMATIC_PROBLEMS } from './rules/automatic.ts'
import {
  zBankAccount,
  zBankName,
  zFeeDocument,
  zIncomeKind,
  zLineKind,
  zPromptpayId,
  zTaxedKind,
  zWithdrawal,
} from './shapes.ts'

const uuid = z.object({ uuid: zId })
/** `x`: a month as yyyy-mm or a year as yyyy. */
const ofPeriod = z.object({ uuid: zId, x: zPeriod })
/** All kinds if omitted. */
const ofKind = z.object({ kind: zLineKind.optional() })

const zLine = z.object({
  /** A ledger entry; it has one line for each kind of income. */
  entryId: zId,
  at: zTime,
  event: z.string(),
  kind: zIncomeKind.nullable(),
  label: z.object({ th: z.string(), en: z.string() }),
  /** The job of an income: its title, its marketer, and the influencer for a commission. */
  job: z
    .object({
      id: zId,
      title: z.object({ th: z.string(), en: z.string() }),
      brand: z.string(),
      influencer: z.string().nullable(),
    })
    .nullable(),
  /** The invited user whose work earned a reward; the job itself is not shown. */
  friend: z.string().nullable(),
  withdrawal: z
    .object({
      id: zId,
      reference: z.string(),
      bankName: zBankName,
      last4: z.string(),
      slip: z.string(),
      /** The tax invoice of the fee on a request; the credit note on a returned amount. */
      documents: z.array(zFeeDocument),
    })
    .nullable(),
  /** For an income, satang: before tax, tax withheld, VAT on top. */
  gross: zSatang,
  tax: zSatang,
  vat: zSatang,
  /** Satang; one of the two is zero. */
  in: zSatang,
  out: zSatang,
  balance: zSatang,
  /** The payee's own withholding certificate. */
  document: z.object({ id: zId, serial: z.string() }).nullable(),
})

/** The payee's input. The number may contain spaces and dashes. */
const zNewBank = z.object({
  bank: zText(10),
  number: z
    .string()
    .transform((text) => plainDigits(text).replace(/[\s\p{Pd}]/gu, ''))
    .pipe(z.string().regex(/^\d{1,20}$/, 'account_number')),
  name: zText(120),
  /** Confirms that the number is right although its length is unusual for the bank. */
  confirmed: z.boolean().optional(),
})

/** The number itself is the payee's verified mobile number, or the citizen or juristic id of the profile. */
const zNewPromptpay = z.object({ promptpay: zPromptpayId })

const promptpayErrors = [
  'promptpay_phone_missing',
  'promptpay_id_missing',
  'bank_account_name',
  'profile_incomplete',
] as const
const bankErrors = [
  'invalid_input',
  'bank_account_digits',
  'bank_account_name',
  'bank_account_unusual',
  'profile_incomplete',
] as const
export const withdrawalErrors = [
  'withdrawal_minimum',
  'withdrawal_pending',
  'insufficient_balance',
  'bank_account_missing',
  'bank_account_unverified',
  'bank_account_waiting',
  'promptpay_changed',
] as const

const zPayoutBalance = z.object({
  available: zSatang,
  pending: zSatang,
  /** VAT that is paid once the tax invoices are approved; null for payees without VAT. */
  vatPending: zSatang.nullable(),
  /** The part of it whose tax invoice was not sent, or was not approved. */
  vatUnsent: zSatang,
  /** On hold for active jobs, before tax. */
  expected: zSatang,
  /** Income after tax so far, with VAT that was paid out; no reimbursements. */
  lifetime: zSatang,
  /** The day on which the balance will be transferred automatically; null if it will not. */
  nextAutomaticOn: z.string().nullable(),
  /** The reason why it will not. */
  automaticProblem: z.enum(AUTOMATIC_PROBLEMS).nullable(),
  /** The day of the next automatic run, whoever it pays. */
  nextRunOn: z.string(),
  /** The day on which a withdrawal requested now is transferred. */
  expectedOn: z.string(),
  automatic: z.boolean(),
  minimum: zSatang,
  automaticFrom: zSatang,
  fee: zSatang,
  feeWaivedFrom: zSatang,
  waiting: zWithdrawal.nullable(),
  bank: zBankAccount.nullable(),
})

/** For closing the account: the whole balance may be withdrawn, even below the minimum. */
const zClosing = z.object({ closing: z.literal('1').optional() })

const earn = '/sv_influ_api/influ/earn'

export const contract = {
  standing: endpoint({
    id: 'payouts.standing',
    method: 'GET',
    path: '/sv_influ_api/influ/earnmore/{uuid}',
    audience: 'influencer',
    params: uuid,
    output: zPayoutBalance,
    summary: 'Returns the balance, the pending amounts and the cost of a withdrawal.',
  }),
  statement: endpoint({
    id: 'payouts.statement',
    summary: 'Lists the movements of the influencer’s balance, newest first.',
    method: 'GET',
    path: `${earn}/statement/{uuid}`,
    audience: 'influencer',
    params: uuid,
    query: z.object({
      /** A month as yyyy-mm or a year as yyyy; all time if omitted. */
      month: zPeriod.optional(),
      ...ofKind.shape,
      ...zPaging,
    }),
    output: z.array(zLine),
    extra: zNext,
  }),
  statementCsv: endpoint({
    id: 'payouts.statementCsv',
    method: 'GET',
    path: `${earn}/statement/{uuid}/{x}/csv`,
    audience: 'influencer',
    params: ofPeriod,
    query: ofKind,
    blob: ['text/csv'],
    summary: 'Exports the statement of a month or a year as CSV, optionally for one kind of movement.',
  }),
  statementPdf: endpoint({
    id: 'payouts.statementPdf',
    method: 'GET',
    path: `${earn}/statement/{uuid}/{x}/pdf`,
    audience: 'influencer',
    params: ofPeriod,
    query: ofKind,
    blob: ['application/pdf'],
    errors: ['statement_too_long'],
    summary: 'Downloads the statement of a month or a year as PDF, optionally for one kind of movement.',
  }),
  taxYear: endpoint({
    id: 'payouts.taxYear',
    method: 'GET',
    path: `${earn}/tax/{uuid}/{year}`,
    audience: 'influencer',
    params: z.object({ uuid: zId, year: z.string().regex(/^20\d{2}$/, 'month') }),
    blob: ['application/pdf'],
    summary: 'Downloads the income and tax of a year with all withholding tax certificates as one PDF.',
  }),
  summary: endpoint({
    id: 'payouts.summary',
    method: 'GET',
    path: `${earn}/summary/{uuid}/{x}`,
    audience: 'influencer',
    params: z.object({ uuid: zId, x: z.union([z.literal('all'), zPeriod]) }),
    output: z.object({
      /** Before tax, VAT excluded: the sum of the kinds. */
      earned: zSatang,
      tax: zSatang,
      vat: zSatang,
      reimbursed: zSatang,
      /** Credited to the balance: earned − tax + vat + reimbursed. */
      net: zSatang,
      kinds: z.array(z.object({ kind: zTaxedKind, gross: zSatang, tax: zSatang })),
      withdrawn: zSatang,
      /** In a pending withdrawal at the start and at the end of the period. */
      pendingAtStart: zSatang,
      pendingAtEnd: zSatang,
      /** Withholding certificates. */
      certificates: z.int(),
      /** Own jobs that were completed. */
      jobs: z.int(),
      /** For a year, its months up to now; otherwise the last six months. */
      months: z.array(z.object({ month: z.string(), earned: zSatang })),
    }),
    summary: 'Returns the earnings of a period. `x` is a month as yyyy-mm, a year as yyyy, or `all`.',
  }),
  bank: endpoint({
    id: 'payouts.bank',
    summary: 'Returns the bank account for withdrawals and the one in review.',
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
    body: zNewBank,
    output: zBankAccount,
    errors: ['step_up_required', ...bankErrors],
    rateLimit: 'money',
    summary:
      'Saves the bank account for withdrawals. Requires a code verified for `bank_change`. A number of unusual length requires `confirmed`.',
  }),
  savePassbook: endpoint({
    id: 'payouts.savePassbook',
    method: 'POST',
    path: `${earn}/bank/{uuid}/passbook`,
    audience: 'influencer',
    upload: true,
    params: uuid,
    output: zBankAccount,
    errors: ['conflict', ...UPLOAD_ERRORS],
    summary: 'Uploads a photo of the bank book while an operator checks the account.',
  }),
  reviewBank: endpoint({
    id: 'payouts.reviewBank',
    method: 'POST',
    path: `${earn}/bank/{uuid}/review`,
    audience: 'influencer',
    params: uuid,
    body: zNewBank,
    output: z.object({ bank: z.string(), last4: z.string(), name: z.string() }),
    errors: bankErrors,
    rateLimit: 'money',
    summary: 'Validates a bank account before a code is sent, and stores it as a draft for one day.',
  }),
  savePromptpay: endpoint({
    id: 'payouts.savePromptpay',
    method: 'POST',
    path: `${earn}/bank/{uuid}/promptpay`,
    audience: 'influencer',
    params: uuid,
    body: zNewPromptpay,
    output: zBankAccount,
    errors: ['step_up_required', ...promptpayErrors],
    rateLimit: 'money',
    summary: 'Saves the payee’s own PromptPay ID for withdrawals. Requires a code verified for `bank_change`.',
  }),
  reviewPromptpay: endpoint({
    id: 'payouts.reviewPromptpay',
    method: 'POST',
    path: `${earn}/bank/{uuid}/promptpay/review`,
    audience: 'influencer',
    params: uuid,
    body: zNewPromptpay,
    output: z.object({ promptpay: zPromptpayId, last4: z.string(), name: z.string() }),
    errors: promptpayErrors,
    rateLimit: 'money',
    summary: 'Validates a PromptPay ID before a code is sent, and stores the choice as a draft for one day.',
  }),
  reviewWithdrawal: endpoint({
    id: 'payouts.reviewWithdrawal',
    method: 'POST',
    path: `${earn}/withdraw/{uuid}/review`,
    audience: 'influencer',
    params: uuid,
    query: zClosing,
    body: z.object({ price: zSatang }),
    output: z.object({ price: zSatang, fee: zSatang, net: zSatang, left: zSatang }),
    errors: withdrawalErrors,
    rateLimit: 'money',
    summary:
      'Validates the amount of a withdrawal before a code is sent, and stores it as a draft for one day. `left` is the amount that remains in the balance.',
  }),
  drafts: endpoint({
    id: 'payouts.drafts',
    method: 'GET',
    path: `${earn}/drafts/{uuid}`,
    audience: 'influencer',
    params: uuid,
    output: z.object({
      price: zSatang.nullable(),
      bank: z.object({ bank: z.string(), number: z.string(), name: z.string(), confirmed: z.boolean() }).nullable(),
      promptpay: zPromptpayId.nullable(),
    }),
    summary: 'Returns the caller’s drafts that haven’t been confirmed with a code.',
  }),
  setAutomatic: endpoint({
    id: 'payouts.setAutomatic',
    summary: 'Turns the weekly automatic withdrawal on or off.',
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
    query: zClosing,
    body: z.object({ price: zSatang }),
    output: zWithdrawal,
    idempotent: true,
    rateLimit: 'money',
    errors: ['step_up_required', ...withdrawalErrors],
    summary:
      'Requests a withdrawal. `price` is the amount taken from the balance, in satang. Requires a code verified for `withdrawal`. `closing` withdraws the whole balance of an influencer without open jobs who closes the account.',
  }),
  withdrawals: endpoint({
    id: 'payouts.withdrawals',
    summary: 'Lists the influencer’s withdrawals, newest first.',
    method: 'GET',
    path: `${earn}/withdrawals/{uuid}`,
    audience: 'influencer',
    params: uuid,
    query: z.object(zPaging),
    output: z.array(zWithdrawal),
    extra: zNext,
  }),
  slip: endpoint({
    id: 'payouts.slip',
    method: 'GET',
    path: `${earn}/withdrawals/{uuid}/{id}/slip`,
    audience: 'influencer',
    params: z.object({ uuid: zId, id: zId }),
    blob: ['application/pdf'],
    errors: ['not_found'],
    summary: 'Downloads the proof of a withdrawal as PDF.',
  }),
  ...operatorContract,
}

export type PayoutBalance = z.infer<typeof zPayoutBalance>
export type Withdrawal = z.infer<typeof zWithdrawal>
export type BankAccountView = z.infer<typeof zBankAccount>
export type StatementLine = z.infer<typeof zLine>
export type EarningsSummary = z.infer<(typeof contract)['summary']['output']>
