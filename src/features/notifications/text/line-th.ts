import { thai } from '../../../i18n/messages.ts'
import type en from './line-en.ts'

export default thai<typeof en>()({
  title: 'แจ้งเตือนทาง LINE',
  note: 'รับการแจ้งเตือนสำคัญในแอปที่คุณเปิดทุกวันอยู่แล้ว',
  connect: 'เชื่อมต่อ LINE',
  unavailable: 'Talad ยังไม่เปิดแจ้งเตือนทาง LINE ระหว่างนี้เราแจ้งในเว็บ และทางอีเมลตามที่คุณตั้งไว้',
  step1: 'เปิดแชท Talad ใน LINE',
  step1Note: 'เราพิมพ์รหัสไว้ให้แล้ว ถ้า LINE ให้เพิ่มเพื่อน กดเพิ่มก่อน',
  step2: 'กดส่งข้อความ',
  step2Note: 'พิมพ์อะไรเพิ่มก็ได้ ขอแค่มีรหัสนี้',
  step3: 'กลับมาหน้านี้',
  step3Note: 'เชื่อมต่อเสร็จแล้ว หน้านี้จะอัปเดตเอง',
  open: 'เปิด LINE',
  copy: 'คัดลอกรหัส',
  copied: 'คัดลอกแล้ว',
  until: 'ใช้ได้ถึง {time}',
  newCode: 'ขอรหัสใหม่',
  check: 'ตรวจอีกครั้ง',
  linked: 'เชื่อมต่อแล้ว',
  linkedAs: 'เชื่อมต่อแล้วด้วยบัญชี {name}',
  unlinked: 'ยกเลิกการเชื่อมต่อ LINE แล้ว',
})
