import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  second_approval_required: { status: 409, th: 'รายการนี้ต้องมีผู้อนุมัติคนที่สอง', en: 'A second operator must approve this.' },
  approval_waiting: {
    status: 409,
    th: 'รายการนี้รอผู้อนุมัติคนที่สองอยู่แล้ว',
    en: 'This is already waiting for a second operator’s approval.',
  },
  approved_amount_changed: {
    status: 409,
    baht: ['requested', 'amount'],
    th: 'ยอดเปลี่ยนเป็น {amount} แล้ว คำขอนี้เป็นของยอด {requested} ให้ขอใหม่ด้วยยอดปัจจุบัน',
    en: 'The amount is now {amount}, but this request is for {requested}. Ask again for the current amount.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
