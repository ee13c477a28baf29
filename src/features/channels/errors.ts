import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  channel_url_invalid: {
    status: 422,
    th: 'ลิงก์ {platform} ต้องเป็นแบบ {pattern}',
    en: '{platform} links look like {pattern}',
  },
  channel_type_unsupported: {
    status: 422,
    th: 'ยังไม่รองรับช่องทางนี้ เลือกช่องทางอื่น',
    en: 'This platform isn’t supported here. Choose another.',
  },
  already_signup: {
    status: 409,
    th: 'ช่อง {handle} มีคนใช้สมัครแล้ว ถ้าเป็นของคุณ ให้เข้าสู่ระบบหรือยืนยันความเป็นเจ้าของ',
    en: '{handle} is already on Talad. If it’s yours, log in or verify that you own it.',
  },
  channel_not_found: {
    status: 422,
    th: 'ไม่พบช่องนี้ ตรวจลิงก์หรือชื่อหลัง @ อีกครั้ง',
    en: 'We couldn’t find this channel. Check the link or handle.',
  },
  channel_not_owned: {
    status: 422,
    th: 'ยังยืนยันไม่ได้ว่าช่องนี้เป็นของคุณ เชื่อมต่อด้วยบัญชีของช่องแล้วลองใหม่',
    en: 'We couldn’t verify that this channel is yours. Connect with the channel’s own account and try again.',
  },
  channel_not_usable: {
    status: 409,
    th: 'ตอนนี้ช่องนี้ยังรับงานไม่ได้ ดูเหตุผลที่เมนู “ช่องของฉัน”',
    en: 'This channel can’t take jobs right now. See why under My channels.',
  },
  error_privilege_incorrect: {
    status: 422,
    th: 'ไม่พบรหัส {code} ตรวจตัวอักษรอีกครั้ง',
    en: 'We can’t find the code {code}. Check it and try again.',
  },
  error_privilege_quota_exceed: {
    status: 422,
    th: 'รหัสนี้ใช้ครบจำนวนสิทธิ์แล้ว ลองรหัสอื่น',
    en: 'This code has been used up. Try another one.',
  },
  error_privilege_expired: { status: 422, th: 'รหัสนี้หมดอายุแล้ว ลองรหัสอื่น', en: 'This code has expired. Try another one.' },
  privilege_code_taken: { status: 409, th: 'มีรหัสนี้อยู่แล้ว ใช้รหัสอื่น', en: 'This code already exists. Choose another one.' },
  price_required: { status: 422, figures: { above: 0 }, th: 'ใส่ราคามากกว่า ฿0', en: 'Enter a price above ฿0.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
