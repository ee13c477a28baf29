import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  already_applied: { status: 409, th: 'คุณสมัครงานนี้ไปแล้ว', en: 'You have applied for this job already.' },
  campaign_paused: { status: 409, th: 'แคมเปญนี้พักรับสมัครชั่วคราว', en: 'This campaign takes no new applications for now.' },
  campaign_still_open: { status: 409, th: 'แคมเปญยังเปิดรับอยู่', en: 'The campaign is still open.' },
  criteria_not_met: { status: 422, th: 'ช่องยังไม่ตรงเงื่อนไขทุกข้อ', en: 'The channel does not meet every criterion.' },
  criteria_met: { status: 409, th: 'ช่องตรงเงื่อนไขทุกข้อแล้ว', en: 'The channel meets every criterion.' },
  slots_left: { status: 409, th: 'ยังมีที่ว่างอยู่', en: 'There are slots left.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
