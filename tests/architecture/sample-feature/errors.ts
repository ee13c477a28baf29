import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  idea_limit: {
    status: 409,
    th: 'เก็บไอเดียได้ไม่เกิน {n} รายการ แก้รายการเดิมแทนได้',
    en: 'You can save up to {n} ideas. Edit an existing one instead.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
