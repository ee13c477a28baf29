import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  too_many_documents: {
    status: 422,
    th: 'ดาวน์โหลดได้ครั้งละไม่เกิน {most} ฉบับ ช่วงนี้มี {count} ฉบับ เลือกช่วงวันที่ให้สั้นลง',
    en: 'One download holds up to {most} documents, and this range has {count}. Choose a shorter range.',
  },
  document_cancelled: {
    status: 409,
    th: 'เอกสารนี้ถูกยกเลิกไปแล้ว',
    en: 'This document is already cancelled.',
  },
  document_credited: {
    status: 409,
    th: 'มีใบลดหนี้อ้างถึงใบกำกับภาษีนี้แล้ว จึงยกเลิกไม่ได้',
    en: 'A credit note refers to this invoice, so it can’t be cancelled.',
  },
  document_month_over: {
    status: 409,
    th: 'พ้นเดือนภาษีของใบกำกับภาษีนี้แล้ว จึงยกเลิกไม่ได้',
    en: 'The VAT month of this invoice is over, so it can’t be cancelled.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
