import { thai } from '../../../i18n/messages.ts'
import type en from './en.ts'

export default thai<typeof en>()({
  title: 'รายการเคลื่อนไหวประจำเดือน',
  note: 'เครดิตและงานในแพ็กเกจของหนึ่งเดือน พร้อมยอดยกมาและยอดยกไป',
  month: 'เดือน',
  wholeAccount: 'ทั้งบัญชี',
  pdf: 'ดาวน์โหลด PDF',
  csv: 'ดาวน์โหลด CSV',
})
