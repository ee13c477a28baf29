import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  vat_invoice_number_used: {
    status: 409,
    th: 'เลขที่นี้ใช้กับการจ่ายอีกรายการแล้ว การจ่ายแต่ละรายการต้องมีใบกำกับภาษีแยกกัน',
    en: 'You used this number for another payment. Each payment needs its own tax invoice.',
  },
  vat_invoice_too_early: {
    status: 422,
    th: 'ใส่วันที่ตั้งแต่ {day} เป็นต้นไป ใบกำกับภาษีต้องไม่ลงวันที่ก่อนเดือนที่ได้รับเงิน',
    en: 'Use a date on or after {day}. The tax invoice can’t be dated before the month you were paid.',
  },
  vat_invoice_in_future: {
    status: 422,
    th: 'วันที่นี้ยังมาไม่ถึง ใส่วันที่บนใบกำกับภาษี',
    en: 'That date is in the future. Enter the date on the tax invoice.',
  },
  vat_invoice_replaced: {
    status: 409,
    th: 'ครีเอเตอร์ส่งใบกำกับภาษีใหม่แทนแล้ว ตรวจใบล่าสุด',
    en: 'The creator has sent a newer tax invoice. Check that one.',
  },
  vat_invoice_decided: {
    status: 409,
    th: 'สถานะของรายการนี้เปลี่ยนไปแล้ว โหลดหน้าใหม่เพื่อดูสถานะล่าสุด',
    en: 'The status has changed since you opened this page. Reload to see the latest.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
