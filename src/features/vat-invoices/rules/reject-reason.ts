import { rejectReason as reasonOf } from '../../../core/reject-reason.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { VatRejectReason } from '../kinds.ts'

export const VAT_REJECT_WORDS: Readonly<Record<Exclude<VatRejectReason, 'other'>, Bilingual>> = {
  unreadable: { th: 'เอกสารไม่ชัด', en: 'we can’t read it clearly' },
  buyer: { th: 'ข้อมูลผู้ซื้อไม่ถูกต้อง', en: 'the buyer’s details are wrong' },
  seller: { th: 'ข้อมูลผู้ขายไม่ตรงกับที่จด VAT', en: 'the seller’s details don’t match your VAT registration' },
  amount: { th: 'มูลค่าหรือ VAT ไม่ตรงกับยอดจ่าย', en: 'the amount before VAT or the VAT differs from the payment' },
  details: { th: 'เลขที่หรือวันที่ไม่ตรงกับที่กรอก', en: 'the number or date differs from what you entered' },
  wrong_document: { th: 'ไม่ใช่ใบกำกับภาษีเต็มรูป', en: 'it’s not a full tax invoice' },
}

/** The rejection as the payee reads it: the reason, then the operator's note. */
export const rejectWords = (code: VatRejectReason | null, note: string | null): Bilingual =>
  reasonOf(VAT_REJECT_WORDS, code, note)
