import type { Satang } from '../../src/core/money.ts'
import type { Bilingual } from './types.ts'
import type { When } from './types-jobs.ts'

export type PayMethod = 'promptpay' | 'card' | 'transfer'

/** A purchase by a brand. `key` identifies the purchase; `credits` is without VAT. */
export type Purchase = { at: When; key: string; marketer: string; method: PayMethod } & (
  | { kind: 'top_up'; credits: Satang }
  | { kind: 'package'; package: string }
)

/** Money that was added to a creator's balance. */
export interface Income {
  at: When
  influencer: string
  amount: number
}

/** A withdrawal request and its result. */
export type WithdrawalEvent = {
  at: When
  key: string
  influencer: string
  price: Satang
} /** `price` is deducted from the balance and includes the fee. An automatic withdrawal takes the whole balance. */ & (
  | { kind: 'withdraw'; type: 'automatic' | 'manual'; fee: Satang }
  | { kind: 'transfer'; fee: Satang }
  | { kind: 'withdraw_reject'; reason: Bilingual }
)
