import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  channel_url_invalid: {
    status: 422,
    th: 'ลิงก์ {platform} ต้องเป็นแบบ {pattern}',
    en: 'A {platform} link looks like {pattern}',
  },
  channel_type_unsupported: { status: 422, th: 'ใช้ช่องทางนี้กับรายการนี้ไม่ได้', en: 'This platform does not work here.' },
  already_signup: {
    status: 409,
    th: 'ช่อง {handle} มีคนใช้สมัครแล้ว ถ้าเป็นของคุณ เข้าสู่ระบบหรือยืนยันความเป็นเจ้าของ',
    en: "{handle} is already on Talad. If it's yours, log in or prove you own it.",
  },
  channel_not_found: {
    status: 422,
    th: 'ไม่พบช่องนี้ ตรวจลิงก์หรือชื่อช่องอีกครั้ง',
    en: "We couldn't find this channel. Check the link or the name.",
  },
  channel_not_owned: {
    status: 422,
    th: 'ยังยืนยันไม่ได้ว่าช่องนี้เป็นของคุณ',
    en: 'We could not prove that this channel is yours.',
  },
  channel_not_usable: { status: 409, th: 'ช่องนี้ยังรับงานไม่ได้ตอนนี้', en: 'This channel cannot take jobs now.' },
  error_privilege_incorrect: {
    status: 422,
    th: 'ไม่พบรหัส {code} ตรวจตัวอักษรอีกครั้ง',
    en: "We can't find {code}. Check the letters.",
  },
  error_privilege_quota_exceed: { status: 422, th: 'รหัสนี้ใช้ครบสิทธิ์แล้ว', en: 'This code has been used up.' },
  error_privilege_expired: { status: 422, th: 'รหัสนี้หมดอายุแล้ว', en: 'This code has expired.' },
  price_required: { status: 422, th: 'ใส่ราคามากกว่า ฿0', en: 'Enter a price above ฿0.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
