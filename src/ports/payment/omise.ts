import { satang } from '../../core/money.ts'
import { type Call, callJson, PortError } from '../http.ts'
import {
  toCharge,
  toDate,
  toTransfer,
  zAccountCheck,
  zOmiseCharge,
  zOmiseEvent,
  zOmiseRecipient,
  zOmiseRefund,
  zOmiseTransfer,
} from './omise-shapes.ts'
import type { Charge, NewCharge, NewTransfer, PaymentPort, WebhookCheck } from './port.ts'
import { billPaymentPayload } from './promptpay.ts'
import { checkSignature } from './signature.ts'

export interface OmiseConfig {
  provider?: string
  baseUrl?: string
  secretKey: string
  /** Base64 webhook secrets; several during rotation. */
  signingKeys: readonly string[]
  /** 15-digit biller id. With it we generate the QR ourselves; otherwise the provider's image is used. */
  billerId?: string
  /** Whether the provider supports GET /accounts/:bank/:number. */
  accountChecks?: boolean
  /** A hosted card page, if the provider has one. */
  cardPage?: string
  timeoutMs?: number
}

const API = 'https://api.omise.co'
const VERSION = '2019-05-29'
const SOURCE = { promptpay: 'promptpay', transfer: 'bank_transfer' } as const

/** Bank codes of the provider that differ from our lower-case codes. */
const BANK: Record<string, string> = { KKP: 'kk', IBANK: 'ibank' }
const bankCode = (bank: string) => BANK[bank.toUpperCase()] ?? bank.toLowerCase()

/** The provider's name and functions that call its API. */
function omiseCalls(config: OmiseConfig) {
  const provider = config.provider ?? 'omise'
  const base = (config.baseUrl ?? API).replace(/\/$/, '')
  const authorization = `Basic ${Buffer.from(`${config.secretKey}:`).toString('base64')}`
  const request = (path: string, extra: Partial<Call> = {}, key?: string): Call => ({
    provider,
    url: `${base}${path}`,
    timeoutMs: config.timeoutMs ?? 15_000,
    ...extra,
    headers: { authorization, 'omise-version': VERSION, ...(key ? { 'idempotency-key': key } : {}) },
  })
  const post = (path: string, json: unknown, key?: string) => request(path, { method: 'POST', json }, key)
  return { provider, request, post }
}
type OmiseCalls = ReturnType<typeof omiseCalls>

/** The Omise REST API: Basic authentication with the secret key, JSON bodies, amounts in satang. */
export function omisePayment(config: OmiseConfig): PaymentPort {
  const calls = omiseCalls(config)
  const { provider, request, post } = calls
  const withQr = (charge: Charge): Charge => {
    if (charge.method !== 'promptpay' || !config.billerId || !charge.reference) return charge
    const { reference, amount } = charge
    return { ...charge, qrPayload: billPaymentPayload({ billerId: config.billerId, reference, amount }) }
  }
  return {
    provider,
    async createCharge(charge) {
      return withQr(toCharge(await callJson(post('/charges', chargeBody(provider, charge), charge.id), zOmiseCharge)))
    },
    async getCharge(id) {
      return withQr(toCharge(await callJson(request(`/charges/${encodeURIComponent(id)}`), zOmiseCharge)))
    },
    verifyWebhook(rawBody, headers, now) {
      const checked = checkSignature(rawBody, headers, config.signingKeys, now)
      return checked === 'ok' ? readEvent(rawBody) : { ok: false, reason: checked }
    },
    async refund({ id, chargeId, amount }) {
      const path = `/charges/${encodeURIComponent(chargeId)}/refunds`
      const r = await callJson(post(path, { amount, metadata: { refund_id: id } }, id), zOmiseRefund)
      return { id: r.id, chargeId: r.charge, amount: satang(r.amount), createdAt: toDate(r.created_at) }
    },
    ...payoutPart(calls, config.accountChecks === true),
    cardPageUrl(returnUrl, lang) {
      return config.cardPage ? `${config.cardPage}?${new URLSearchParams({ return_uri: returnUrl, lang })}` : null
    },
  }
}

type PayoutPart = Pick<PaymentPort, 'transfer' | 'getTransfer' | 'checkAccount'>

function payoutPart({ request, post }: OmiseCalls, accountChecks: boolean): PayoutPart {
  return {
    async transfer(transfer) {
      const to = post('/recipients', recipientBody(transfer), `${transfer.id}-to`)
      const recipient = await callJson(to, zOmiseRecipient)
      const metadata = { transfer_id: transfer.id, reference: transfer.reference ?? '' }
      const body = { amount: transfer.amount, recipient: recipient.id, fail_fast: true, metadata }
      return toTransfer(await callJson(post('/transfers', body, transfer.id), zOmiseTransfer))
    },
    async getTransfer(id) {
      return toTransfer(await callJson(request(`/transfers/${encodeURIComponent(id)}`), zOmiseTransfer))
    },
    async checkAccount({ bank, number, name }) {
      if (!accountChecks) return { result: 'unknown', holder: null }
      const account = `/accounts/${encodeURIComponent(bankCode(bank))}/${encodeURIComponent(number)}`
      const check = await callJson(request(`${account}?${new URLSearchParams({ name })}`), zAccountCheck)
      return { result: check.match, holder: check.name }
    },
  }
}

function chargeBody(provider: string, charge: NewCharge) {
  const { method, cardToken } = charge
  if (method === 'card' && !cardToken) throw new PortError(provider, 'refused', { detail: 'card_token_required' })
  return {
    amount: charge.amount,
    currency: 'thb',
    description: charge.description,
    return_uri: charge.returnUrl,
    expires_at: charge.expiresAt?.toISOString(),
    metadata: { charge_id: charge.id, reference: charge.reference },
    ...(method === 'card' ? { card: cardToken } : { source: { type: SOURCE[method] } }),
  }
}

function recipientBody({ account }: NewTransfer) {
  const bank_account = { brand: bankCode(account.bank), number: account.number, name: account.name }
  return { name: account.name, type: 'individual', bank_account }
}

function readEvent(rawBody: string | Uint8Array): WebhookCheck {
  try {
    const text = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody)
    const event = zOmiseEvent.parse(JSON.parse(text))
    const chargeId = event.data.object === 'charge' ? event.data.id : null
    return { ok: true, event: { id: event.id, key: event.key, chargeId, createdAt: toDate(event.created_at) } }
  } catch {
    return { ok: false, reason: 'malformed' }
  }
}
