import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  line_unavailable: {
    status: 503,
    th: 'ตอนนี้ยังเชื่อมต่อ LINE ไม่ได้ ลองใหม่ภายหลัง',
    en: 'LINE can’t be connected right now. Try again later.',
  },
  whatsapp_unavailable: {
    status: 503,
    th: 'ตอนนี้ยังเชื่อมต่อ WhatsApp ไม่ได้ ลองใหม่ภายหลัง',
    en: 'WhatsApp can’t be connected right now. Try again later.',
  },
  push_unsupported: {
    status: 400,
    th: 'เบราว์เซอร์นี้ยังรับแจ้งเตือนไม่ได้ ลองใช้ Chrome, Safari, Firefox หรือ Edge รุ่นล่าสุด',
    en: 'This browser doesn’t support notifications. Try the latest Chrome, Safari, Firefox or Edge.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
