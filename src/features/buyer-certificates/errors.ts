import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  certificate_too_early: {
    status: 422,
    th: 'ใส่วันที่ตั้งแต่ {day} เป็นต้นไป ใบ 50 ทวิต้องไม่ลงวันที่ก่อนเดือนที่จ่ายเงิน',
    en: 'Use a date on or after {day}. The certificate can’t be dated before the month you paid.',
  },
  certificate_in_future: {
    status: 422,
    th: 'วันที่ยังมาไม่ถึง ใส่วันที่บนใบ 50 ทวิ',
    en: 'That date is in the future. Enter the date on the certificate.',
  },
  certificate_missing: {
    status: 422,
    th: 'มีใบ 50 ทวิที่ค้างส่งเกิน {days} วัน ส่งใบที่ค้างก่อน หรือซื้อโดยไม่หัก ณ ที่จ่าย',
    en: 'You have a withholding certificate that’s more than {days} days overdue. Send it first, or buy without withholding tax.',
  },
  certificate_used: {
    status: 409,
    th: 'ใบ 50 ทวิเลขที่และวันที่นี้ส่งให้รายการอื่นแล้ว ถ้าใบเดียวครอบคลุมหลายรายการ ให้เลือกทุกรายการแล้วส่งพร้อมกัน',
    en: 'You’ve already sent this certificate for another payment. If it covers several payments, choose all of them and send it once.',
  },
  certificate_payers: {
    status: 422,
    th: 'ใบ 50 ทวิหนึ่งใบมีผู้หักภาษีได้รายเดียว เลือกเฉพาะรายการที่ใบกำกับภาษีออกในชื่อเดียวกัน',
    en: 'A certificate has one payer. Choose only payments with the same buyer on the tax invoice.',
  },
  certificate_replaced: {
    status: 409,
    th: 'แบรนด์ส่งใบใหม่แทนแล้ว หรือยอดเปลี่ยนเพราะมีการคืนเงิน ตรวจข้อมูลล่าสุด',
    en: 'The brand has sent a newer certificate, or a refund changed the amount. Check the latest one.',
  },
  certificate_decided: {
    status: 409,
    th: 'สถานะของรายการนี้เปลี่ยนไปแล้ว โหลดหน้าใหม่เพื่อดูสถานะล่าสุด',
    en: 'The status has changed since you opened this page. Reload to see the latest.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
