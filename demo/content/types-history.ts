import type { Satang } from '../../src/core/money.ts'
import type { Bilingual } from './types.ts'
import type { When } from './types-jobs.ts'

export type PayMethod = 'promptpay' | 'card' | 'transfer'

/** What a brand paid for. `key` is the purchase's own; `credits` is VAT excluded. */
export type Purchase = { at: When; key: string; brand: string; method: PayMethod } & (
  | { kind: 'top_up'; credits: Satang }
  | { kind: 'package'; package: string }
)

/** Money that reached a creator's wallet. */
export interface Income {
  at: When
  creator: string
  amount: number
}

/** A request for money and what became of it. */
export type WithdrawalEvent = {
  at: When
  key: string
  creator: string
  price: Satang
} /** `price` leaves the balance, the fee is inside it. An automatic one takes the whole balance. */ & (
  | { kind: 'withdraw'; type: 'automatic' | 'manual'; fee: Satang }
  | { kind: 'transfer'; fee: Satang }
  | { kind: 'withdraw_reject'; reason: Bilingual }
)
