import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  ios: 'แอปสำหรับ iOS',
  android: 'แอปสำหรับ Android',
  document: 'เอกสาร',
  version: 'เวอร์ชัน {version}',
  openStore: 'เปิดในสโตร์',
  download: 'ดาวน์โหลดไฟล์',
  startedStore: 'กำลังเปิดสโตร์',
  startedFile: 'กำลังดาวน์โหลดไฟล์',
  startedNote: 'ถ้าสโตร์ยังไม่เปิดหรือไฟล์ยังไม่ดาวน์โหลด กดลิงก์นี้',
  notReady: 'กำลังเตรียมไฟล์ ลองใหม่ในอีกสักครู่',
  free: 'ดาวน์โหลดฟรี ไม่ต้องมีบัญชี',
  shownIn: 'แสดงเป็นภาษาอังกฤษ',
  home: 'กลับหน้าแรก',
})
