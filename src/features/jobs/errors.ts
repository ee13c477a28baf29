import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  job_state: {
    status: 409,
    th: 'งานนี้เปลี่ยนสถานะไปแล้ว โหลดหน้าใหม่แล้วตรวจอีกครั้ง',
    en: 'This job’s status has changed. Reload and check again.',
  },
  job_frozen: {
    status: 409,
    th: 'งานหยุดชั่วคราว ทำต่อได้เมื่อทีมงานตรวจเสร็จ',
    en: 'This job is paused. You can continue once our team has reviewed it.',
  },
  job_guard: {
    status: 422,
    th: 'ยังทำขั้นตอนนี้ไม่ได้ โหลดหน้าใหม่เพื่อดูขั้นต่อไป',
    en: 'You can’t do this yet. Reload to see the next step.',
  },
  job_not_due: {
    status: 409,
    th: 'ยังไม่ถึงเวลาของขั้นตอนนี้ ดูวันที่ในหน้ารายละเอียดงาน',
    en: 'It’s too early for this step. See the date on the job page.',
  },
  job_disputed: {
    status: 409,
    th: 'งานนี้มีข้อพิพาท ทำต่อได้เมื่อทีมงานตัดสินแล้ว',
    en: 'This job is in dispute. You can continue once our team has decided.',
  },
  job_not_frozen: { status: 409, th: 'งานนี้ไม่ได้หยุดชั่วคราวอยู่', en: 'This job isn’t paused.' },
  party_not_active: {
    status: 409,
    th: 'ตอนนี้บัญชีหรือช่องของฝ่ายหนึ่งยังรับงานไม่ได้ ลองใหม่ภายหลัง',
    en: 'One side’s account or channel can’t take jobs right now. Try again later.',
  },
  review_option_differs: { status: 409, th: 'งานนี้ไม่มีขั้นตอนนี้', en: 'This job doesn’t have this step.' },
  already_shipped: { status: 409, th: 'แจ้งส่งของไปแล้ว', en: 'This parcel is already marked as shipped.' },
  already_reported: {
    status: 409,
    th: 'มีการแจ้งแล้วว่ายังไม่ได้รับพัสดุนี้',
    en: 'This parcel has already been reported as not received.',
  },
  order_number_required: { status: 422, th: 'ใส่เลขคำสั่งซื้อ', en: 'Enter the order number.' },
  delivery_date_required: { status: 422, th: 'ใส่วันที่คาดว่าของจะมาถึง', en: 'Enter the expected delivery date.' },
  delivery_date_too_far: {
    status: 422,
    th: 'เลือกวันที่คาดว่าของจะมาถึงไม่เกิน {latest}',
    en: 'Choose a delivery date no later than {latest}.',
  },
  review_time_over: {
    status: 409,
    th: 'หมดเวลาขอเลขคำสั่งซื้อใหม่แล้ว',
    en: 'It’s too late to ask for another order number.',
  },
  draft_already_sent: {
    status: 409,
    th: 'ส่งดราฟต์แล้ว ถอนตัวจากงานไม่ได้ เปิดข้อพิพาทแทน',
    en: 'You’ve sent a draft, so you can no longer leave. Open a dispute instead.',
  },
  goods_must_return: {
    status: 422,
    th: 'ส่งของคืนก่อน แล้วใส่เลขพัสดุที่ส่งคืน',
    en: 'Send the product back first, then add the return tracking number.',
  },
  tracking_required: { status: 422, th: 'ใส่เลขพัสดุ', en: 'Enter a tracking number.' },
  message_empty: { status: 422, th: 'พิมพ์ข้อความหรือแนบไฟล์', en: 'Write a message or attach a file.' },
  contact_data: {
    status: 422,
    th: 'ส่งข้อมูลติดต่อให้กันได้เมื่อครีเอเตอร์รับงานแล้ว Talad คุ้มครองเงินของทั้งสองฝ่ายได้เฉพาะงานที่ตกลงกันที่นี่',
    en: 'You can share contact details once the creator has accepted the job. We can only protect payments for jobs agreed on Talad.',
  },
  check_in_wrong: {
    status: 422,
    th: 'รหัสเช็กอินไม่ตรง ถามพนักงานที่ร้าน',
    en: 'That check-in code is incorrect. Ask the staff for the right one.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
