import { thai } from '../../../i18n/messages.ts'
import type en from './share-en.ts'

export default thai<typeof en>()({
  title: 'แชร์รายงานนี้',
  note: 'ใครมีลิงก์นี้ก็ดูผลลัพธ์ได้ {days} วัน จำนวนเงินจะแสดงเฉพาะยอดรวมทั้งแคมเปญ',
  showNames: 'แสดงชื่อครีเอเตอร์และโพสต์',
  showNamesHelp: 'ถ้าไม่เลือก จะแสดงเป็นหมายเลขแทนชื่อ',
  make: 'สร้างลิงก์',
  madeNote: 'ลิงก์พร้อมแล้ว คัดลอกไว้ตอนนี้ เพราะจะแสดงครั้งเดียว',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกแล้ว',
  madeOn: 'สร้างเมื่อ {date}',
  withNames: 'แสดงชื่อ · ใช้ได้ถึง {date}',
  withoutNames: 'ไม่แสดงชื่อ · ใช้ได้ถึง {date}',
  withdraw: 'ปิดลิงก์',
  kind: 'รายงานแคมเปญ',
  by: 'แคมเปญของ {brand} บน Talad',
  until: 'ลิงก์นี้ใช้ได้ถึง {date}',
  numbered: 'ครีเอเตอร์ {n}',
  endedTitle: 'รายงานนี้เลิกแชร์แล้ว',
  endedNote: 'ลิงก์หมดอายุหรือถูกปิดไปแล้ว ขอลิงก์ใหม่จากแบรนด์ได้',
  home: 'ไปหน้าแรก',
})
