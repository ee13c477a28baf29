import type { Bilingual } from '../../../core/shapes.ts'
import type { AttachmentKind, PayeeClass } from '../kinds.ts'

export const CLASS_WORDS: Readonly<Record<PayeeClass, Bilingual>> = {
  resident_individual: { th: 'บุคคลธรรมดาในไทย', en: 'Individual resident in Thailand' },
  entertainer: { th: 'นักแสดงสาธารณะ', en: 'Public entertainer' },
  company: { th: 'บริษัทหรือห้างหุ้นส่วน', en: 'Company or partnership' },
  non_resident: { th: 'ผู้มีถิ่นที่อยู่ในต่างประเทศ', en: 'Non-resident' },
}

/** The kind of document that a class requires. */
export const documentOfClass = (payeeClass: PayeeClass): AttachmentKind =>
  payeeClass === 'company' ? 'company' : 'identity'
