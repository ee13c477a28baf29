import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  attachment_replaced: {
    status: 409,
    th: 'ครีเอเตอร์ส่งไฟล์ใหม่แทนแล้ว ตรวจไฟล์ล่าสุด',
    en: 'The creator has sent a newer file. Check that one.',
  },
  attachment_decided: {
    status: 409,
    th: 'เจ้าหน้าที่อีกคนตัดสินเอกสารนี้ไปแล้ว',
    en: 'Another operator has already decided on this document.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
