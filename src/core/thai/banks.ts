import { plainDigits } from '../plain-text.ts'

/** Banks for payouts: short code, clearing number, usual length of account numbers, names. */
export const BANKS = [
  { code: 'BBL', number: '002', digits: 10, th: 'กรุงเทพ', en: 'Bangkok Bank' },
  { code: 'KBANK', number: '004', digits: 10, th: 'กสิกรไทย', en: 'Kasikornbank' },
  { code: 'KTB', number: '006', digits: 10, th: 'กรุงไทย', en: 'Krungthai Bank' },
  { code: 'TTB', number: '011', digits: 10, th: 'ทหารไทยธนชาต', en: 'TMBThanachart Bank' },
  { code: 'SCB', number: '014', digits: 10, th: 'ไทยพาณิชย์', en: 'Siam Commercial Bank' },
  { code: 'CIMB', number: '022', digits: 10, th: 'ซีไอเอ็มบี ไทย', en: 'CIMB Thai Bank' },
  { code: 'UOB', number: '024', digits: 10, th: 'ยูโอบี', en: 'United Overseas Bank (Thai)' },
  { code: 'BAY', number: '025', digits: 10, th: 'กรุงศรีอยุธยา', en: 'Bank of Ayudhya (Krungsri)' },
  { code: 'GSB', number: '030', digits: 12, th: 'ออมสิน', en: 'Government Savings Bank' },
  { code: 'GHB', number: '033', digits: 12, th: 'อาคารสงเคราะห์', en: 'Government Housing Bank' },
  {
    code: 'BAAC',
    number: '034',
    digits: 12,
    th: 'ธ.ก.ส.',
    en: 'Bank for Agriculture and Agricultural Cooperatives',
  },
  { code: 'IBANK', number: '066', digits: 10, th: 'อิสลามแห่งประเทศไทย', en: 'Islamic Bank of Thailand' },
  { code: 'TISCO', number: '067', digits: 14, th: 'ทิสโก้', en: 'TISCO Bank' },
  { code: 'KKP', number: '069', digits: 10, th: 'เกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank' },
] as const

export type Bank = (typeof BANKS)[number]
export type BankCode = Bank['code']

export const BANK_CODES = BANKS.map((bank) => bank.code) as [BankCode, ...BankCode[]]

export const bankOf = (code: string): Bank | null => BANKS.find((bank) => bank.code === code) ?? null

export type AccountNumberCheck =
  /** `unusual`: not the bank's usual length; ask the owner to confirm `expected` against `digits.length`. */
  { ok: true; digits: string; unusual: boolean; expected: number } | { ok: false; code: 'bank_account_digits' }

/** Checks an account number: 7 to 15 digits, without spaces and dashes. */
export function checkAccountNumber(bank: Bank, text: string): AccountNumberCheck {
  const digits = plainDigits(text).replace(/[\s\p{Pd}]/gu, '')
  if (!/^\d{7,15}$/.test(digits)) return { ok: false, code: 'bank_account_digits' }
  return { ok: true, digits, unusual: digits.length !== bank.digits, expected: bank.digits }
}
