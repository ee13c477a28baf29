import { thai } from '../messages.ts'
import type en from './checks-en.ts'

export default thai<typeof en>()({
  required: 'กรอกหรือเลือกข้อนี้',
  email: 'อีเมลต้องมี @ และโดเมน เช่น name@example.com',
  not_a_link: 'ใส่ลิงก์เต็ม เช่น https://example.com',
  too_small: 'ใส่ตั้งแต่ {minimum} ขึ้นไป',
  too_big: 'ใส่ได้ไม่เกิน {maximum}',
  amount: 'ใส่จำนวนเงิน ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 1,200.50',
  invalid: 'ข้อมูลในช่องนี้ยังไม่ถูกต้อง ตรวจอีกครั้ง',
})
