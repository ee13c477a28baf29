import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  already_applied: { status: 409, th: 'คุณสมัครงานนี้ไปแล้ว', en: 'You have applied for this job already.' },
  job_state: {
    status: 409,
    th: 'งานนี้เปลี่ยนสถานะไปแล้ว โหลดหน้าใหม่แล้วตรวจอีกครั้ง',
    en: 'This job has moved on. Reload and check.',
  },
  job_frozen: { status: 409, th: 'หยุดนับเวลาแล้ว ระหว่างที่ทีมงานตัดสิน', en: 'Timers are paused while the team decides.' },
  job_guard: { status: 422, th: 'ยังทำขั้นตอนนี้ไม่ได้', en: 'This is not possible yet.' },
  job_not_due: { status: 409, th: 'ยังไม่ถึงเวลาของขั้นตอนนี้', en: 'It is not time for this yet.' },
  job_disputed: {
    status: 409,
    th: 'มีข้อพิพาท หยุดนับเวลาจนกว่าทีมงานตัดสิน',
    en: 'In dispute: timers are paused until the team decides.',
  },
  job_not_frozen: { status: 409, th: 'งานนี้ไม่ได้หยุดพักอยู่', en: 'This job is not on pause.' },
  campaign_paused: { status: 409, th: 'แคมเปญนี้พักรับสมัครชั่วคราว', en: 'This campaign takes no new applications for now.' },
  campaign_still_open: { status: 409, th: 'แคมเปญยังเปิดรับอยู่', en: 'The campaign is still open.' },
  party_not_active: { status: 409, th: 'ฝ่ายหนึ่งยังรับงานไม่ได้ในตอนนี้', en: 'One side cannot take part in jobs now.' },
  criteria_not_met: { status: 422, th: 'ช่องยังไม่ตรงเงื่อนไขทุกข้อ', en: 'The channel does not meet every criterion.' },
  criteria_met: { status: 409, th: 'ช่องตรงเงื่อนไขทุกข้อแล้ว', en: 'The channel meets every criterion.' },
  slots_left: { status: 409, th: 'ยังมีที่ว่างอยู่', en: 'There are slots left.' },
  review_option_differs: { status: 409, th: 'งานนี้เริ่มด้วยวิธีอื่น', en: 'This job starts in another way.' },
  already_shipped: { status: 409, th: 'แจ้งส่งของไปแล้ว', en: 'The parcel is on its way already.' },
  already_reported: { status: 409, th: 'แจ้งแบรนด์ไปแล้ว', en: 'You have told the brand already.' },
  already_delivered: { status: 409, th: 'พัสดุส่งถึงแล้ว', en: 'The parcel has been delivered already.' },
  order_number_required: { status: 422, th: 'ใส่เลขคำสั่งซื้อ', en: 'Enter the order number.' },
  delivery_date_required: { status: 422, th: 'ใส่วันที่ของจะมาถึง', en: 'Enter the delivery date.' },
  delivery_date_too_far: {
    status: 422,
    th: 'วันที่ของมาถึงต้องไม่เกิน 30 วัน',
    en: 'The delivery date is at most 30 days away.',
  },
  review_time_over: { status: 409, th: 'หมดเวลาปฏิเสธแล้ว', en: 'The time to refuse it is over.' },
  amount_required: { status: 422, th: 'ใส่ยอดในใบเสร็จ', en: 'Enter the amount on the receipt.' },
  receipt_in_review: { status: 409, th: 'แบรนด์กำลังตรวจใบเสร็จ', en: 'The brand is checking the receipt.' },
  nothing_to_review: { status: 409, th: 'ตอนนี้ไม่มีอะไรรอตรวจ', en: 'There is nothing to review now.' },
  refusals_used: {
    status: 409,
    th: 'ปฏิเสธครบ 2 ครั้งแล้ว อนุมัติหรือเปิดข้อพิพาท',
    en: 'Refused twice already. Approve it or open a dispute.',
  },
  dispute_not_open: { status: 409, th: 'เปิดข้อพิพาทได้หลังถูกปฏิเสธ 2 ครั้ง', en: 'A dispute opens after two refusals.' },
  draft_already_sent: {
    status: 409,
    th: 'ส่งดราฟต์แล้ว ออกจากงานไม่ได้ เปิดข้อพิพาทแทน',
    en: 'A draft was sent, so you can no longer leave. Open a dispute instead.',
  },
  goods_must_return: {
    status: 422,
    th: 'ส่งของคืนก่อน แล้วใส่เลขพัสดุที่ส่งคืน',
    en: "Send the goods back first: add the return parcel's number.",
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
  operator_is_checking: { status: 409, th: 'ทีมงานกำลังตรวจอยู่', en: 'Our team is checking this now.' },
  not_in_queue: { status: 409, th: 'งานนี้ไม่ได้อยู่ในคิวนี้', en: 'This job is not waiting in this queue.' },
  checks_left: { status: 409, th: 'ยังตรวจได้อีก', en: 'There are checks left.' },
  insight_in_review: { status: 409, th: 'แบรนด์กำลังตรวจอินไซต์', en: 'The brand is reviewing the insights.' },
  not_in_dispute: { status: 409, th: 'ไม่มีข้อพิพาทให้ตัดสิน', en: 'There is no dispute to decide.' },
  share_required: { status: 422, th: 'ใส่ส่วนของครีเอเตอร์ 0 ถึง 100%', en: "Give the creator's share, 0 to 100%." },
  share_not_whole: { status: 422, th: 'ส่วนแบ่งน้อยกว่า 100%', en: 'The share is less than 100%.' },
  share_is_whole: { status: 422, th: 'ส่วนแบ่งเป็น 100%', en: 'The share is 100%.' },
  share_must_be_zero: {
    status: 422,
    th: 'ครีเอเตอร์ยังไม่ได้รับงาน ส่วนแบ่งต้องเป็น 0%',
    en: "Nothing was accepted yet: the creator's share is 0%.",
  },
  tracking_required: { status: 422, th: 'ใส่เลขพัสดุก่อนแจ้งส่ง', en: 'Add a tracking number.' },
  check_in_wrong: { status: 422, th: 'รหัสเช็กอินไม่ตรง ถามที่หน้าร้าน', en: 'Check-in code is wrong. Ask on site.' },
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
