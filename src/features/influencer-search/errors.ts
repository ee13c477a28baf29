import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  influencer_searches_full: {
    status: 409,
    th: 'บันทึกการค้นหาได้สูงสุด {most} รายการ ลบรายการที่ไม่ใช้ก่อน',
    en: 'You can save up to {most} searches. Delete one first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
