import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  brief_incomplete: { status: 422, th: 'บรีฟยังไม่ครบ', en: 'The brief is not complete yet.' },
  campaign_not_live: { status: 409, th: 'แคมเปญนี้ยังไม่เปิดรับ', en: 'This campaign is not open.' },
  campaign_closed: { status: 409, th: 'แคมเปญนี้ปิดรับแล้ว', en: 'This campaign has closed.' },
  campaign_state: {
    status: 409,
    th: 'แคมเปญอยู่ในสถานะที่ทำแบบนี้ไม่ได้ โหลดหน้าใหม่แล้วตรวจอีกครั้ง',
    en: 'This is not possible in the state the campaign is in. Reload and check.',
  },
  slot_taken: { status: 409, th: 'ที่สุดท้ายเพิ่งเต็ม ดูงานอื่นที่ตรง', en: 'The last slot just went. See other matches.' },
  amount_zero: { status: 400, th: 'ใส่จำนวนเงินที่มากกว่า ฿0', en: 'Enter an amount above ฿0.' },
  amount_limit: { status: 400, baht: ['maximum'], th: 'ใส่ได้ไม่เกิน {maximum}', en: 'Enter {maximum} or less.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
