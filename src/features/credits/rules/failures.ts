import type { Bilingual } from '../../../core/shapes.ts'

const WORDS: Readonly<Record<string, Bilingual>> = {
  insufficient_fund: { th: 'วงเงินในบัตรไม่พอ', en: 'not enough funds on the card' },
  insufficient_balance: { th: 'เงินในบัญชีไม่พอ', en: 'not enough money in the account' },
  stolen_or_lost_card: { th: 'บัตรนี้ถูกแจ้งหาย', en: 'the card was reported lost' },
  invalid_security_code: { th: 'รหัสหลังบัตรไม่ตรง', en: 'the security code doesn’t match' },
  payment_rejected: { th: 'ธนาคารผู้ออกบัตรไม่อนุมัติ', en: 'the issuing bank declined' },
  payment_cancelled: { th: 'คุณยกเลิกที่หน้าธนาคาร', en: 'you cancelled on the bank’s page' },
  used_token: { th: 'ข้อมูลบัตรหมดอายุ ใส่อีกครั้ง', en: 'the card details timed out, enter them again' },
  failed_processing: { th: 'ธนาคารประมวลผลไม่ได้', en: 'the bank couldn’t process it' },
  wrong_amount: { th: 'ยอดที่เข้ามาไม่ตรง เราคืนเงินให้', en: 'the amount was wrong, so we’re sending it back' },
  slip_rejected: { th: 'สลิปไม่ผ่านการตรวจ', en: 'the slip didn’t pass' },
}
const OTHER = { th: 'ธนาคารไม่อนุมัติ', en: 'the bank declined' }

export const failureWords = (code: string | null): Bilingual => WORDS[code ?? ''] ?? OTHER
