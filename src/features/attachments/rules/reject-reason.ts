import { rejectReason as reasonOf } from '../../../core/reject-reason.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { RejectReason } from '../kinds.ts'

/** Texts of the rejection reasons, for messages that are stored at the time of the rejection. */
export const REJECT_WORDS: Readonly<Record<Exclude<RejectReason, 'other'>, Bilingual>> = {
  unreadable: { th: 'เอกสารไม่ชัด', en: 'we can’t read it clearly' },
  mismatch: { th: 'ข้อมูลไม่ตรงกับที่กรอกไว้', en: 'it doesn’t match your profile' },
  expired: { th: 'เอกสารหมดอายุ', en: 'it has expired' },
  wrong_kind: { th: 'เป็นเอกสารคนละชนิด', en: 'it’s a different kind of document' },
  not_own: { th: 'ไม่ใช่เอกสารของคุณ', en: 'it belongs to someone else' },
}

/** The reason in both languages: the selected one, followed by the operator's free text. */
export const rejectReason = (code: RejectReason | null, note: string | null): Bilingual =>
  reasonOf(REJECT_WORDS, code, note)
