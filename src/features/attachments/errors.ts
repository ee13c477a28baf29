import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  attachment_replaced: {
    status: 409,
    th: 'ครีเอเตอร์ส่งไฟล์ใหม่แทนแล้ว ตรวจไฟล์ล่าสุด',
    en: 'The creator has sent a newer file. Check that one.',
  },
  attachment_decided: {
    status: 409,
    th: 'เอกสารนี้มีผลตรวจแล้ว โหลดหน้าใหม่เพื่อดูสถานะล่าสุด',
    en: 'This document has already been reviewed. Reload to see the latest status.',
  },
  tax_class_required: {
    status: 422,
    th: 'รับงานได้หลังทีมงานตรวจเอกสารของครีเอเตอร์และกำหนดประเภทผู้เสียภาษีแล้ว ถ้าเอกสารยังไม่ครบ ส่งให้ครบก่อน',
    en: 'The job can be accepted once our team has checked the creator’s documents and set their tax class. If any documents are missing, send them first.',
  },
  documents_not_approved: {
    status: 409,
    th: 'ต้องอนุมัติเอกสารนี้ก่อน: {document}',
    en: 'Approve this document first: {document}.',
  },
  details_locked: {
    status: 409,
    th: 'ทีมงานกำลังตรวจข้อมูลของคุณ แก้ไขได้อีกครั้งหลังตรวจเสร็จ',
    en: 'Our team is checking your details. You can edit them again afterwards.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
