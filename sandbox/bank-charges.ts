import { DAY } from '../src/core/clock.ts'
import { type BankCard, type BankCharge, type BankState, type Behaviour, bankId, byKey } from './bank-state.ts'
import { returnUrl } from './page.ts'

/** A refusal in the provider's format. */
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
/** Test cards that are always refused. Every other number that passes the Luhn check pays. */
const REFUSED_CARDS: Record<string, string> = {
  '4111111111140011': 'insufficient_fund',
  '4111111111130012': 'stolen_or_lost_card',
  '4111111111110014': 'payment_rejected',
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A satang amount from a request body. Refuses anything but an integer of at least `least`. */
export function amountOf(value: unknown, least = 1): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least)
    throw new BankError(400, 'invalid_amount')
  return value
}

/** An ISO time in the future; a day from now if none is given. */
function expiryOf(value: unknown, now: Date): string {
  if (value === undefined) return new Date(now.getTime() + DAY).toISOString()
  const given = text(value) ?? ''
  if (!/^\d{4}-\d\d-\d\dT/.test(given) || !(Date.parse(given) > now.getTime()))
    throw new BankError(400, 'invalid_expires_at')
  return given
}

/** Where the payer goes after paying: null, or an address of the shop. Refuses any other. */
function returnUriOf(value: unknown, shopOrigin: string): string | null {
  if (value === undefined || value === null) return null
  const url = returnUrl(text(value), shopOrigin)
  if (url === null) throw new BankError(400, 'invalid_return_uri')
  return url
}

/** Creates a charge from the body of POST /charges. The same key returns the same charge. A card is settled at once. */
export function createCharge(
  { state, shopOrigin }: { state: BankState; shopOrigin: string },
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
  if (String(body.currency ?? 'thb').toLowerCase() !== 'thb') throw new BankError(400, 'invalid_currency')
  const returnUri = returnUriOf(body.return_uri, shopOrigin)
  const expiresAt = expiryOf(body.expires_at, now)
  const source = text(record(body.source).type)
  const card = text(body.card) === null ? null : spendToken(state, String(body.card))
  if (card === null && (source === null || !SOURCES.includes(source))) throw new BankError(400, 'invalid_charge')
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
    returnUri,
    failureCode: null,
    refunded: 0,
    createdAt: now.toISOString(),
    paidAt: null,
    expiresAt,
    behaviour: null,
  }
  state.charges[charge.id] = charge
  return charge
}

function spendToken(state: BankState, token: string): BankCard {
  const card = state.tokens[token]
  if (!card) throw new BankError(404, 'used_token')
  delete state.tokens[token]
  return card
}

/** A charge with its current status: after its expiry time it is expired. */
export function readCharge(state: BankState, id: string, now: Date): BankCharge {
  const charge = state.charges[id]
  if (!charge) throw new BankError(404, 'not_found')
  if (charge.status === 'pending' && Date.parse(charge.expiresAt) <= now.getTime()) charge.status = 'expired'
  return charge
}

export interface Outcome {
  paid: boolean
  /** Satang that arrived, if different from the requested amount. */
  amount?: number
  behaviour?: Behaviour
  failureCode?: string
}

/** The payer pays or gives up. False if the charge was already settled, so a second click changes nothing. */
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

/** POST /tokens: stores only the last four digits of a card. */
export function createToken(state: BankState, body: Record<string, unknown>, now: Date): string {
  const card = record(body.card)
  const number = String(card.number ?? '').replace(/[\s-]/g, '')
  const month = wholeNumber(card.expiration_month, /^\d{1,2}$/)
  const year = wholeNumber(card.expiration_year, /^\d{4}$/)
  if (!/^\d{13,19}$/.test(number) || !luhn(number)) throw new BankError(400, 'invalid_card_number')
  const latest = now.getUTCFullYear() + CARD_YEARS_MAX
  if (!(month >= 1 && month <= 12) || !(year <= latest) || new Date(Date.UTC(year, month, 1)) <= now)
    throw new BankError(400, 'invalid_expiry')
  if (!/^\d{3,4}$/.test(String(card.security_code ?? ''))) throw new BankError(400, 'invalid_security_code')
  const id = bankId('tokn')
  state.tokens[id] = { last4: number.slice(-4), refusal: REFUSED_CARDS[number] ?? null }
  return id
}

/** No card is valid for longer than this. */
const CARD_YEARS_MAX = 20

const wholeNumber = (value: unknown, format: RegExp): number =>
  format.test(String(value ?? '')) ? Number(value) : Number.NaN

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
