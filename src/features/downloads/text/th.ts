import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  ios: 'แอปสำหรับ iOS',
  android: 'แอปสำหรับ Android',
  document: 'เอกสาร',
  version: 'เวอร์ชัน {version}',
  openStore: 'เปิดในร้านแอป',
  download: 'ดาวน์โหลดไฟล์',
  startedStore: 'กำลังเปิดร้านแอป',
  startedFile: 'กำลังส่งไฟล์ให้คุณ',
  startedNote: 'ถ้ายังไม่เปิด ใช้ลิงก์นี้',
  notReady: 'กำลังเตรียมไฟล์ กลับมาดูอีกครั้งในอีกสักครู่',
  free: 'ฟรี ไม่ต้องมีบัญชี',
  shownIn: 'แสดงเป็นภาษาอังกฤษ',
  home: 'กลับหน้าแรก',
})
