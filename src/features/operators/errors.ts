import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  close_blocked: {
    status: 409,
    th: 'ยังปิดบัญชีไม่ได้ เพราะมีเงินหรืองานค้างอยู่ จัดการรายการที่ค้างก่อน',
    en: 'This account can’t be closed while it has money or open jobs. Settle them first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
