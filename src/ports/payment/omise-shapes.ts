import { z } from 'zod'
import { satang, ZERO } from '../../core/money.ts'
import type { Charge, PayMethod, Transfer } from './port.ts'

const zAmount = z.number().int().nonnegative()
const zText = z.string().nullish()

export const zOmiseCharge = z.object({
  object: z.literal('charge'),
  id: z.string().min(1),
  amount: zAmount,
  currency: z.string(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  refunded_amount: zAmount.nullish(),
  authorize_uri: zText,
  failure_code: zText,
  failure_message: zText,
  created_at: zText,
  paid_at: zText,
  expires_at: zText,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      type: z.string(),
      scannable_code: z.object({ image: z.object({ download_uri: zText }).nullish() }).nullish(),
    })
    .nullish(),
})

export const zOmiseRefund = z.object({
  object: z.literal('refund'),
  id: z.string().min(1),
  amount: zAmount,
  charge: z.string(),
  created_at: zText,
})

export const zOmiseRecipient = z.object({ object: z.literal('recipient'), id: z.string().min(1) })

export const zOmiseTransfer = z.object({
  object: z.literal('transfer'),
  id: z.string().min(1),
  amount: zAmount,
  sent: z.boolean(),
  paid: z.boolean(),
  paid_at: zText,
  failure_code: zText,
})

export const zOmiseEvent = z.object({
  object: z.literal('event'),
  id: z.string().min(1),
  key: z.string().min(1),
  created_at: zText,
  data: z.object({ object: z.string(), id: z.string().min(1) }),
})

export const zAccountCheck = z.object({
  match: z.enum(['match', 'mismatch', 'closed', 'unknown']),
  name: z.string().nullable(),
})

const date = (text: string | null | undefined): Date | null => {
  const at = text ? new Date(text) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

function methodOf(source: string | undefined): PayMethod {
  if (source === undefined) return 'card'
  return source === 'promptpay' ? 'promptpay' : 'transfer'
}

/** Converts a charge of the provider. `reference` is read from the metadata that we sent. */
export function toCharge(c: z.infer<typeof zOmiseCharge>): Charge {
  const reference = c.metadata?.reference
  return {
    id: c.id,
    amount: satang(c.amount),
    currency: c.currency.toUpperCase(),
    method: methodOf(c.source?.type),
    reference: typeof reference === 'string' ? reference : '',
    status: c.status,
    refunded: c.refunded_amount ? satang(c.refunded_amount) : ZERO,
    createdAt: date(c.created_at),
    paidAt: date(c.paid_at),
    expiresAt: date(c.expires_at),
    authorizeUrl: c.authorize_uri ?? null,
    qrPayload: null,
    qrImageUrl: c.source?.scannable_code?.image?.download_uri ?? null,
    failureCode: c.failure_code ?? null,
    failureMessage: c.failure_message ?? null,
  }
}

export function toTransfer(t: z.infer<typeof zOmiseTransfer>): Transfer {
  const status = t.failure_code ? 'failed' : t.paid ? 'paid' : t.sent ? 'sent' : 'pending'
  return { id: t.id, amount: satang(t.amount), status, paidAt: date(t.paid_at), failureCode: t.failure_code ?? null }
}

export { date as toDate }
