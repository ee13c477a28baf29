import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  login_failed: {
    status: 401,
    th: 'อีเมลหรือรหัสผ่านไม่ตรง ลองใหม่หรือตั้งรหัสผ่านใหม่',
    en: "Email or password doesn't match. Try again or reset it.",
  },
  login_throttled: {
    status: 429,
    th: 'ลองหลายครั้งเกินไป ลองใหม่ได้ในอีก {minutes} นาที',
    en: 'Too many tries. Try again in {minutes} min.',
  },
  login_slowed: {
    status: 429,
    th: 'มีการใส่รหัสผ่านผิดหลายครั้งในบัญชีนี้ ลองใหม่ในอีก {s} วินาที ใช้เครื่องที่เคยเข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่',
    en: 'Too many wrong passwords for this account. Try again in {s} s, use a device you have logged in on before, or reset your password.',
  },
  account_suspended: { status: 403, th: 'บัญชีนี้ถูกระงับชั่วคราว', en: 'This account is suspended.' },
  account_expired: { status: 403, th: 'บัญชีนี้หมดอายุแล้ว', en: 'This account has expired.' },
  account_closed: { status: 403, th: 'บัญชีนี้ปิดแล้ว', en: 'This account is closed.' },
  address_taken: {
    status: 409,
    th: 'ใช้ที่อยู่ติดต่อนี้ไม่ได้ ลองอันอื่นหรือเข้าสู่ระบบ',
    en: "We can't use this one. Try another or log in.",
  },
  password_length: {
    status: 422,
    th: 'รหัสผ่านต้องยาว 8–128 ตัว ตอนนี้มี {n} ตัว',
    en: 'Use 8 to 128 characters. You have {n}.',
  },
  password_common: {
    status: 422,
    th: 'รหัสผ่านนี้เคยรั่วหรือเดาง่าย ตั้งใหม่ให้ต่างไป',
    en: 'This password has leaked or is too common. Choose another.',
  },
  password_current_wrong: {
    status: 422,
    th: 'รหัสผ่านปัจจุบันไม่ถูก ลองใหม่ได้อีก {n} ครั้ง',
    en: 'Current password is wrong. {n} tries left.',
  },
  password_same: { status: 422, th: 'รหัสผ่านใหม่ซ้ำกับรหัสเดิม', en: 'New and old are the same.' },
  otp_wrong: {
    status: 422,
    th: 'รหัสไม่ตรง ลองได้อีก {n} ครั้ง',
    en: "That code doesn't match. You have {n} {n|try|tries} left.",
  },
  otp_used_up: { status: 422, th: 'ใส่รหัสผิดครบจำนวนครั้งแล้ว ขอรหัสใหม่', en: 'Too many wrong tries. Get a new code.' },
  otp_expired: { status: 422, th: 'รหัสหมดอายุแล้ว ขอรหัสใหม่', en: 'That code has expired. Get a new one.' },
  otp_resend_wait: {
    status: 429,
    th: 'ขอรหัสใหม่ได้ในอีก {s} วินาที เวลา {time}',
    en: 'You can get a new code in {s} s, at {time}.',
  },
  otp_hour_limit: {
    status: 429,
    th: 'ขอรหัสครบ {n} ครั้งใน 1 ชม. แล้ว ขอใหม่ได้ตั้งแต่ {time}',
    en: "You've had {n} codes in an hour. Get a new one from {time}.",
  },
  otp_day_limit: {
    status: 429,
    th: 'ขอรหัสครบ {n} ครั้งใน 1 วันแล้ว ขอใหม่ได้ตั้งแต่ {time}',
    en: "You've had {n} codes in a day. Get a new one from {time}.",
  },
  step_up_required: { status: 403, th: 'ยืนยันด้วยรหัสก่อน', en: 'Confirm with a code first.' },
  sign_up_not_found: {
    status: 404,
    th: 'ไม่พบการสมัครนี้หรือหมดเวลาแล้ว เริ่มสมัครใหม่อีกครั้ง',
    en: "This sign-up wasn't found or has expired. Sign up again.",
  },
  recovery_not_found: {
    status: 404,
    th: 'คำขอนี้หมดเวลาแล้ว หรือขอจากเครื่องอื่น ขอรหัสใหม่จากเครื่องนี้',
    en: 'This request has expired or was made on another device. Get a new code here.',
  },
  consent_required: { status: 422, th: 'ต้องยอมรับเงื่อนไขก่อนไปต่อ', en: 'Agree to the terms to continue.' },
  ref_code_unknown: {
    status: 422,
    th: 'ไม่พบรหัสชวนเพื่อน {code} ตรวจอีกครั้งหรือเว้นว่างไว้',
    en: "We can't find {code}. Check it or leave it blank.",
  },
  age_under_18: { status: 422, th: 'ตอนนี้อายุ {n} ปี สมัครได้เมื่ออายุครบ 18 ปี', en: "You're {n}. You can join from 18." },
  guardian_consent_required: {
    status: 422,
    th: 'อายุยังไม่ถึง 20 ปี แนบหนังสือยินยอมของผู้ปกครองก่อน',
    en: "Under 20? Attach a guardian's consent first.",
  },
  profile_incomplete: { status: 422, th: 'เติมโปรไฟล์ให้ครบก่อน: {items}', en: 'Complete your profile first: {items}.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
