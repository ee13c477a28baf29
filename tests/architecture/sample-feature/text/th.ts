import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  title: 'ไอเดีย',
  note: 'จดไอเดียสำหรับโพสต์ถัดไป มีแค่คุณที่เห็น',
  add: 'เพิ่มไอเดีย',
  edit: 'แก้ไอเดีย',
  name: 'ไอเดีย',
  details: 'รายละเอียด',
  save: 'บันทึก',
  changed: 'แก้ล่าสุด',
  close: 'ปิด',
  more: 'ดูเพิ่ม',
  none: 'ยังไม่มีไอเดีย',
  noneNote: 'ไอเดียที่เพิ่มจะอยู่ตรงนี้',
})
