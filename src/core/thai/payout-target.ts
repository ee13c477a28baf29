import type { Bilingual } from '../shapes.ts'
import { bankOf } from './banks.ts'

/** The PromptPay ids that can receive a payout: a mobile number, or a citizen or juristic id. */
export const PROMPTPAY_IDS = ['phone', 'taxId'] as const
export type PromptpayId = (typeof PROMPTPAY_IDS)[number]

/** `proxy` is the type of the id in PromptPay's messages and QR codes. */
export const PROMPTPAY = {
  phone: { proxy: 'MSISDN', th: 'พร้อมเพย์ (เบอร์มือถือ)', en: 'PromptPay (mobile number)' },
  taxId: { proxy: 'NATID', th: 'พร้อมเพย์ (เลขประจำตัว 13 หลัก)', en: 'PromptPay (13-digit ID)' },
} as const

/** Where a payout goes: a bank's short code or a kind of PromptPay id, never both. */
export interface PayoutTarget {
  bank: string | null
  promptpay: PromptpayId | null
}

/** The name of a target in both languages; a bank that is no longer listed shows its code. */
export function targetName({ bank, promptpay }: PayoutTarget): Bilingual {
  const named = promptpay ? PROMPTPAY[promptpay] : bankOf(bank ?? '')
  return { th: named?.th ?? bank ?? '', en: named?.en ?? bank ?? '' }
}

/** The first column of a transfer file: a bank's clearing number, or the type of a PromptPay id. */
export const targetCode = ({ bank, promptpay }: PayoutTarget): string =>
  promptpay ? PROMPTPAY[promptpay].proxy : (bankOf(bank ?? '')?.number ?? bank ?? '')
