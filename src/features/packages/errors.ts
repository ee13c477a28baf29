import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  package_changed: {
    status: 409,
    th: 'ราคาแพ็กเกจนี้เพิ่งเปลี่ยน ตรวจราคาใหม่แล้วลองอีกครั้ง',
    en: 'The price of this package has just changed. Check the new price and try again.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
