import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  replacement_requested: {
    status: 409,
    th: 'ขอใบแทนของเอกสารนี้ไว้แล้ว ทีมงานกำลังดำเนินการ',
    en: 'You already asked for a replacement copy of this document. Our team is working on it.',
  },
  document_unchanged: {
    status: 422,
    th: 'ข้อมูลผู้ซื้อเหมือนเดิม ยังไม่ต้องออกใบใหม่',
    en: 'The buyer’s details are the same, so there is nothing to reissue.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
