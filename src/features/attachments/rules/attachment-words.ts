import type { Bilingual } from '../../../core/shapes.ts'
import type { AttachmentKind } from '../kinds.ts'

export const ATTACHMENT_WORDS: Readonly<Record<AttachmentKind, Bilingual>> = {
  identity: { th: 'บัตรประชาชนหรือหนังสือเดินทาง', en: 'ID card or passport' },
  guardian: { th: 'หนังสือยินยอมของผู้ปกครอง', en: 'Guardian’s consent' },
  work_permit: { th: 'ใบอนุญาตทำงาน', en: 'Work permit' },
  vat: { th: 'ภ.พ.20', en: 'P.P.20 (VAT registration)' },
  company: { th: 'หนังสือรับรองบริษัท', en: 'Company certificate' },
}
