import type { Satang } from '../../core/money.ts'

export type PayMethod = 'promptpay' | 'card' | 'transfer'
export type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired' | 'reversed'

export interface NewCharge {
  /** Our own id; sent as the idempotency key, so a repeated call returns the same charge. */
  id: string
  amount: Satang
  method: PayMethod
  /** Reference 1 of the QR: A-Z and 0-9, at most 20 characters. */
  reference: string
  /** One-use token of a card; required for `card`. */
  cardToken?: string
  /** The page to which the payer returns. */
  returnUrl?: string
  expiresAt?: Date
  description?: string
}

export interface Charge {
  /** The provider's id. */
  id: string
  /** The amount that was actually charged. It may differ from the requested amount: compare before crediting it. */
  amount: Satang
  currency: string
  method: PayMethod
  reference: string
  status: ChargeStatus
  refunded: Satang
  createdAt: Date | null
  paidAt: Date | null
  expiresAt: Date | null
  /** A page of the provider on which the payer confirms. */
  authorizeUrl: string | null
  /** EMVCo text for the QR, if we generate it ourselves. */
  qrPayload: string | null
  /** The provider's QR image, if the provider generates it. */
  qrImageUrl: string | null
  failureCode: string | null
  failureMessage: string | null
}

/** A webhook with a valid signature. It only reports that something happened: read the charge before acting. */
export interface PaymentEvent {
  id: string
  /** For example `charge.complete`. Respond to unknown keys with 200 and ignore them. */
  key: string
  chargeId: string | null
  createdAt: Date | null
}

export type WebhookCheck =
  | { ok: true; event: PaymentEvent }
  | { ok: false; reason: 'missing' | 'stale' | 'signature' | 'malformed' }

export type WebhookHeaders = Record<string, string | string[] | undefined>

export interface Refund {
  id: string
  chargeId: string
  amount: Satang
  createdAt: Date | null
}

/** Instead of a bank: `number` is a PromptPay id, the digits of a mobile number or of a citizen or juristic id. */
export const PROMPTPAY_BANK = 'PROMPTPAY'

/** Bank by its short name (KBANK, SCB …) or `PROMPTPAY_BANK`, account as digits. */
export interface BankAccount {
  bank: string
  number: string
  name: string
}

export interface NewTransfer {
  /** Our own id; sent as the idempotency key. */
  id: string
  amount: Satang
  account: BankAccount
  reference?: string
}

export interface Transfer {
  id: string
  amount: Satang
  status: 'pending' | 'sent' | 'paid' | 'failed'
  paidAt: Date | null
  failureCode: string | null
}

export interface AccountCheck {
  /** unknown: the provider cannot check the account, so a person has to. */
  result: 'match' | 'mismatch' | 'closed' | 'unknown'
  holder: string | null
}

/** Payments and payouts through one provider. Every asynchronous method throws PortError. */
export interface PaymentPort {
  readonly provider: string
  createCharge(charge: NewCharge): Promise<Charge>
  getCharge(chargeId: string): Promise<Charge>
  /** Checks signature and age of a webhook. `rawBody` is the body exactly as received. Never throws. */
  verifyWebhook(rawBody: string | Uint8Array, headers: WebhookHeaders, now: Date): WebhookCheck
  /** `id` is our own id and the idempotency key. */
  refund(refund: { id: string; chargeId: string; amount: Satang }): Promise<Refund>
  transfer(transfer: NewTransfer): Promise<Transfer>
  getTransfer(transferId: string): Promise<Transfer>
  checkAccount(account: BankAccount): Promise<AccountCheck>
  /**
   * A page of the provider that accepts card details and returns with `?token=`; null if a script of the provider does
   * that.
   */
  cardPageUrl(returnUrl: string, lang: 'th' | 'en'): string | null
}
