import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  content_rights: {
    status: 409,
    th: 'แคมเปญนี้ไม่มีสิทธิ์ใช้งานหรือสิทธิ์หมดแล้ว ดาวน์โหลดไม่ได้',
    en: 'Your rights to this content have ended or were never included, so it can’t be downloaded.',
  },
  content_empty: {
    status: 409,
    th: 'ยังไม่มีไฟล์ให้ดาวน์โหลด',
    en: 'There are no files to download yet.',
  },
  content_too_large: {
    status: 409,
    th: 'ไฟล์รวมใหญ่เกินไป (ครั้งละไม่เกิน {files} ไฟล์ หรือ {megabytes} MB) ดาวน์โหลดทีละครีเอเตอร์แทน',
    en: 'This is too much for one download (up to {files} files or {megabytes} MB). Download each creator’s content separately.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
