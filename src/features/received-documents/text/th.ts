import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  view_todo: 'ต้องส่ง',
  view_review: 'รอตรวจ',
  view_done: 'เสร็จแล้ว',
  more: 'ดูเพิ่ม',
  close: 'ปิด',
  empty_review: 'ไม่มีรายการรอตรวจ',
  empty_done: 'ยังไม่มีรายการ',
  rejectedNote: 'เหตุผล: {reason} แก้แล้วส่งใหม่',
  copied: 'คัดลอกแล้ว',
  copy: 'คัดลอก{what}',
  name: 'ชื่อ',
  taxId: 'เลขประจำตัวผู้เสียภาษี',
  branch: 'สาขา',
  address: 'ที่อยู่',
  issuedOnHelp: 'ตั้งแต่ {from} ถึงวันนี้',
  sentAt: 'ส่งเมื่อ',
  file: 'ไฟล์',
  openFile: 'เปิด {name}',
  formAgain: 'ส่งใหม่',
  formReplace: 'ถ้าส่งผิดใบ เปลี่ยนได้',
  choose: 'เลือกรูปหรือ PDF',
  fileNote: 'JPEG, PNG, WebP หรือ PDF ไม่เกิน 4 MB',
  sending: 'กำลังส่ง',
})
