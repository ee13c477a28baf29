import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  shortlists_full: {
    status: 409,
    th: 'สร้างได้สูงสุด {most} รายชื่อ ลบรายชื่อที่ไม่ใช้ก่อน',
    en: 'You can have up to {most} shortlists. Delete one first.',
  },
  shortlist_full: {
    status: 409,
    th: 'รายชื่อนี้มีครบ {most} คนแล้ว นำบางคนออกก่อน',
    en: 'This shortlist already has {most} creators. Remove someone first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
