import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  deactivation_blocked: {
    status: 409,
    th: 'ยังปิดบัญชีไม่ได้ ดูเรื่องที่ยังค้างอยู่',
    en: 'This account can’t be closed yet. See what’s left to finish.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
