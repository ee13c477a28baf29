import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  effective: 'มีผลตั้งแต่ {date}',
  version: 'ฉบับที่ {n}',
  draft: 'ฉบับร่าง มีเพียงทีมงานที่เห็น',
  contents: 'ในหน้านี้',
  versions: 'ฉบับทั้งหมด',
  current: 'ล่าสุด',
  older: 'คุณกำลังอ่านฉบับที่ {n} มีฉบับที่ใหม่กว่าแล้ว',
  readCurrent: 'อ่านฉบับล่าสุด',
  changes: 'มีอะไรเปลี่ยนจากฉบับที่ {n}',
  readText: 'อ่านทั้งฉบับ',
  noChanges: 'สองฉบับนี้ข้อความเหมือนกัน',
  added: 'เพิ่ม',
  removed: 'ตัดออก',
  skipped: 'อีก {n} ย่อหน้าเหมือนเดิม',
  shownIn: 'แสดงเป็นภาษาอังกฤษ',
  pdf: 'เปิดเป็น PDF',
  questions: 'มีคำถามเกี่ยวกับเอกสารนี้',
  contact: 'ติดต่อเรา',
})
