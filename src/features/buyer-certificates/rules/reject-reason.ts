import { rejectReason as reasonOf } from '../../../core/reject-reason.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { CertificateReason } from '../kinds.ts'

const REASON_WORDS: Readonly<Record<Exclude<CertificateReason, 'other'>, Bilingual>> = {
  unreadable: { th: 'เอกสารไม่ชัด', en: 'we can’t read it clearly' },
  payer: { th: 'ชื่อหรือเลขผู้เสียภาษีของผู้หักไม่ตรงกับใบกำกับภาษี', en: 'the payer isn’t the company on the tax invoice' },
  payee: { th: 'ข้อมูลผู้ถูกหัก (Talad) ไม่ถูกต้อง', en: 'the payee’s details (Talad) are wrong' },
  amount: { th: 'ยอดภาษีหรือมูลค่าไม่ตรง', en: 'the tax or the amount paid differs' },
  details: { th: 'เลขที่หรือวันที่ไม่ตรงกับที่กรอก', en: 'the number or date differs from what you entered' },
  unsigned: { th: 'ยังไม่ได้ลงนาม', en: 'it isn’t signed' },
  wrong_document: { th: 'ไม่ใช่ใบ 50 ทวิ', en: 'it’s not a 50 Tawi certificate' },
}

/** The reason in both languages: the selected one, followed by the operator's free text. */
export const rejectWords = (code: CertificateReason | null, note: string | null): Bilingual =>
  reasonOf(REASON_WORDS, code, note)
