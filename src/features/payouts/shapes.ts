import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { PROMPTPAY_IDS } from '../../core/thai/payout-target.ts'
import { zBankRef } from '../credits/shapes.ts'

export const zWithdrawalStatus = z.enum(['Pending', 'TransferComplete', 'Rejected'])
export const zWithdrawalType = z.enum(['automatic', 'manual'])

/** Kinds of taxed income, each with its own certificate: own jobs, a talent manager's share, referral rewards. */
export const TAXED_KINDS = ['work', 'commission', 'referral'] as const
export const zTaxedKind = z.enum(TAXED_KINDS)
/** A reimbursement is not taxed. */
export const zIncomeKind = z.enum([...TAXED_KINDS, 'reimbursement'])
export type IncomeKind = z.infer<typeof zIncomeKind>
/** Filter of a statement: a kind of income, or withdrawals and returned transfers. */
export const LINE_KINDS = [...zIncomeKind.options, 'withdrawal'] as const
export const zLineKind = z.enum(LINE_KINDS)
export type LineKind = z.infer<typeof zLineKind>

export const zPromptpayId = z.enum(PROMPTPAY_IDS)
/** The bank's name, or PromptPay with the kind of id. */
export const zBankName = z.object({ th: z.string(), en: z.string() })

export const zBankAccount = z.object({
  id: zId,
  /** The bank's short code, or the kind of PromptPay id; the other one is null. */
  bank: z.string().nullable(),
  promptpay: zPromptpayId.nullable(),
  bankName: zBankName,
  /** The last four digits; the server never returns the whole number. */
  last4: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'verified', 'rejected', 'replaced']),
  usableFrom: zTime,
  reason: z.string().nullable(),
  /** The picture of the bank book that the owner sent for verification. */
  passbookUrl: z.string().nullable(),
})

/** A document about the fee of a withdrawal: its tax invoice, or the credit note if the bank returned the transfer. */
export const zFeeDocument = z.object({
  id: zId,
  kind: z.enum(['fee_invoice', 'credit_note']),
  serial: z.string(),
  /** A cancelled invoice; the invoice that replaces it is also listed. */
  cancelled: z.boolean(),
  /** Numbers of its replacement copies. */
  replacements: z.array(z.int()),
})
export type FeeDocument = z.infer<typeof zFeeDocument>

export const zWithdrawal = z.object({
  id: zId,
  reference: z.string(),
  price: zSatang,
  fee: zSatang,
  /** The amount sent to the payee. */
  net: zSatang,
  type: zWithdrawalType,
  status: zWithdrawalStatus,
  reason: z.string().nullable(),
  expectedOn: z.string(),
  requestedAt: zTime,
  decidedAt: zTime.nullable(),
  returned: z.boolean(),
  /** URL of its proof as PDF. */
  slip: z.string(),
  /** The tax invoice of the fee once the transfer is sent; empty without a fee. */
  documents: z.array(zFeeDocument),
  /** Name of the talent manager who requested it for the payee. */
  requestedBy: z.string().nullable(),
  bankName: zBankName,
  last4: z.string(),
})

/** What the payout of a suspended or closed account would transfer. `problem`: the error code that prevents it. */
/** The line of the bank statement that shows a returned transfer. */
export const zStatementLine = z.object({ bankRef: zBankRef, returnedOn: zDate, amount: zSatang })
export type StatementLine = z.output<typeof zStatementLine>

export const zAccountPayout = z.object({
  available: zSatang,
  fee: zSatang,
  net: zSatang,
  bank: z.object({ name: zBankName, last4: z.string() }).nullable(),
  problem: z.string().nullable(),
  /** The amount of a payout that awaits a second operator. */
  requested: zSatang.nullable(),
})
