import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  line_unavailable: {
    status: 503,
    th: 'ตอนนี้ยังเชื่อม LINE ไม่ได้',
    en: "LINE can't be connected right now.",
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
