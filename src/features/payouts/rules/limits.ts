import { type Satang, satang, split } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

export type WithdrawalType = 'automatic' | 'manual'

/** Costs and limits of a withdrawal, satang. Pages receive them from the server, so that they use the same rules. */
export interface WithdrawalTerms {
  minimum: number
  automaticFrom: number
  fee: number
  feeWaivedFrom: number
}

export const withdrawalTerms = (settings: Settings): WithdrawalTerms => ({
  minimum: settings['withdrawal.min'],
  automaticFrom: settings['withdrawal.automatic_from'],
  fee: settings['withdrawal.fee'],
  feeWaivedFrom: settings['withdrawal.fee_waived_from'],
})

/** The fee inside the price: none for the automatic run and from the set amount on. */
export function feeOf(price: number, type: WithdrawalType, terms: WithdrawalTerms): Satang {
  return satang(type === 'automatic' || price >= terms.feeWaivedFrom ? 0 : terms.fee)
}

/** The amount sent to the payee. */
export const netOf = ({ price, fee }: { price: number; fee: number }): Satang => satang(price - fee)

/** The VAT inside a withdrawal fee, which already includes VAT. */
export const vatInside = (fee: Satang, settings: Settings): Satang =>
  fee === 0 ? fee : split(fee, [10_000, settings['vat.bps']])[1]!

/** The minimum withdrawal. Closing an account may withdraw less. */
export function minimumOf(type: WithdrawalType, terms: WithdrawalTerms, closing = false): number {
  if (type === 'automatic') return terms.automaticFrom
  return closing ? terms.fee + 1 : terms.minimum
}

/** Whether a price is a whole balance below the minimum, which can be withdrawn only to close the account. */
export const isClosingPrice = (price: number, available: number, terms: WithdrawalTerms): boolean =>
  price > 0 && price === available && price < terms.minimum

/** Why a price cannot be withdrawn, or null. */
export function priceProblem(
  price: number,
  available: number,
  type: WithdrawalType,
  terms: WithdrawalTerms,
  closing = false,
): 'withdrawal_minimum' | 'insufficient_balance' | null {
  if (!Number.isSafeInteger(price) || price < minimumOf(type, terms, closing)) return 'withdrawal_minimum'
  return price > available ? 'insufficient_balance' : null
}

export interface BankFacts {
  status: 'waiting' | 'verified' | 'rejected' | 'replaced'
  usableFrom: Date
}

/** Why the account cannot receive a payout now, or null. */
export function bankProblem(bank: BankFacts | null, now: Date) {
  if (!bank || bank.status === 'rejected' || bank.status === 'replaced') return 'bank_account_missing' as const
  if (bank.status === 'waiting') return 'bank_account_unverified' as const
  if (bank.usableFrom > now) return 'bank_account_waiting' as const
  return null
}
