import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
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
  party_not_active: { status: 409, th: 'ฝ่ายหนึ่งยังรับงานไม่ได้ในตอนนี้', en: 'One side cannot take part in jobs now.' },
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
  tracking_required: { status: 422, th: 'ใส่เลขพัสดุก่อนแจ้งส่ง', en: 'Add a tracking number.' },
  check_in_wrong: { status: 422, th: 'รหัสเช็กอินไม่ตรง ถามที่หน้าร้าน', en: 'Check-in code is wrong. Ask on site.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
