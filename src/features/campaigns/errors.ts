import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  brief_incomplete: {
    status: 422,
    th: 'บรีฟยังไม่ครบ กรอกส่วนที่ขาดแล้วส่งอีกครั้ง',
    en: 'The brief isn’t complete. Fill in what’s missing and send it again.',
  },
  campaign_not_live: { status: 409, th: 'ตอนนี้แคมเปญนี้ไม่เปิดรับ', en: 'This campaign isn’t open right now.' },
  campaign_closed: { status: 409, th: 'แคมเปญนี้ปิดรับแล้ว', en: 'This campaign has closed.' },
  campaign_state: {
    status: 409,
    th: 'สถานะของแคมเปญเปลี่ยนไปแล้ว โหลดหน้าใหม่แล้วตรวจอีกครั้ง',
    en: 'The campaign’s status has changed. Reload and check again.',
  },
  slot_taken: {
    status: 409,
    th: 'แคมเปญนี้รับครบจำนวนแล้ว',
    en: 'All slots in this campaign are taken.',
  },
  amount_zero: { status: 400, figures: { above: 0 }, th: 'ใส่จำนวนเงินที่มากกว่า ฿0', en: 'Enter an amount above ฿0.' },
  amount_limit: { status: 400, baht: ['maximum'], th: 'ใส่ได้ไม่เกิน {maximum}', en: 'Enter {maximum} or less.' },
  saved_searches_full: {
    status: 409,
    th: 'ตั้งแจ้งเตือนงานใหม่ได้ไม่เกิน {most} รายการ เลิกแจ้งเตือนบางรายการก่อน',
    en: 'You can have up to {most} job alerts. Stop one first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
