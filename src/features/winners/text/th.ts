import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  title: 'ผู้ได้รับรางวัล Thailand Influencer Awards',
  note: 'รายชื่อผู้ชนะแต่ละสาขาและผลงานที่ได้รับรางวัล',
  years: 'ปีของรางวัล',
  place: 'อันดับ {n}',
  first: 'ชนะเลิศ',
  second: 'อันดับ 2',
  third: 'อันดับ 3',
  empty: 'ยังไม่มีผู้ได้รับรางวัล',
  emptyNote: 'รายชื่อจะแสดงที่นี่หลังวันประกาศผล',
  count: 'ผู้ได้รับรางวัล {n} คน ใน {m} สาขา',
  contents: 'สาขา',
  shownIn: 'แสดงเป็นภาษาอังกฤษ',
})
