import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  dispute_not_open: { status: 409, th: 'เปิดข้อพิพาทได้หลังถูกปฏิเสธ 2 ครั้ง', en: 'A dispute opens after two refusals.' },
  operator_is_checking: { status: 409, th: 'ทีมงานกำลังตรวจอยู่', en: 'Our team is checking this now.' },
  not_in_queue: { status: 409, th: 'งานนี้ไม่ได้อยู่ในคิวนี้', en: 'This job is not waiting in this queue.' },
  not_in_dispute: { status: 409, th: 'ไม่มีข้อพิพาทให้ตัดสิน', en: 'There is no dispute to decide.' },
  share_required: { status: 422, th: 'ใส่ส่วนของครีเอเตอร์ 0 ถึง 100%', en: "Give the creator's share, 0 to 100%." },
  share_not_whole: { status: 422, th: 'ส่วนแบ่งน้อยกว่า 100%', en: 'The share is less than 100%.' },
  share_is_whole: { status: 422, th: 'ส่วนแบ่งเป็น 100%', en: 'The share is 100%.' },
  share_must_be_zero: {
    status: 422,
    th: 'ครีเอเตอร์ยังไม่ได้รับงาน ส่วนแบ่งต้องเป็น 0%',
    en: "Nothing was accepted yet: the creator's share is 0%.",
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
