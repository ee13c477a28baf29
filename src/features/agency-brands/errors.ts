import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  agency_only: {
    status: 403,
    th: 'บัญชีเอเจนซีเท่านั้นที่มีได้หลายแบรนด์',
    en: 'Only agency accounts can have several brands.',
  },
  agency_brand_taken: {
    status: 409,
    th: 'มีแบรนด์ชื่อนี้อยู่แล้ว',
    en: 'You already have a brand with this name.',
  },
  agency_brands_full: {
    status: 409,
    th: 'มีแบรนด์ที่ใช้งานครบ {n} แบรนด์แล้ว เก็บแบรนด์ที่ไม่ใช้เข้าคลังก่อน',
    en: 'You already have {n} active brands. Archive one you don’t use, then try again.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
