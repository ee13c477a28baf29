import { thai } from '../../../i18n/messages.ts'
import type en from './unsubscribe-en.ts'

export default thai<typeof en>()({
  title: 'ยกเลิกรับอีเมล',
  ask: 'ยกเลิกรับอีเมลเรื่อง “{group}” ไหม',
  note: 'ข้อความเรื่องอื่น เช่น งานและเงิน ยังส่งตามที่คุณตั้งไว้ เปิดรับอีเมลนี้อีกครั้งได้ที่หน้าการแจ้งเตือน',
  act: 'ยกเลิกรับอีเมลนี้',
  doneTitle: 'ยกเลิกรับอีเมลแล้ว',
  doneNote: 'เราจะไม่ส่งอีเมลเรื่อง “{group}” ถึงคุณอีก',
  home: 'กลับหน้าแรก',
})
