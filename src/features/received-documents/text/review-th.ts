import { thai } from '../../../i18n/messages.ts'
import type en from './review-en.ts'

export default thai<typeof en>()({
  openFile: 'เปิดในแท็บใหม่',
  issuedOn: 'ลงวันที่',
  issuedOnNote: 'ต้องไม่ก่อน {from}',
  sent: 'ส่งเมื่อ',
  missing: 'ยังไม่ได้กรอก',
  name: 'ชื่อ',
  branch: 'สาขา',
  decided: 'ผู้ตรวจ',
  decidedBy: '{name} · {time}',
  rejectReason: 'เหตุผล',
  address: 'ที่อยู่',
  taxId: 'เลขประจำตัวผู้เสียภาษี',
  number: 'เลขที่',
})
