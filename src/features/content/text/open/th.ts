import { thai } from '../../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  showing: 'แสดง {from}–{to} จาก {total} รายการ',
  pages: 'หน้า',
  next: 'ถัดไป',
  previous: 'ก่อนหน้า',
  page: 'หน้า {n}',
  failedNote: 'ปัญหาอยู่ที่ฝั่งเรา รอสักครู่แล้วลองใหม่',
  retry: 'ลองใหม่',
  previewTitle: 'ตัวอย่างจากฉบับร่าง',
  previewNote: 'ผู้เยี่ยมชมจะเห็นข้อความนี้เมื่อเผยแพร่แล้ว',
  shareLine: 'แชร์ทาง LINE',
  shareFacebook: 'แชร์ทาง Facebook',
  shareX: 'แชร์ทาง X',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
})
