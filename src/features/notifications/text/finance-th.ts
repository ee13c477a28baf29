import { thai } from '../../../i18n/messages.ts'
import type en from './finance-en.ts'

export default thai<typeof en>()({
  title: 'อีเมลฝ่ายบัญชี',
  note: 'ฝ่ายบัญชีจะได้รับอีเมลทุกครั้งที่เราออกใบกำกับภาษี/ใบเสร็จรับเงินหรือใบลดหนี้ พร้อมแนบไฟล์ PDF',
  email: 'อีเมลของฝ่ายบัญชี',
  emailHelp: 'เราจะส่งรหัสยืนยันไปที่อีเมลนี้',
  send: 'ส่งรหัส',
  sentTo: 'ใส่รหัส {n} หลักที่ส่งไปที่ {to}',
  change: 'เปลี่ยน',
  confirm: 'ยืนยัน',
  since: 'รับเอกสารตั้งแต่ {time}',
  other: 'ใช้อีเมลอื่น',
  remove: 'เลิกส่ง',
  unlinked: 'เลิกส่งเอกสารไปที่อีเมลนี้แล้ว',
})
