import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  influencer_paused: {
    status: 409,
    th: 'ครีเอเตอร์คนนี้หยุดรับงานใหม่ชั่วคราว รับงานได้อีกครั้งตั้งแต่ {day}',
    en: 'This creator isn’t taking new jobs until {day}.',
  },
  own_pause: {
    status: 409,
    th: 'คุณหยุดรับงานใหม่อยู่ กลับมารับ {day} ถ้าจะสมัครงานนี้ เปิดรับงานก่อน',
    en: 'You’ve paused new jobs until {day}. Resume first to apply.',
  },
  pause_day: {
    status: 422,
    th: 'เลือกวันตั้งแต่ {earliest} ถึง {latest}',
    en: 'Choose a date from {earliest} to {latest}.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
