import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  dispute_not_open: {
    status: 409,
    th: 'เปิดข้อพิพาทได้เมื่อใบเสร็จหรือเลขคำสั่งซื้อไม่ผ่านครบจำนวนครั้งแล้ว',
    en: 'You can open a dispute once the receipt or order number has been rejected the maximum number of times.',
  },
  operator_is_checking: {
    status: 409,
    th: 'ทีมงานกำลังตรวจอยู่ เราจะแจ้งผลให้ทราบ',
    en: 'Our team is reviewing this. We’ll let you know the result.',
  },
  not_in_queue: {
    status: 409,
    th: 'งานนี้ไม่อยู่ในคิวแล้ว โหลดหน้าใหม่',
    en: 'This job is no longer in this queue. Reload the page.',
  },
  not_in_dispute: {
    status: 409,
    th: 'งานนี้ไม่มีข้อพิพาทให้ตัดสินแล้ว โหลดหน้าใหม่',
    en: 'This job has no dispute to decide. Reload the page.',
  },
  share_required: { status: 422, th: 'ใส่ส่วนของครีเอเตอร์ 0–100%', en: 'Enter the creator’s share, 0 to 100%.' },
  share_not_whole: { status: 422, th: 'ส่วนของครีเอเตอร์น้อยกว่า 100%', en: 'The creator’s share is less than 100%.' },
  share_is_whole: { status: 422, th: 'ส่วนของครีเอเตอร์เป็น 100%', en: 'The creator’s share is 100%.' },
  share_must_be_zero: {
    status: 422,
    th: 'ครีเอเตอร์ยังไม่ได้กดรับงาน ส่วนของครีเอเตอร์ต้องเป็น 0%',
    en: 'The creator hasn’t accepted the job, so their share must be 0%.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
