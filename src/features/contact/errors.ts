import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  form_too_fast: {
    status: 422,
    figures: { seconds: 3 },
    th: 'ส่งเร็วไปหน่อย รอ {seconds} วินาทีแล้วส่งอีกครั้ง ข้อความยังอยู่ครบ',
    en: 'That was quick. Wait {seconds} seconds and send again. Your message is still here.',
  },
  form_stale: {
    status: 409,
    figures: { days: 1 },
    th: 'แบบฟอร์มเปิดไว้เกิน 1 วัน กดส่งอีกครั้งได้เลย ข้อความยังอยู่ครบ',
    en: 'The form was open for more than a day. Send it again. Your message is still here.',
  },
  form_links: { status: 422, th: 'ใส่ลิงก์ในข้อความได้ไม่เกิน {n} ลิงก์', en: 'Use at most {n} links in a message.' },
  form_limit: {
    status: 429,
    figures: { hours: 1 },
    th: 'ส่งครบ {n} ข้อความใน 1 ชม. แล้ว ส่งใหม่ได้ในอีก {minutes} นาที ข้อความยังอยู่ครบ',
    en: 'You can send up to {n} messages an hour. Try again in {minutes} min. Your message is still here.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
