import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  team_full: {
    status: 409,
    th: 'ทีมมีสมาชิกได้ไม่เกิน {n} คน นำสมาชิกออกก่อนแล้วเชิญใหม่',
    en: 'A team can have up to {n} members. Remove one, then invite again.',
  },
  team_invitations_full: {
    status: 409,
    th: 'มีคำเชิญที่รอตอบครบ {n} รายการแล้ว ยกเลิกรายการที่ไม่ใช้ก่อน',
    en: 'You already have {n} pending invites. Withdraw one you don’t need, then try again.',
  },
  already_member: {
    status: 409,
    th: 'อีเมลนี้อยู่ในทีมแล้ว หรือมีคำเชิญที่รอตอบอยู่',
    en: 'This email already belongs to a team member or has a pending invite.',
  },
  team_resend_wait: {
    status: 429,
    th: 'เพิ่งส่งคำเชิญไป ส่งใหม่ได้ในอีก {s} วินาที',
    en: 'We just sent this invite. You can send it again in {s} {s|second|seconds}.',
  },
  invitation_closed: {
    status: 409,
    th: 'คำเชิญนี้ใช้ไม่ได้แล้ว ขอให้เจ้าของทีมส่งใหม่',
    en: 'This invite no longer works. Ask the team’s owner to send a new one.',
  },
  invitation_address_taken: {
    status: 409,
    th: 'อีเมลนี้มีบัญชีแบรนด์บน Talad อยู่แล้ว ขอให้เจ้าของทีมเชิญด้วยอีเมลอื่น',
    en: 'This email already has a brand account on Talad. Ask the team’s owner to invite another email.',
  },
  own_role: {
    status: 409,
    th: 'เปลี่ยนบทบาทของตัวเองหรือนำตัวเองออกไม่ได้ ขอให้เจ้าของคนอื่นทำให้',
    en: 'You can’t change your own role or remove yourself. Ask another owner.',
  },
  brand_limit_role: {
    status: 409,
    th: 'จำกัดแบรนด์ได้เฉพาะบทบาทผู้จัดการแคมเปญและดูอย่างเดียว',
    en: 'Only campaign managers and viewers can be limited to certain brands.',
  },
  approval_requested: {
    status: 409,
    credits: ['amount'],
    th: 'ยอด {amount} เครดิตเกินวงเงินของคุณ เราส่งคำขออนุมัติให้เจ้าของหรือฝ่ายการเงินแล้ว ตอนนี้ยังไม่พักเครดิตและยังไม่จองที่ คำขอหมดอายุในอีก {hours} ชม.',
    en: 'Putting {amount} credits on hold is over your limit, so we asked an owner or a finance member to approve it. Nothing is on hold yet and no slot is taken. The request expires in {hours} hours.',
  },
  hold_request_over: {
    status: 409,
    th: 'มีคนตอบคำขอนี้ไปแล้ว หรือคำขอหมดอายุแล้ว',
    en: 'This request has already been approved or declined, or it has expired.',
  },
  own_hold_request: {
    status: 403,
    th: 'อนุมัติคำขอของตัวเองไม่ได้ ขอให้เจ้าของหรือฝ่ายการเงินคนอื่นอนุมัติ',
    en: 'You can’t approve your own request. Ask another owner or a finance member.',
  },
  owner_stays: {
    status: 409,
    th: 'บัญชีหลักออกจากทีมไม่ได้ ปิดบัญชีได้ที่หน้าโปรไฟล์',
    en: 'The main account can’t leave the team. You can close the account on the Profile page.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
