import { randomBytes } from 'node:crypto'

/**
 * How the bank notifies the shop of a payment; simulates network problems. late: the webhook is held until a flush or
 * until `lateMs` has passed; double: sent twice; out_of_order: an older event arrives after the newer one; wrong_amount:
 * one baht less than requested was paid; none: no webhook at all.
 */
export const BEHAVIOURS = ['normal', 'late', 'double', 'out_of_order', 'wrong_amount', 'none'] as const
export type Behaviour = (typeof BEHAVIOURS)[number]
export const isBehaviour = (x: unknown): x is Behaviour => BEHAVIOURS.some((b) => b === x)

export interface BankCard {
  last4: string
  /** The error code with which this card is always refused, or null. */
  refusal: string | null
}

export interface BankCharge {
  id: string
  idempotencyKey: string | null
  /** Satang that were charged; differs from `asked` only if the payer paid another amount. */
  amount: number
  asked: number
  /** Null for a card payment. */
  source: string | null
  card: BankCard | null
  status: 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'
  description: string | null
  metadata: Record<string, unknown>
  returnUri: string | null
  failureCode: string | null
  refunded: number
  createdAt: string
  paidAt: string | null
  expiresAt: string
  behaviour: Behaviour | null
}

export interface BankRefund {
  id: string
  idempotencyKey: string | null
  charge: string
  amount: number
  createdAt: string
}

export interface BankRecipient {
  id: string
  idempotencyKey: string | null
  name: string
  brand: string
  number: string
}

export interface BankTransfer {
  id: string
  idempotencyKey: string | null
  recipient: string
  amount: number
  status: 'pending' | 'paid' | 'failed'
  failureCode: string | null
  createdAt: string
  paidAt: string | null
}

export interface Delivery {
  id: string
  body: string
  /** Attempts made so far. */
  attempts: number
  /** held: waits for a flush or for its time. */
  state: 'held' | 'due' | 'sent' | 'dead'
}

export interface BankState {
  behaviour: Behaviour
  charges: Record<string, BankCharge>
  refunds: Record<string, BankRefund>
  recipients: Record<string, BankRecipient>
  transfers: Record<string, BankTransfer>
  tokens: Record<string, BankCard>
  deliveries: Delivery[]
}

export const emptyBank = (): BankState => ({
  behaviour: 'normal',
  charges: {},
  refunds: {},
  recipients: {},
  transfers: {},
  tokens: {},
  deliveries: [],
})

/** An id in the provider's format: `chrg_test_…`. */
export const bankId = (kind: string): string => `${kind}_test_${randomBytes(10).toString('hex')}`

/** The existing row with this idempotency key, if any. */
export function byKey<T extends { idempotencyKey: string | null }>(
  rows: Record<string, T>,
  key: string | null,
): T | null {
  if (key === null) return null
  return Object.values(rows).find((row) => row.idempotencyKey === key) ?? null
}
