import type { Satang } from '../../../core/money.ts'
import type { Bilingual } from './types.ts'
import type { When } from './types-jobs.ts'

export type PayMethod = 'promptpay' | 'card' | 'bank_transfer'

/** What one payee gets of a job's pay. `net` = gross − tax + vat. */
export interface Payout {
  creator: string
  gross: Satang
  tax: Satang
  vat: Satang
  net: Satang
}

/** One thing that moved money, credits or a package unit. `job` is a job's key, `key` is the event's own. */
export type MoneyEvent = { at: When } & (
  | { kind: 'top_up'; key: string; brand: string; credits: Satang; method: PayMethod }
  | { kind: 'package_purchase'; key: string; brand: string; package: string; method: PayMethod }
  | { kind: 'hold'; job: string; brand: string; credits: Satang; package: string | null; reimbursementCap: Satang }
  /** One more draft round: 10 % of the pay and its fee. */
  | { kind: 'extra_hold'; job: string; brand: string; credits: Satang }
  /** Everything held comes back: the creator said no. */
  | { kind: 'release'; job: string; brand: string; returned: Satang }
  /** `returned` is what was held for a reimbursement and not used. */
  | { kind: 'complete'; job: string; brand: string; returned: Satang; reimbursement: Satang; payouts: Payout[] }
  | { kind: 'cancel'; job: string; brand: string; refundBp: number; returned: Satang; payouts: Payout[] }
  | { kind: 'expire'; brand: string; lot: string; credits: Satang }
  /** `price` leaves the balance, the fee is inside it. An automatic one takes the whole balance. */
  | { kind: 'withdraw'; key: string; creator: string; type: 'automatic' | 'manual'; price: Satang; fee: Satang }
  | { kind: 'transfer'; withdrawal: string; creator: string }
  | { kind: 'withdraw_reject'; withdrawal: string; creator: string; price: Satang; reason: Bilingual }
)
