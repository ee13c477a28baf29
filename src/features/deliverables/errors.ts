import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  amount_required: { status: 422, th: 'ใส่ยอดในใบเสร็จ', en: 'Enter the amount on the receipt.' },
  receipt_in_review: {
    status: 409,
    th: 'แบรนด์กำลังตรวจใบเสร็จ รอผลก่อน',
    en: 'The brand is checking your receipt. Wait for their reply.',
  },
  nothing_to_review: {
    status: 409,
    th: 'ไม่มีอะไรรอตรวจแล้ว โหลดหน้าใหม่เพื่อดูสถานะล่าสุด',
    en: "There's nothing left to review. Reload to see the latest status.",
  },
  refusals_used: {
    status: 409,
    th: 'ส่งกลับให้แก้ครบจำนวนครั้งแล้ว อนุมัติหรือเปิดข้อพิพาท',
    en: "You can't send this back again. Approve it or open a dispute.",
  },
  draft_in_review: {
    status: 409,
    th: 'แบรนด์กำลังตรวจดราฟต์ รอผลก่อนส่งใหม่',
    en: 'The brand is reviewing your draft. Wait for their reply.',
  },
  brand_is_choosing: {
    status: 409,
    th: 'ขอแก้ครบแล้ว แบรนด์กำลังเลือกว่าจะทำอย่างไรต่อ',
    en: 'All included revisions are used. The brand is choosing what happens next.',
  },
  rejections_used: {
    status: 409,
    th: 'ขอแก้ครบแล้ว จ่ายเพิ่มเพื่อแก้อีก 1 รอบ อนุมัติ หรือเปิดข้อพิพาท',
    en: 'All included revisions are used. Pay for another round, approve, or open a dispute.',
  },
  rejections_left: { status: 409, th: 'ยังขอแก้ได้อีก', en: 'You can still ask for changes.' },
  not_at_choice: {
    status: 409,
    th: 'จ่ายเพิ่มเพื่อแก้อีก 1 รอบได้ เมื่อขอแก้ครบจำนวนที่รวมในราคาแล้ว',
    en: 'You can pay for another round once the included revisions are used.',
  },
  checks_left: { status: 409, th: 'ยังตรวจได้อีก', en: 'The post can still be checked again.' },
  insight_in_review: {
    status: 409,
    th: 'แบรนด์กำลังตรวจอินไซต์ รอผลก่อนส่งใหม่',
    en: 'The brand is reviewing your insights. Wait for their reply.',
  },
  post_url_invalid: { status: 422, th: 'วางลิงก์โพสต์ที่เผยแพร่แล้ว', en: 'Paste the link to the live post.' },
  post_too_early: {
    status: 409,
    th: 'งานนี้โพสต์ได้ตั้งแต่ {day} โพสต์แล้วค่อยใส่ลิงก์',
    en: 'You can post this from {day}. Add the link then.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
