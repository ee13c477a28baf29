import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  partner_not_found: {
    status: 422,
    th: 'ไม่พบครีเอเตอร์คนนี้ ตรวจอีเมล ชื่อผู้ใช้ หรือรหัสชวนเพื่อน',
    en: 'We couldn’t find this creator. Check the email, username or invite code.',
  },
  partner_self: { status: 422, th: 'เชิญตัวเองไม่ได้', en: 'You can’t invite yourself.' },
  partner_invited: {
    status: 409,
    th: 'คุณเชิญคนนี้ไปแล้ว รอคำตอบหรือยกเลิกคำเชิญก่อน',
    en: 'You’ve already invited this person. Wait for their reply or withdraw the invite.',
  },
  partner_active: { status: 409, th: 'คุณดูแลครีเอเตอร์คนนี้อยู่แล้ว', en: 'You already manage this creator.' },
  manager_exists: {
    status: 409,
    th: 'คุณมีผู้จัดการอยู่แล้ว บอกเลิกและรอให้ครบกำหนดก่อน จึงรับผู้จัดการคนใหม่ได้',
    en: 'You already have a manager. You can accept a new one once that agreement has ended.',
  },
  invitation_over: {
    status: 409,
    th: 'คำเชิญนี้ตอบไปแล้ว หมดอายุ หรือผู้จัดการยกเลิกไปแล้ว',
    en: 'This invite has been answered or withdrawn, or it has expired.',
  },
  agreement_ending: { status: 409, th: 'ข้อตกลงนี้บอกเลิกไปแล้ว', en: 'Notice has already been given.' },
  manager_share_max: {
    status: 422,
    figures: { min: 0 },
    th: 'ส่วนแบ่งต้องเป็น {min} ถึง {max}%',
    en: 'The share must be between {min}% and {max}%.',
  },
  agreement_end: {
    status: 422,
    th: 'เลือกวันสิ้นสุดตั้งแต่พรุ่งนี้ ไม่เกิน {years} ปี',
    en: 'Choose an end date from tomorrow to {years} years from now.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
