import { thai } from '../messages.ts'
import type en from './brief-en.ts'

export default thai<typeof en>()({
  not_an_option: 'เลือกจากตัวเลือกที่มี',
  range_order: 'ค่าต่ำสุดต้องไม่เกินค่าสูงสุด',
  day_past: '{date} ผ่านไปแล้ว เลือกวันนี้ ({other}) หรือหลังจากนั้น',
  day_after_today: 'เลือกวันหลังจากวันนี้ ({other}) ตอนนี้เลือกไว้ {date}',
  post_after_draft: 'เลือกวันหลังกำหนดส่งดราฟต์ ({other}) ตอนนี้เลือกไว้ {date}',
  post_order: '“โพสต์ตั้งแต่” ({date}) ต้องไม่เกิน “โพสต์ภายใน” ({other})',
  usage_after_post: 'เลือก {other} (วันสุดท้ายที่โพสต์ได้) หรือหลังจากนั้น ตอนนี้เลือกไว้ {date}',
  close_too_late: 'เลือกวันปิดรับไม่เกิน {other} ตอนนี้เลือกไว้ {date}',
  close_before_work: 'เลือกวันปิดรับก่อนกำหนดส่งดราฟต์หรือโพสต์ ({other}) ตอนนี้เลือกไว้ {date}',
  work_before_close: 'เลือกวันหลังปิดรับสมัคร ({other}) ตอนนี้เลือกไว้ {date}',
})
