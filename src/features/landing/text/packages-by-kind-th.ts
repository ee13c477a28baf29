import { thai } from '../../../i18n/messages.ts'
import type en from './packages-by-kind-en.ts'

export default thai<typeof en>()({
  creatorPackagesTitle: 'แพ็กเกจตามครีเอเตอร์',
  creatorPackagesNote: 'เริ่มจากคนที่คุณอยากให้พูดถึงแบรนด์ เลือกตามสายคอนเทนต์ ระดับ หรือชนิดโพสต์',
  topicTitle: 'แพ็กเกจตามสายคอนเทนต์',
  topicNote: 'เลือกจากสายคอนเทนต์และกลุ่มผู้ติดตามของครีเอเตอร์',
  tierTitle: 'แพ็กเกจตามระดับ',
  tierNote: 'ราคาต่อหนึ่งโพสต์ รวมค่าบริการแล้ว ยังไม่รวม VAT',
  tier: 'ระดับ',
  tierFrom: 'เริ่มต้น {amount} ต่อโพสต์',
  tierCount: 'ดู {n} {n|แพ็กเกจ|แพ็กเกจ}',
  postTitle: 'ราคาเริ่มต้นของแต่ละชนิดโพสต์',
  postTable: 'ราคาเริ่มต้นของแต่ละชนิดโพสต์ในแพ็กเกจ',
  post: 'ชนิดโพสต์',
  channel: 'ช่องทาง',
  from: 'เริ่มต้น',
  package: 'แพ็กเกจ',
  allPackages: 'แพ็กเกจทั้งหมด',
  start: 'สร้างแคมเปญ',
  peopleTitle: 'คนที่คุณเชิญได้',
  peopleNote: 'ยืนยันความเป็นเจ้าของช่องแล้วทุกคน',
  noPackages: 'ตอนนี้ยังไม่มีแพ็กเกจเปิดขาย',
  noPackagesNote: 'เริ่มแคมเปญแบบจ่ายด้วยเครดิตได้เลย',
})
