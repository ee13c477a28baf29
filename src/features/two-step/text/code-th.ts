import { thai } from '../../../i18n/messages.ts'
import type en from './code-en.ts'

export default thai<typeof en>()({
  code: 'รหัสจากแอปยืนยันตัวตนหรือรหัสสำรอง',
  setUpToApprove: 'ตั้งค่าการยืนยันสองขั้นก่อนอนุมัติ',
})
