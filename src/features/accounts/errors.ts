import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  login_failed: {
    status: 401,
    th: 'อีเมลหรือรหัสผ่านไม่ตรง ลองใหม่หรือตั้งรหัสผ่านใหม่',
    en: 'Your email or password doesn’t match. Try again or reset your password.',
  },
  login_throttled: {
    status: 429,
    th: 'ลองหลายครั้งเกินไป ลองใหม่ได้ในอีก {minutes} นาที',
    en: 'Too many tries. Try again in {minutes} min.',
  },
  login_slowed: {
    status: 429,
    th: 'มีการใส่รหัสผ่านของบัญชีนี้ผิดหลายครั้ง ลองใหม่ได้ในอีก {s} วินาที หรือใช้เครื่องที่เคยเข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่',
    en: 'Too many incorrect passwords for this account. Try again in {s} s, use a device you’ve logged in on before, or reset your password.',
  },
  account_suspended: {
    status: 403,
    th: 'บัญชีนี้ถูกระงับชั่วคราว ติดต่อเราเพื่อขอเปิดใช้',
    en: 'This account is suspended. Contact us to appeal.',
  },
  account_expired: {
    status: 403,
    th: 'บัญชีนี้หมดอายุแล้ว ติดต่อเราเพื่อต่ออายุ',
    en: 'This account has expired. Contact us to renew it.',
  },
  account_closed: {
    status: 403,
    th: 'บัญชีนี้ปิดแล้ว ถ้ามีคำถาม ติดต่อเราได้',
    en: 'This account is closed. Contact us if you have questions.',
  },
  address_taken: {
    status: 409,
    th: 'ใช้อีเมลหรือเบอร์นี้ไม่ได้ ลองอันอื่นหรือเข้าสู่ระบบ',
    en: 'We can’t use this email or number. Try another or log in.',
  },
  password_length: {
    status: 422,
    th: 'รหัสผ่านต้องยาว {min}–{max} ตัว ตอนนี้มี {n} ตัว',
    en: 'Use {min} to {max} characters. You have {n}.',
  },
  password_common: {
    status: 422,
    th: 'รหัสผ่านนี้เคยรั่วหรือเดาง่าย ตั้งใหม่ให้ต่างไป',
    en: 'This password has leaked or is too common. Choose another.',
  },
  password_current_wrong: {
    status: 422,
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง ลองได้อีก {n} ครั้ง',
    en: 'Your current password is incorrect. {n} {n|try|tries} left.',
  },
  password_same: {
    status: 422,
    th: 'รหัสผ่านใหม่ซ้ำกับรหัสเดิม ตั้งใหม่ให้ต่างไป',
    en: 'Your new password is the same as the old one. Choose another.',
  },
  otp_wrong: {
    status: 422,
    th: 'รหัสไม่ตรง ลองได้อีก {n} ครั้ง',
    en: 'That code doesn’t match. You have {n} {n|try|tries} left.',
  },
  otp_used_up: { status: 422, th: 'ใส่รหัสผิดครบจำนวนครั้งแล้ว ขอรหัสใหม่', en: 'Too many incorrect codes. Get a new one.' },
  otp_expired: { status: 422, th: 'รหัสหมดอายุแล้ว ขอรหัสใหม่', en: 'That code has expired. Get a new one.' },
  otp_resend_wait: {
    status: 429,
    th: 'ขอรหัสใหม่ได้ในอีก {s} วินาที (เวลา {time})',
    en: 'You can get a new code in {s} s (at {time}).',
  },
  otp_hour_limit: {
    status: 429,
    figures: { hours: 1 },
    th: 'ขอรหัสครบ {n} ครั้งใน 1 ชม. แล้ว ขอใหม่ได้ตั้งแต่ {time}',
    en: 'You’ve requested {n} codes in an hour. You can get a new one from {time}.',
  },
  otp_day_limit: {
    status: 429,
    figures: { days: 1 },
    th: 'ขอรหัสครบ {n} ครั้งใน 1 วันแล้ว ขอใหม่ได้ตั้งแต่ {time}',
    en: 'You’ve requested {n} codes in a day. You can get a new one from {time}.',
  },
  step_up_required: { status: 403, th: 'ยืนยันด้วยรหัสก่อน', en: 'Confirm with a code first.' },
  sign_up_not_found: {
    status: 404,
    th: 'ไม่พบการสมัครนี้หรือหมดเวลาแล้ว เริ่มสมัครใหม่อีกครั้ง',
    en: 'This sign-up wasn’t found or has expired. Sign up again.',
  },
  recovery_not_found: {
    status: 404,
    th: 'คำขอนี้หมดเวลาแล้ว หรือขอจากเครื่องอื่น ขอรหัสใหม่จากเครื่องนี้',
    en: 'This request has expired or was made on another device. Get a new code here.',
  },
  line_login_failed: {
    status: 422,
    th: 'เรายืนยันบัญชี LINE ของคุณไม่ได้ ลองใหม่อีกครั้ง',
    en: 'We couldn’t verify your LINE account. Try again.',
  },
  line_login_taken: {
    status: 409,
    th: 'บัญชี LINE นี้เชื่อมต่อกับบัญชี Talad อื่นอยู่แล้ว ใช้บัญชี LINE อื่น หรือเข้าสู่ระบบด้วย LINE นี้',
    en: 'This LINE account is connected to another Talad account. Use another LINE account, or log in with this one.',
  },
  line_login_only: {
    status: 409,
    th: 'ตั้งรหัสผ่านก่อน แล้วค่อยยกเลิกการเข้าสู่ระบบด้วย LINE',
    en: 'Set a password before you disconnect LINE.',
  },
  consent_required: {
    status: 422,
    th: 'ต้องยอมรับเงื่อนไขการใช้งานและรับทราบนโยบายความเป็นส่วนตัวก่อนไปต่อ',
    en: 'Agree to the terms of use and confirm you’ve read the privacy policy to continue.',
  },
  ref_code_unknown: {
    status: 422,
    th: 'ไม่พบรหัสชวนเพื่อน {code} ตรวจอีกครั้งหรือเว้นว่างไว้',
    en: 'We can’t find invite code {code}. Check it or leave it blank.',
  },
  age_under_18: {
    status: 422,
    th: 'ตอนนี้อายุ {n} ปี รับงานได้เมื่ออายุครบ {min} ปี',
    en: 'You’re {n}. You must be at least {min} to take jobs.',
  },
  guardian_consent_required: {
    status: 422,
    th: 'อายุยังไม่ถึง {adult} ปี แนบหนังสือยินยอมของผู้ปกครองก่อน',
    en: 'You’re under {adult}, so attach a guardian’s consent first.',
  },
  profile_incomplete: { status: 422, th: 'กรอกโปรไฟล์ให้ครบก่อน: {items}', en: 'Complete your profile first: {items}.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
