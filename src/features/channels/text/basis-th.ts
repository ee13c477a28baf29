import { thai } from '../../../i18n/messages.ts'
import type en from './basis-en.ts'

export default thai<typeof en>()({
  own: 'ราคาฐานของ Talad ใช้ตั้งแต่ {date}',
  from: 'ราคาฐานจาก{source} ใช้ตั้งแต่ {date}',
})
