import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  amount_required: { status: 422, th: 'ใส่ยอดในใบเสร็จ', en: 'Enter the amount on the receipt.' },
  receipt_in_review: { status: 409, th: 'แบรนด์กำลังตรวจใบเสร็จ', en: 'The brand is checking the receipt.' },
  nothing_to_review: { status: 409, th: 'ตอนนี้ไม่มีอะไรรอตรวจ', en: 'There is nothing to review now.' },
  refusals_used: {
    status: 409,
    th: 'ปฏิเสธครบ 2 ครั้งแล้ว อนุมัติหรือเปิดข้อพิพาท',
    en: 'Refused twice already. Approve it or open a dispute.',
  },
  draft_in_review: { status: 409, th: 'แบรนด์กำลังตรวจดราฟต์', en: 'Your draft is in review.' },
  brand_is_choosing: {
    status: 409,
    th: 'ขอแก้ครบแล้ว แบรนด์กำลังเลือกว่าจะทำอย่างไรต่อ',
    en: 'Both revisions are used. The brand is choosing what comes next.',
  },
  rejections_used: {
    status: 409,
    th: 'ขอแก้ครบ 2 ครั้งแล้ว จ่ายเพิ่ม 10% อนุมัติ หรือเปิดข้อพิพาท',
    en: 'Both revisions used. Pay 10% more, approve, or open a dispute.',
  },
  rejections_left: { status: 409, th: 'ยังขอแก้ได้อีก', en: 'There are revisions left.' },
  not_at_choice: {
    status: 409,
    th: 'ซื้อรอบแก้เพิ่มได้หลังใช้รอบที่รวมอยู่ครบแล้ว',
    en: 'An extra round can be bought once the included revisions are used.',
  },
  checks_left: { status: 409, th: 'ยังตรวจได้อีก', en: 'There are checks left.' },
  insight_in_review: { status: 409, th: 'แบรนด์กำลังตรวจอินไซต์', en: 'The brand is reviewing the insights.' },
  post_url_invalid: { status: 422, th: 'วางลิงก์ของโพสต์จริง', en: 'Paste the link of the live post.' },
  post_too_early: {
    status: 409,
    th: 'งานนี้โพสต์ได้ตั้งแต่ {day} โพสต์แล้วค่อยใส่ลิงก์',
    en: 'You can post this from {day}. Add the link then.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
