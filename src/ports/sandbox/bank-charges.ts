import { DAY } from '../../core/clock.ts'
import { type BankCard, type BankCharge, type BankState, type Behaviour, bankId, byKey } from './bank-state.ts'

/** A refusal in the provider's style. */
export class BankError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const MIN_AMOUNT = 2_000
const SOURCES = ['promptpay', 'bank_transfer']
/** Test cards that are always refused; every other number that passes the Luhn check pays. */
const REFUSED_CARDS: Record<string, string> = {
  '4111111111140011': 'insufficient_fund',
  '4111111111130012': 'stolen_or_lost_card',
  '4111111111110014': 'payment_rejected',
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Satang from a body; refuses what is no positive integer. */
export function amountOf(value: unknown, least = 1): number {
  const amount = typeof value === 'string' ? Number(value) : value
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < least)
    throw new BankError(400, 'invalid_amount')
  return amount
}

/** Makes a charge from the body of POST /charges; the same key gives the same charge. A card is settled at once. */
export function createCharge(
  state: BankState,
  body: Record<string, unknown>,
  key: string | null,
  now: Date,
): BankCharge {
  const before = byKey(state.charges, key)
  const amount = amountOf(body.amount, MIN_AMOUNT)
  if (before) {
    if (before.asked !== amount) throw new BankError(409, 'idempotency_key_reused')
    return before
  }
  const source = text(record(body.source).type)
  const card = text(body.card) === null ? null : spendToken(state, String(body.card))
  if (card === null && (source === null || !SOURCES.includes(source))) throw new BankError(400, 'invalid_charge')
  const expires = text(body.expires_at)
  const charge: BankCharge = {
    id: bankId('chrg'),
    idempotencyKey: key,
    amount,
    asked: amount,
    source: card ? null : source,
    card,
    status: 'pending',
    description: text(body.description),
    metadata: record(body.metadata),
    returnUri: text(body.return_uri),
    failureCode: null,
    refunded: 0,
    createdAt: now.toISOString(),
    paidAt: null,
    expiresAt: expires ?? new Date(now.getTime() + DAY).toISOString(),
    behaviour: null,
  }
  if (Number.isNaN(Date.parse(charge.expiresAt))) throw new BankError(400, 'invalid_expires_at')
  state.charges[charge.id] = charge
  return charge
}

function spendToken(state: BankState, token: string): BankCard {
  const card = state.tokens[token]
  if (!card) throw new BankError(404, 'used_token')
  delete state.tokens[token]
  return card
}

/** A charge as it is now: one whose time has passed has expired. */
export function readCharge(state: BankState, id: string, now: Date): BankCharge {
  const charge = state.charges[id]
  if (!charge) throw new BankError(404, 'not_found')
  if (charge.status === 'pending' && Date.parse(charge.expiresAt) <= now.getTime()) charge.status = 'expired'
  return charge
}

export interface Outcome {
  paid: boolean
  /** Satang that arrived, when not what was asked. */
  amount?: number
  behaviour?: Behaviour
  failureCode?: string
}

/** The payer pays or gives up. False when the charge was already settled, so that a second press changes nothing. */
export function settleCharge(state: BankState, charge: BankCharge, outcome: Outcome, now: Date): boolean {
  if (charge.status !== 'pending') return false
  const behaviour = outcome.behaviour ?? charge.behaviour ?? state.behaviour
  charge.behaviour = behaviour
  if (outcome.paid) {
    charge.status = 'successful'
    charge.paidAt = now.toISOString()
    charge.amount = outcome.amount ?? (behaviour === 'wrong_amount' ? charge.asked - 100 : charge.asked)
  } else {
    charge.status = 'failed'
    charge.failureCode = outcome.failureCode ?? 'payment_cancelled'
  }
  return true
}

/** POST /tokens: keeps the last four digits and nothing more of a card. */
export function createToken(state: BankState, body: Record<string, unknown>, now: Date): string {
  const card = record(body.card)
  const number = String(card.number ?? '').replace(/[\s-]/g, '')
  const month = Number(card.expiration_month)
  const year = Number(card.expiration_year)
  if (!/^\d{13,19}$/.test(number) || !luhn(number)) throw new BankError(400, 'invalid_card_number')
  if (!(month >= 1 && month <= 12) || new Date(Date.UTC(year, month, 1)) <= now)
    throw new BankError(400, 'invalid_expiry')
  if (!/^\d{3,4}$/.test(String(card.security_code ?? ''))) throw new BankError(400, 'invalid_security_code')
  const id = bankId('tokn')
  state.tokens[id] = { last4: number.slice(-4), refusal: REFUSED_CARDS[number] ?? null }
  return id
}

function luhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const total = digits.reduce((sum, d, i) => sum + (i % 2 === 0 ? d : d > 4 ? d * 2 - 9 : d * 2), 0)
  return total % 10 === 0
}

/** The charge in the provider's shape. */
export function chargeJson(charge: BankCharge, payUrl: string) {
  return {
    object: 'charge',
    id: charge.id,
    livemode: false,
    amount: charge.amount,
    currency: 'THB',
    status: charge.status,
    paid: charge.status === 'successful',
    refunded_amount: charge.refunded,
    description: charge.description,
    metadata: charge.metadata,
    authorize_uri: charge.source === null ? null : payUrl,
    return_uri: charge.returnUri,
    source: charge.source === null ? null : { object: 'source', type: charge.source, amount: charge.asked },
    card: charge.card ? { object: 'card', last_digits: charge.card.last4 } : null,
    failure_code: charge.failureCode,
    failure_message: charge.failureCode,
    created_at: charge.createdAt,
    paid_at: charge.paidAt,
    expires_at: charge.expiresAt,
  }
}
