import { thai } from '../../../i18n/messages.ts'
import type en from './finance-en.ts'

export default thai<typeof en>()({
  title: 'อีเมลฝ่ายบัญชี',
  note: 'ได้รับอีเมลทุกครั้งที่ออกใบกำกับภาษี/ใบเสร็จรับเงินหรือใบลดหนี้ พร้อมลิงก์เปิดเอกสารหลังเข้าสู่ระบบ',
  email: 'อีเมลของฝ่ายบัญชี',
  emailHelp: 'เราจะส่งรหัสไปยืนยันที่อีเมลนี้',
  send: 'ส่งรหัส',
  sentTo: 'ใส่รหัส {n} หลักที่ส่งไป {to}',
  change: 'เปลี่ยน',
  confirm: 'ยืนยัน',
  since: 'รับเอกสารตั้งแต่ {time}',
  other: 'ใช้อีเมลอื่น',
  remove: 'เลิกส่ง',
  unlinked: 'เลิกส่งเอกสารไปอีเมลนี้แล้ว',
})
