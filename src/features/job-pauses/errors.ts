import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  influencer_paused: {
    status: 409,
    th: 'ครีเอเตอร์คนนี้หยุดรับงานใหม่ชั่วคราว รับงานได้อีกครั้งตั้งแต่ {day}',
    en: 'This creator has paused new jobs. They’re available from {day}.',
  },
  own_pause: {
    status: 409,
    th: 'คุณหยุดรับงานใหม่ชั่วคราว จะกลับมารับงาน {day} ถ้าไม่อยากรอ กด “กลับมารับงานเลย” ในหน้า “การรับงานใหม่” ก่อน',
    en: 'You’ve paused new jobs and are back on {day}. To do this now, choose “Resume new jobs” under “Availability” first.',
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
