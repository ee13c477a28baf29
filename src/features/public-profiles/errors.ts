import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  handle_taken: { status: 409, th: 'ชื่อนี้มีคนใช้แล้ว ลองชื่ออื่น', en: 'This name is taken. Try another one.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
