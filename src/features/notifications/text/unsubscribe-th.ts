import { thai } from '../../../i18n/messages.ts'
import type en from './unsubscribe-en.ts'

export default thai<typeof en>()({
  title: 'ยกเลิกรับอีเมล',
  ask: 'ยกเลิกรับอีเมลเรื่อง “{group}” ไหม',
  note: 'คุณยังได้รับข้อความเรื่องงานและเงินตามปกติ เปิดรับอีเมลอีกครั้งได้ที่หน้าการแจ้งเตือน',
  act: 'ยกเลิกรับอีเมลนี้',
  doneTitle: 'ยกเลิกแล้ว',
  doneNote: 'เราจะไม่ส่งอีเมลเรื่อง “{group}” ถึงคุณอีก',
  home: 'กลับหน้าแรก',
})
