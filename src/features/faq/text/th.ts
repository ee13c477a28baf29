import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  title: 'คำถามที่พบบ่อย',
  note: 'สมัคร งาน เงินพักไว้ ถอนเงิน ภาษีหัก ณ ที่จ่าย เครดิต และแพ็กเกจ',
  audiences: 'คำถามสำหรับ',
  marketer: 'สำหรับแบรนด์',
  influencer: 'สำหรับครีเอเตอร์',
  search: 'ค้นหาคำถาม',
  searchPlaceholder: 'ถอนเงิน ภาษี คืนเครดิต …',
  find: 'ค้นหา',
  clear: 'ล้างคำค้น',
  topics: 'หัวข้อ',
  all: '{n} คำถาม',
  found: 'พบ {n} คำตอบสำหรับ “{q}”',
  elsewhere: 'มีอีก {n} คำตอบ{audience}',
  none: 'ยังไม่มีคำตอบสำหรับ “{q}”',
  noneNote: 'ลองใช้คำที่สั้นลง หรือถามทีมงานได้เลย',
  empty: 'ยังไม่มีคำถามในหมวดนี้',
  ask: 'ถามทีมงาน',
  stillTitle: 'ยังไม่เจอคำตอบที่ต้องการ',
  stillNote: 'เขียนถึงเราได้ เราตอบในวันทำการ',
  link: 'ลิงก์ของคำตอบนี้',
  shownIn: 'แสดงเป็นภาษาอังกฤษ',
})
