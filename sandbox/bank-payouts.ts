import { BANK_CODES } from '../src/core/thai/banks.ts'
import { PROMPTPAY_BANK } from '../src/ports/payment/port.ts'
import { amountOf, BankError } from './bank-charges.ts'
import { type BankCharge, type BankRefund, type BankState, type BankTransfer, bankId, byKey } from './bank-state.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Refunds all or part of a paid charge, never more than was paid. */
export function createRefund(
  state: BankState,
  charge: BankCharge,
  body: Record<string, unknown>,
  key: string | null,
  now: Date,
): BankRefund {
  const amount = amountOf(body.amount)
  const before = byKey(state.refunds, key)
  if (before && (before.charge !== charge.id || before.amount !== amount))
    throw new BankError(409, 'idempotency_key_reused')
  if (before) return before
  if (charge.status !== 'successful' && charge.status !== 'reversed') throw new BankError(400, 'charge_not_paid')
  if (charge.refunded + amount > charge.amount) throw new BankError(400, 'amount_exceeds_charge')
  charge.refunded += amount
  if (charge.refunded === charge.amount) charge.status = 'reversed'
  const refund = { id: bankId('rfnd'), idempotencyKey: key, charge: charge.id, amount, createdAt: now.toISOString() }
  state.refunds[refund.id] = refund
  return refund
}

export const refundJson = (refund: BankRefund) => ({
  object: 'refund',
  id: refund.id,
  amount: refund.amount,
  charge: refund.charge,
  created_at: refund.createdAt,
})

const ACCOUNT_NUMBER = /^\d{7,15}$/
/** PromptPay as the provider spells it. */
const PROMPTPAY = PROMPTPAY_BANK.toLowerCase()
const isBank = (brand: string): boolean => brand === 'kk' || BANK_CODES.some((code) => code.toLowerCase() === brand)

/** Stores an account to pay to. */
export function createRecipient(state: BankState, body: Record<string, unknown>, key: string | null): { id: string } {
  const before = byKey(state.recipients, key)
  if (before) return before
  const account = record(body.bank_account)
  const number = text(account.number)
  if (!isBank(text(account.brand)) || !ACCOUNT_NUMBER.test(number) || text(account.name).trim() === '')
    throw new BankError(400, 'invalid_bank_account')
  const id = bankId('recp')
  state.recipients[id] = { id, idempotencyKey: key, name: text(account.name), brand: text(account.brand), number }
  return { id }
}

/**
 * Pays out. Accounts ending in 0000 are closed and refuse; transfers to accounts ending in 9999 stay pending until they
 * are marked.
 */
export function createTransfer(
  state: BankState,
  body: Record<string, unknown>,
  key: string | null,
  now: Date,
): BankTransfer {
  const amount = amountOf(body.amount)
  const recipient = state.recipients[text(body.recipient)]
  if (!recipient) throw new BankError(404, 'recipient_not_found')
  const before = byKey(state.transfers, key)
  if (before && (before.recipient !== recipient.id || before.amount !== amount))
    throw new BankError(409, 'idempotency_key_reused')
  if (before) return before
  const slow = recipient.number.endsWith('9999')
  const closed = recipient.number.endsWith('0000')
  const transfer: BankTransfer = {
    id: bankId('trsf'),
    idempotencyKey: key,
    recipient: recipient.id,
    amount,
    status: closed ? 'failed' : slow ? 'pending' : 'paid',
    failureCode: closed ? 'account_closed' : null,
    createdAt: now.toISOString(),
    paidAt: closed || slow ? null : now.toISOString(),
  }
  state.transfers[transfer.id] = transfer
  return transfer
}

/** Ends a pending transfer. */
export function markTransfer(state: BankState, id: string, paid: boolean, now: Date): BankTransfer {
  const transfer = state.transfers[id]
  if (!transfer) throw new BankError(404, 'not_found')
  if (transfer.status !== 'pending') return transfer
  transfer.status = paid ? 'paid' : 'failed'
  transfer.paidAt = paid ? now.toISOString() : null
  transfer.failureCode = paid ? null : 'transfer_refused'
  return transfer
}

export const transferJson = (transfer: BankTransfer) => ({
  object: 'transfer',
  id: transfer.id,
  amount: transfer.amount,
  recipient: transfer.recipient,
  sent: transfer.status !== 'failed',
  paid: transfer.status === 'paid',
  paid_at: transfer.paidAt,
  failure_code: transfer.failureCode,
  created_at: transfer.createdAt,
})

/**
 * The name of the holder of an account or PromptPay id. Numbers ending in 0000 are closed, in 1111 belong to another
 * person, in 4040 are unknown.
 */
export function checkAccount(bank: string, number: string, name: string): { match: string; name: string | null } {
  if (!(isBank(bank) || bank === PROMPTPAY) || !ACCOUNT_NUMBER.test(number)) return { match: 'unknown', name: null }
  if (number.endsWith('0000')) return { match: 'closed', name: null }
  if (number.endsWith('4040')) return { match: 'unknown', name: null }
  if (number.endsWith('1111')) return { match: 'mismatch', name: 'สมมติ ตัวอย่าง' }
  return { match: name.trim() === '' ? 'unknown' : 'match', name: name.trim() || null }
}
