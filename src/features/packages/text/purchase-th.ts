import { thai } from '../../../i18n/messages.ts'
import type en from './purchase-en.ts'

export default thai<typeof en>()({
  listTitle: 'ซื้อแพ็กเกจ',
  listNote: 'จ่ายครั้งเดียวได้หลายงาน รวมค่าบริการแล้ว ใช้ได้ {n} เดือนนับจากวันซื้อ',
  title: 'ซื้อ {name}',
  back: 'ดูแพ็กเกจทั้งหมด',
  jobs: 'จำนวนงาน',
  jobsCount: '{n} {n|งาน|งาน} งานละ 1 โพสต์',
  followers: 'ผู้ติดตามต่อคน',
  channel: 'ช่องทางและชนิดโพสต์',
  pay: 'ครีเอเตอร์ได้',
  payEach: 'งานละ {amount}',
  fee: 'ค่าบริการ',
  feeIn: 'รวมในราคาแล้ว',
  validUntil: 'ใช้ได้ถึง',
  validIfToday: '{date} ถ้าจ่ายวันนี้',
  revisions: 'ขอแก้ดราฟต์',
  revisionsEach: 'งานละ {n} ครั้ง',
  details: 'ดูรายละเอียดแพ็กเกจ',
  summary: 'สรุปยอด',
  rowJobs: '{n} {n|งาน|งาน} × {amount}',
  rounding: 'เศษจากการปัด',
  vat: 'VAT {p}',
  due: 'ยอดชำระ',
  payNow: 'ไปหน้าจ่ายเงิน {amount}',
  sending: 'กำลังไปหน้าจ่ายเงิน',
})
