import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  two_step_not_started: {
    status: 409,
    th: 'เริ่มตั้งค่าด้วยรหัสผ่านก่อน แล้วใส่รหัสจากแอป',
    en: 'Enter your password before the code from the app.',
  },
  two_step_required: {
    status: 409,
    th: 'ตั้งค่าการยืนยันสองขั้นก่อนอนุมัติ',
    en: 'Set up two-step verification before you approve.',
  },
  two_step_code_required: {
    status: 401,
    th: 'ใส่รหัสจากแอปยืนยันตัวตน',
    en: 'Enter the code from your authenticator app.',
  },
  two_step_wrong: {
    status: 422,
    th: 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสใหม่ในแอปแล้วลองอีกครั้ง',
    en: 'This code is incorrect or has already been used. Wait for a new code in your app and try again.',
  },
  two_step_locked: {
    status: 429,
    th: 'ใส่รหัสผิดหลายครั้ง ลองใหม่ได้ในอีก {minutes} นาที',
    en: 'Too many incorrect codes. Try again in {minutes} min.',
  },
  two_step_on: {
    status: 409,
    th: 'เปิดการยืนยันสองขั้นอยู่แล้ว ปิดก่อนถ้าอยากเปลี่ยนแอป',
    en: 'Two-step verification is already on. To change your app, turn it off first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
