import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  coupon_taken: {
    status: 409,
    th: 'มีโค้ดนี้ในแคมเปญแล้ว ใช้โค้ดอื่น',
    en: 'This code is already in use in the campaign. Choose another one.',
  },
  coupon_in_use: {
    status: 409,
    th: 'มีคนใช้โค้ดเดิมแล้ว เปลี่ยนไม่ได้ เพราะจำนวนครั้งที่ใช้นับเป็นของครีเอเตอร์คนนี้',
    en: 'The current code has been used, so it can’t be changed. Its uses belong to this creator.',
  },
  coupon_closed: {
    status: 409,
    th: 'งานนี้ยกเลิกแล้วหรือยังไม่ได้เริ่ม ใส่โค้ดไม่ได้',
    en: 'This job hasn’t started or was cancelled, so it can’t have a code.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
