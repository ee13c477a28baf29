import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'

export const zWithdrawalStatus = z.enum(['Pending', 'TransferComplete', 'Rejected'])
export const zWithdrawalType = z.enum(['automatic', 'manual'])

/** Kinds of income that are taxed, each with a certificate of its own: own jobs, a talent manager's share, invited friends. */
export const TAXED_KINDS = ['work', 'commission', 'referral'] as const
export const zTaxedKind = z.enum(TAXED_KINDS)
/** A reimbursement passes through untaxed. */
export const zIncomeKind = z.enum([...TAXED_KINDS, 'reimbursement'])
export type IncomeKind = z.infer<typeof zIncomeKind>

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
  /** The picture of the bank book that its owner sent for the check. */
  passbookUrl: z.string().nullable(),
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
  /** Address of its proof as PDF. */
  slip: z.string(),
  bank: z.string(),
  last4: z.string(),
})
