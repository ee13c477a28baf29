import { thai } from '../../../i18n/messages.ts'
import type en from './channels-en.ts'

export default thai<typeof en>()({
  title: 'ช่องทางรับการแจ้งเตือน',
  push: 'แจ้งเตือนบนเครื่อง',
  turnOn: 'เปิด',
  verify: 'ยืนยัน',
  connect: 'เชื่อมต่อ',
  connected: 'เชื่อมต่อแล้ว',
  pushOn: 'เปิดอยู่ {n} เครื่อง',
  pushOff: 'เด้งขึ้นหน้าจอ แม้ไม่ได้เปิด Talad อยู่',
  lineOff: 'รับการแจ้งเตือนในแอปที่คุณใช้ทุกวัน',
  smsOff: 'ยืนยันเบอร์มือถือเพื่อรับ SMS',
  whatJobs: 'คำเชิญรับงานและกำหนดส่ง แจ้งก่อนหมดเวลา',
  whatMoney: 'เมื่อค่าจ้างเข้ากระเป๋า และเมื่อเราโอนเงินที่คุณถอน',
  whatSecurity: 'การเข้าสู่ระบบและการเปลี่ยนข้อมูลบัญชี',
  choose: 'เลือกเรื่องที่อยากให้แจ้งเตือน',
  since: 'ตั้งแต่ {time}',
  unlink: 'ยกเลิกการเชื่อมต่อ',
  unlinkNote: 'ถ้ายกเลิก เรายังแจ้งในเว็บและทางอื่นตามที่คุณตั้งไว้',
  whatsappOff: 'รับการแจ้งเตือนทาง WhatsApp',
})
