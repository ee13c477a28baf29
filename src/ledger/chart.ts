/**
 * The chart of accounts. Every posting debits its source and credits its destination, and a cached balance is credits
 * minus debits: positive on a credit-normal account (liability, revenue), negative on a debit-normal one (asset,
 * expense). `trial-balance.ts` converts it to two columns.
 */
export type AccountType = 'asset' | 'liability' | 'revenue' | 'expense'
export type OwnerKind = 'platform' | 'brand' | 'creator'

export interface AccountKind {
  readonly type: AccountType
  readonly owner: OwnerKind
  /** Number of sub-accounts of a busy platform account, which reduce lock contention. */
  readonly shards: number
  /** False if the database must reject a balance below zero. A single sub-account may always be negative. */
  readonly allowNegative: boolean
  readonly th: string
  readonly en: string
}

const debit = { owner: 'platform', shards: 8, allowNegative: true } as const
const credit = { owner: 'platform', shards: 8, allowNegative: true } as const
const owed = { type: 'liability', shards: 1, allowNegative: false } as const
const payable = { ...owed, owner: 'platform' } as const

export const chart = {
  bank_clearing: { ...debit, type: 'asset', th: 'เงินฝากธนาคาร (รับชำระ)', en: 'Bank, payments in' },
  bank_payout: { ...debit, type: 'asset', th: 'เงินฝากธนาคาร (จ่ายออก)', en: 'Bank, payments out' },
  input_vat: { ...debit, type: 'asset', th: 'ภาษีซื้อ', en: 'Input VAT' },
  input_vat_undue: { ...debit, type: 'asset', th: 'ภาษีซื้อยังไม่ถึงกำหนด', en: 'Input VAT not yet due' },
  receivable_brand: {
    ...debit,
    type: 'asset',
    owner: 'brand',
    shards: 1,
    th: 'ลูกหนี้แบรนด์',
    en: 'Receivable from brand',
  },
  receivable_withholding: {
    ...debit,
    type: 'asset',
    owner: 'brand',
    shards: 1,
    th: 'ลูกหนี้ภาษีหัก ณ ที่จ่าย รอหนังสือรับรอง',
    en: 'Tax withheld by brand, certificate due',
  },
  prepaid_income_tax: { ...debit, type: 'asset', th: 'ภาษีเงินได้ถูกหัก ณ ที่จ่าย', en: 'Income tax withheld, certified' },

  customer_credits: { ...owed, owner: 'brand', th: 'เครดิตคงเหลือ', en: 'Credits available' },
  customer_credits_held: { ...owed, owner: 'brand', th: 'เครดิตที่พักไว้', en: 'Credits on hold' },
  package_liability: { ...owed, owner: 'brand', th: 'แพ็กเกจคงเหลือ', en: 'Package jobs available' },
  package_held: { ...owed, owner: 'brand', th: 'แพ็กเกจที่พักไว้', en: 'Package jobs on hold' },
  creator_payable: { ...owed, owner: 'creator', th: 'เงินของครีเอเตอร์ ถอนได้', en: 'Payable to creator' },
  creator_vat_pending: {
    ...owed,
    owner: 'creator',
    th: 'เจ้าหนี้ครีเอเตอร์ ภาษีมูลค่าเพิ่มรอใบกำกับภาษี',
    en: 'VAT payable on tax invoice',
  },
  creator_pending_withdrawal: { ...owed, owner: 'creator', th: 'เงินถอนรอโอน', en: 'Withdrawal on its way' },
  unmatched_receipts: { ...payable, th: 'เงินรับรอตรวจสอบ', en: 'Unmatched receipts' },
  refund_clearing: { ...payable, th: 'เงินคืนรอโอน', en: 'Refunds to pay' },
  vat_payable: { ...payable, th: 'ภาษีมูลค่าเพิ่มค้างจ่าย', en: 'VAT payable' },
  output_vat: { ...credit, type: 'liability', th: 'ภาษีขาย', en: 'Output VAT' },
  withholding_tax_payable: {
    ...credit,
    type: 'liability',
    th: 'ภาษีหัก ณ ที่จ่ายค้างนำส่ง',
    en: 'Withholding tax payable',
  },

  service_revenue: { ...credit, type: 'revenue', th: 'รายได้ค่างานรีวิว', en: 'Review job revenue' },
  fee_revenue: { ...credit, type: 'revenue', th: 'รายได้ค่าบริการ', en: 'Service fee revenue' },
  package_margin: { ...credit, type: 'revenue', th: 'รายได้ค่าบริการแพ็กเกจ', en: 'Package margin' },
  expired_credits_revenue: {
    ...credit,
    type: 'revenue',
    th: 'รายได้จากเครดิตและแพ็กเกจหมดอายุ',
    en: 'Expired credits and packages',
  },
  withdrawal_fee_revenue: { ...credit, type: 'revenue', th: 'รายได้ค่าธรรมเนียมถอน', en: 'Withdrawal fees' },
  waived_balance_revenue: { ...credit, type: 'revenue', th: 'ยอดที่สละสิทธิ์', en: 'Balances given up' },

  creator_service_cost: { ...debit, type: 'expense', th: 'ต้นทุนค่าจ้างครีเอเตอร์', en: 'Creator service cost' },
  referral_expense: { ...debit, type: 'expense', th: 'ค่าแนะนำเพื่อน', en: 'Referral rewards' },
  promotion_expense: { ...debit, type: 'expense', th: 'เครดิตส่งเสริมการขาย', en: 'Credits granted' },
  payment_cost: { ...debit, type: 'expense', th: 'ค่าธรรมเนียมรับชำระ', en: 'Payment provider fees' },
  bad_debt_expense: { ...debit, type: 'expense', th: 'หนี้สูญ', en: 'Bad debt' },
} as const satisfies Record<string, AccountKind>

export type AccountCode = keyof typeof chart
export type PlatformCode = {
  [C in AccountCode]: (typeof chart)[C]['owner'] extends 'platform' ? C : never
}[AccountCode]
export type OwnedCode = Exclude<AccountCode, PlatformCode>

export const accountCodes = Object.keys(chart) as AccountCode[]

/** The normal balance side of an account type. */
export const normalSide = (type: AccountType): 'debit' | 'credit' =>
  type === 'asset' || type === 'expense' ? 'debit' : 'credit'
