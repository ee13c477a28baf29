import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  amount_too_small: {
    status: 422,
    credits: ['min'],
    th: 'ใส่อย่างน้อย {min} เครดิต',
    en: 'Enter at least {min} credits.',
  },
  amount_too_large: {
    status: 422,
    credits: ['max'],
    th: 'ใส่ได้ไม่เกิน {max} เครดิต',
    en: 'Enter {max} credits or fewer.',
  },
  refund_changed: {
    status: 409,
    baht: ['amount'],
    th: 'ยอดเงินที่จะคืนเปลี่ยนเป็น {amount} ตรวจยอดแล้วทำรายการใหม่',
    en: 'The amount to send back is now {amount}. Check it, then try again.',
  },
  credits_zero: {
    status: 400,
    figures: { above: 0 },
    th: 'ใส่จำนวนเครดิตที่มากกว่า 0',
    en: 'Enter more than 0 credits.',
  },
  credits_limit: {
    status: 400,
    credits: ['maximum'],
    th: 'ใส่ได้ไม่เกิน {maximum} เครดิต',
    en: 'Enter {maximum} credits or fewer.',
  },
  charge_expired: {
    status: 409,
    th: 'หมดเวลาจ่ายแล้ว สร้างรายการใหม่',
    en: 'The time to pay has run out. Start a new payment.',
  },
  charge_paying: {
    status: 409,
    th: 'กำลังจ่ายด้วยบัตร รอผลสักครู่แล้วโหลดหน้าใหม่',
    en: 'The card is being charged. Wait a moment, then reload.',
  },
  withholding_company: {
    status: 422,
    th: 'หัก ณ ที่จ่ายได้เฉพาะบัญชีนิติบุคคล',
    en: 'Only company accounts can withhold tax.',
  },
  charge_failed: {
    status: 422,
    th: 'จ่ายไม่ผ่าน: {reason} ยังไม่ได้หักเงิน',
    en: 'Payment declined: {reason}. Nothing was charged.',
  },
  slip_mismatch: {
    status: 422,
    baht: ['paid', 'due'],
    th: 'ยอดในสลิป {paid} ไม่ตรงกับ {due}',
    en: 'The slip says {paid}; we expected {due}.',
  },
  receipt_purpose: {
    status: 422,
    th: 'ใช้เงินนี้ชำระรายการนี้ไม่ได้ เลือกรายการอื่นหรือคืนเงิน',
    en: 'This money can’t be used for that payment. Choose another one, or return it.',
  },
  receipt_recorded: {
    status: 409,
    th: 'บันทึกรายการโอนเลขอ้างอิงนี้ไว้แล้ว',
    en: 'A transfer with this bank reference has already been recorded.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
