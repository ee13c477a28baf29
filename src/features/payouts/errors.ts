import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  withdrawal_minimum: { status: 422, baht: ['min'], th: 'ถอนขั้นต่ำ {min}', en: 'The minimum withdrawal is {min}.' },
  withdrawal_pending: {
    status: 409,
    baht: ['amount'],
    th: 'มีรายการรอโอน {amount} อยู่ รอให้โอนเสร็จก่อน',
    en: 'A withdrawal of {amount} is still in progress. Wait until it’s complete.',
  },
  bank_account_missing: { status: 422, th: 'ยังไม่มีบัญชีรับเงิน เพิ่มบัญชีก่อน', en: 'No payout account yet. Add one first.' },
  bank_account_unverified: {
    status: 422,
    th: 'บัญชีรับเงินยังรอตรวจ เราจะแจ้งเมื่อถอนได้',
    en: 'Your payout account is still being checked. We’ll let you know when you can withdraw.',
  },
  bank_account_waiting: {
    status: 422,
    th: 'เพิ่งเปลี่ยนบัญชีรับเงิน ถอนได้ตั้งแต่ {time}',
    en: 'You changed your payout account recently. Withdrawals open {time}.',
  },
  bank_account_name: {
    status: 422,
    th: 'ชื่อบัญชีต้องตรงกับชื่อตามเอกสาร: {legalName}',
    en: 'The account name must match your legal name: {legalName}',
  },
  bank_account_digits: {
    status: 422,
    figures: { min: 7, max: 15 },
    th: 'เลขบัญชีต้องเป็นตัวเลข {min}–{max} หลัก ตอนนี้มี {n} หลัก',
    en: 'Account numbers have {min} to {max} digits. You have {n}.',
  },
  bank_account_unusual: {
    status: 422,
    th: 'เลขบัญชี{bank}มักมี {len} หลัก ตอนนี้มี {n} หลัก ตรวจอีกครั้งก่อนไปต่อ',
    en: '{bank} numbers usually have {len} digits. You have {n}. Check before you continue.',
  },
  promptpay_phone_missing: {
    status: 422,
    th: 'ยืนยันเบอร์มือถือก่อน แล้วจึงรับเงินผ่านพร้อมเพย์เบอร์นี้ได้',
    en: 'Verify your mobile number before you use it for PromptPay.',
  },
  promptpay_id_missing: {
    status: 422,
    figures: { digits: 13 },
    th: 'ใส่เลขประจำตัว {digits} หลักในโปรไฟล์ก่อน',
    en: 'Add your {digits}-digit ID to your profile first.',
  },
  promptpay_changed: {
    status: 422,
    th: 'พร้อมเพย์ที่ใช้รับเงินไม่ตรงกับโปรไฟล์แล้ว ตั้งบัญชีรับเงินใหม่ก่อนถอน',
    en: 'Your PromptPay no longer matches your profile. Set up your payout account again before you withdraw.',
  },
  payout_target_changed: {
    status: 409,
    th: 'พร้อมเพย์ของผู้รับในรายการ {reference} เปลี่ยนไปแล้ว ปฏิเสธรายการนี้เพื่อคืนเงินเข้ากระเป๋าผู้รับ',
    en: 'The payee’s PromptPay for {reference} has changed. Reject the withdrawal to return the money to their wallet.',
  },
  statement_too_long: {
    status: 422,
    th: 'ช่วงเวลานี้มีรายการมากเกินไป ดาวน์โหลดทีละเดือน',
    en: 'This period has too many transactions. Download one month at a time.',
  },
  withdrawal_in_batch: {
    status: 409,
    th: 'รายการถอนนี้อยู่ในรอบโอน {reference} ต้องยกเลิกรอบโอนก่อน',
    en: 'This withdrawal is in payout batch {reference}. Void the batch first.',
  },
  withdrawal_claimed: {
    status: 409,
    th: 'มีผู้เปิด QR เพื่อโอนอยู่: {claims} ถ้ายังไม่ได้โอน ให้บันทึกว่ายังไม่ได้โอนก่อน',
    en: 'The payment QR is open for {claims}. If it hasn’t been paid, mark it as not paid first.',
  },
  return_amount: {
    status: 422,
    baht: ['sent'],
    th: 'ยอดไม่ตรงกับที่โอนไป ({sent})',
    en: 'The amount doesn’t match the transfer ({sent}).',
  },
  return_recorded: {
    status: 409,
    th: 'รายการเดินบัญชีเลขอ้างอิงนี้บันทึกกับการโอน {reference} แล้ว',
    en: 'This statement line is already recorded for {reference}.',
  },
  batch_closed: {
    status: 409,
    th: 'รอบโอนนี้ปิดแล้ว ไม่มีรายการที่ต้องจ่าย',
    en: 'This payout batch is closed. It has nothing left to pay.',
  },
  batch_file_changed: {
    status: 409,
    th: 'ไฟล์ไม่ตรงกับที่ส่งออกไว้ ให้ยกเลิกรอบโอนนี้แล้วสร้างใหม่',
    en: 'The file no longer matches what was exported. Void this batch and make a new one.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
