import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  influencer_paused: {
    status: 409,
    th: 'ครีเอเตอร์คนนี้หยุดรับงานใหม่ชั่วคราว รับงานได้อีกครั้งตั้งแต่ {day}',
    en: 'This creator is available for new jobs from {day}.',
  },
  own_pause: {
    status: 409,
    th: 'คุณหยุดรับงานใหม่อยู่ กลับมารับงานตั้งแต่ {day} ถ้าไม่อยากรอ กด “กลับมารับงานเลย” ในหน้า “การรับงานใหม่” ก่อน',
    en: 'You’ve paused new jobs and are back on {day}. To do this now, resume new jobs first.',
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
