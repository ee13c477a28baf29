import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  title: 'ปฏิทินกำหนดส่ง',
  note: 'กำหนดของงานและแคมเปญทั้งหมด',
  jobs: 'งานทั้งหมด',
  view: 'มุมมอง',
  viewMonth: 'เดือน',
  viewList: 'รายการ',
  previous: 'เดือนก่อน',
  next: 'เดือนถัดไป',
  today: 'วันนี้',
  yours: 'ของคุณ',
  creators: 'ของครีเอเตอร์หรือ Talad',
  campaign: 'วันของแคมเปญ',
  closes: 'ปิดรับสมัคร',
  draft: 'ครบกำหนดดราฟต์',
  post: 'วันสุดท้ายที่โพสต์',
  rights: 'สิทธิ์ใช้โพสต์หมด',
  of: '{what} {creator}',
  moreOnDay: 'อีก {n}',
  more: 'เดือนนี้มีกำหนดมากกว่าที่แสดง ดูทั้งหมดได้ที่งานทั้งหมด เรียงตามกำหนด',
  empty: 'เดือนนี้ไม่มีกำหนด',
  emptyNote: 'เมื่อครีเอเตอร์เริ่มทำงาน กำหนดจะขึ้นที่นี่',
  keys: 'กดลูกศรเพื่อเลื่อนระหว่างวัน',
  nothing: 'ไม่มีกำหนด',
  count: '{n} กำหนด',
})
