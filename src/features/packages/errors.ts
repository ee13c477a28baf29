import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  package_changed: {
    status: 409,
    baht: ['price'],
    th: 'ราคาแพ็กเกจนี้เพิ่งเปลี่ยนเป็น {price} (ไม่รวม VAT) ตรวจแล้วลองอีกครั้ง',
    en: 'The price of this package is now {price} before VAT. Check it and try again.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
