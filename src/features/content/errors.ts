import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  content_incomplete: {
    status: 422,
    th: 'ใส่ข้อมูลให้ครบและถูกต้องก่อนเผยแพร่',
    en: 'Complete or correct the marked fields before publishing.',
  },
  content_behind: {
    status: 409,
    th: 'มีคนอื่นบันทึกการแก้ไขแล้ว ข้อความของคุณยังอยู่ โหลดหน้าใหม่เพื่อเทียบกัน',
    en: 'Someone else saved changes. Your text is still here. Reload to compare.',
  },
  slug_taken: {
    status: 409,
    th: 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว ลองที่อยู่อื่น',
    en: 'Another page already has this address. Try another one.',
  },
  page_key_taken: {
    status: 409,
    th: 'มีรายการอื่นเผยแพร่ข้อความของหน้านี้อยู่ แก้แล้วเผยแพร่ที่รายการนั้น หรือเลิกเผยแพร่รายการนั้นก่อน',
    en: 'Another item for this page is already live. Publish your change there, or take it down first.',
  },
  content_time: {
    status: 422,
    th: 'ตั้งเวลาในอนาคต และเวลาสิ้นสุดต้องหลังเวลาเริ่ม',
    en: 'Choose a time in the future, with the end after the start.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
