import type { Bilingual } from '../../../core/shapes.ts'
import type { Stage } from '../rules/stages.ts'
import type { JobActor } from '../rules/states.ts'

/** Names of who acted, for messages. */
export const ACTOR_NAMES: Readonly<Record<JobActor, Bilingual>> = {
  influencer: { th: 'ครีเอเตอร์', en: 'the creator' },
  marketer: { th: 'แบรนด์', en: 'the brand' },
  operator: { th: 'ทีมงาน', en: 'our team' },
  system: { th: 'ระบบ', en: 'Talad, automatically' },
}

/** Names of the pending actions, for reminders. */
export const ACTS: Readonly<Partial<Record<Stage, Bilingual>>> = {
  applied: { th: 'เลือกผู้สมัคร', en: 'Choose an applicant.' },
  offer: { th: 'ตอบราคาที่เสนอมา', en: 'Reply to the counter-offer.' },
  answer: { th: 'ตอบว่ารับหรือไม่รับงาน', en: 'Accept or decline the job.' },
  invite_offer: { th: 'ตอบราคาที่เสนอมา', en: 'Reply to the counter-offer.' },
  ship: { th: 'ส่งของและแจ้งเลขพัสดุ', en: 'Ship the product and add the tracking number.' },
  order: { th: 'ใส่เลขคำสั่งซื้อ', en: 'Enter the order number.' },
  receipt: { th: 'อัปโหลดใบเสร็จ', en: 'Upload the receipt.' },
  receipt_review: { th: 'ตรวจใบเสร็จ', en: 'Check the receipt.' },
  visit: { th: 'ไปที่ร้านและใส่รหัสเช็กอิน', en: 'Go to the location and enter the check-in code.' },
  transit: { th: 'ยืนยันเมื่อได้รับของ', en: 'Confirm when the product arrives.' },
  not_arrived: { th: 'ส่งของอีกครั้งหรือยกเลิกงาน', en: 'Send the product again or cancel the job.' },
  draft: { th: 'ส่งดราฟต์', en: 'Send the draft.' },
  draft_review: { th: 'ตรวจดราฟต์', en: 'Review the draft.' },
  draft_fix: { th: 'แก้แล้วส่งดราฟต์ใหม่', en: 'Revise the draft and resend it.' },
  choice: {
    th: 'จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง อนุมัติ หรือเปิดข้อพิพาท',
    en: 'Pay for one more revision, approve, or open a dispute.',
  },
  link: { th: 'โพสต์แล้วใส่ลิงก์', en: 'Post it and add the link.' },
  insight: { th: 'ส่งอินไซต์', en: 'Send the insights.' },
  insight_review: { th: 'ตรวจอินไซต์', en: 'Review the insights.' },
  insight_fix: { th: 'แก้แล้วส่งอินไซต์อีกครั้ง', en: 'Fix the insights and resend them.' },
  link_queue: { th: 'ตรวจลิงก์โพสต์', en: 'Check the post.' },
  insight_queue: { th: 'ตรวจอินไซต์', en: 'Check the insights.' },
  dispute: { th: 'ตัดสินข้อพิพาท', en: 'Decide the dispute.' },
  frozen: { th: 'ตรวจงานที่หยุดชั่วคราว', en: 'Review the paused job.' },
}
