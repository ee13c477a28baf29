import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  already_applied: { status: 409, th: 'คุณสมัครงานนี้ไปแล้ว', en: "You've already applied for this job." },
  campaign_paused: {
    status: 409,
    th: 'แคมเปญนี้หยุดรับสมัครชั่วคราว ดูงานอื่นในตลาดงาน',
    en: "This campaign isn't taking applications right now. See other open jobs.",
  },
  campaign_still_open: { status: 409, th: 'แคมเปญยังเปิดรับอยู่', en: 'The campaign is still open.' },
  criteria_not_met: { status: 422, th: 'ช่องนี้ยังไม่ผ่านเงื่อนไขครบทุกข้อ', en: "This channel doesn't meet all the criteria." },
  criteria_met: { status: 409, th: 'ช่องนี้ผ่านเงื่อนไขครบทุกข้อแล้ว', en: 'This channel meets all the criteria.' },
  slots_left: { status: 409, th: 'ยังมีที่ว่างอยู่', en: 'There are still open slots.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
