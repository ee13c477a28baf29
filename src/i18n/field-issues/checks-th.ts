import { thai } from '../messages.ts'
import type en from './checks-en.ts'

export default thai<typeof en>()({
  required: 'กรอกหรือเลือกข้อนี้',
  email: 'อีเมลต้องมี @ และโดเมน เช่น name@example.com',
  invalid: 'ข้อมูลในช่องนี้ยังไม่ถูกต้อง ตรวจอีกครั้ง',
})
