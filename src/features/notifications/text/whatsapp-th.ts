import { thai } from '../../../i18n/messages.ts'
import type en from './whatsapp-en.ts'

export default thai<typeof en>()({
  title: 'แจ้งเตือนทาง WhatsApp',
  note: 'รับการแจ้งเตือนสำคัญเป็นข้อความใน WhatsApp',
  phone: 'เบอร์ที่ใช้ WhatsApp',
  phoneHelp: 'เบอร์มือถือไทย เช่น 081 234 5678',
  send: 'ส่งรหัสทาง WhatsApp',
  sentTo: 'ใส่รหัส {n} หลักที่ส่งไปที่ WhatsApp เบอร์ {to}',
  change: 'เปลี่ยนเบอร์',
  confirm: 'ยืนยัน',
  unavailable: 'Talad ยังไม่เปิดแจ้งเตือนทาง WhatsApp ระหว่างนี้เราแจ้งในเว็บ และทางอีเมลตามที่คุณตั้งไว้',
  linkedAs: 'เชื่อมต่อแล้วด้วยเบอร์ {phone}',
  unlinked: 'ยกเลิกการเชื่อมต่อ WhatsApp แล้ว',
})
