import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  month_too_long: {
    status: 422,
    th: 'เดือนนี้มีมากกว่า {most} รายการ ดาวน์โหลดเป็น CSV จากหน้ารายการใช้จ่ายแทน',
    en: 'This month has more than {most} entries. Download the usage statement as CSV instead.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
