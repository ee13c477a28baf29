import checks from '../../i18n/field-issues/checks-th.ts'
import { thai } from '../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  ...checks,
  offline: 'เน็ตหลุด ข้อมูลที่กรอกไว้ยังอยู่ครบ',
  noAnswer: 'เชื่อมต่อ Talad ไม่ได้ ข้อมูลที่กรอกไว้ยังอยู่ครบ',
  noAnswerOnce: 'เชื่อมต่อ Talad ไม่ได้ ข้อมูลที่กรอกไว้ยังอยู่ครบ กดส่งอีกครั้งได้ ระบบจะไม่ทำรายการซ้ำ',
  sendAgain: 'ส่งอีกครั้ง',
  sending: 'กำลังส่ง',
  leaveTitle: 'ออกโดยไม่บันทึกใช่ไหม',
  keepEditing: 'แก้ไขต่อ',
  leave: 'ออกจากหน้านี้',
  uploadStopped: 'อัปโหลดหยุดกลางคัน ไฟล์ที่เลือกไว้ยังอยู่',
  uploadAgain: 'อัปโหลดอีกครั้ง',
  otherFile: 'เลือกไฟล์อื่น',
  removeFile: 'เอาไฟล์ออก',
  uploaded: 'อัปโหลดแล้ว',
  sentOf: 'อัปโหลดแล้ว {sent} จาก {total} MB',
  dateOpen: 'เปิดปฏิทิน',
  dateNext: 'เดือนถัดไป',
  datePrevious: 'เดือนก่อนหน้า',
  hour: 'ชั่วโมง',
  minute: 'นาที',
})
