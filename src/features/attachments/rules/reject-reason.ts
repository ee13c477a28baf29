import { rejectReason as reasonOf } from '../../../core/reject-reason.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { RejectReason } from '../kinds.ts'

/** Words of a rejection, for messages that are written when it happens. */
export const REJECT_WORDS: Readonly<Record<Exclude<RejectReason, 'other'>, Bilingual>> = {
  unreadable: { th: 'เอกสารไม่ชัด', en: 'we can’t read it clearly' },
  mismatch: { th: 'ข้อมูลไม่ตรงกับที่กรอกไว้', en: 'it doesn’t match your profile' },
  expired: { th: 'เอกสารหมดอายุ', en: 'it has expired' },
  wrong_kind: { th: 'เป็นเอกสารคนละชนิด', en: 'it’s a different kind of document' },
  not_own: { th: 'ไม่ใช่เอกสารของคุณ', en: 'it belongs to someone else' },
}

/** The reason as its reader sees it: the chosen one, then the operator's own words. */
export const rejectReason = (code: RejectReason | null, note: string | null): Bilingual =>
  reasonOf(REJECT_WORDS, code, note)
