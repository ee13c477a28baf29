import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  report_links_full: {
    status: 409,
    th: 'แคมเปญนี้มีลิงก์รายงานครบ {max} ลิงก์แล้ว ปิดลิงก์ที่ไม่ใช้ก่อน',
    en: 'This campaign already has {max} report links. Turn off one you no longer need.',
  },
  report_link_ended: {
    status: 410,
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่จากแบรนด์',
    en: 'This link no longer works. Ask the brand for a new one.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
