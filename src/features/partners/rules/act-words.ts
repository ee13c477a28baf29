import type { Bilingual } from '../../../core/shapes.ts'

/** Names of a manager's actions, for the history and the message. */
const ACT_WORDS: Readonly<Record<string, Bilingual>> = {
  accept: { th: 'รับงาน', en: 'Accepted the job' },
  decline: { th: 'ไม่รับงาน', en: 'Declined the job' },
  withdraw: { th: 'ถอนใบสมัคร', en: 'Withdrew the application' },
  leave: { th: 'ถอนตัวจากงาน', en: 'Left the job' },
  confirmArrival: { th: 'ยืนยันว่าได้รับของ', en: 'Confirmed that the product arrived' },
  notArrived: { th: 'แจ้งว่ายังไม่ได้รับของ', en: 'Reported that the product hasn’t arrived' },
  orderNumber: { th: 'ใส่เลขคำสั่งซื้อ', en: 'Entered the order number' },
  receipt: { th: 'ส่งใบเสร็จ', en: 'Sent the receipt' },
  checkIn: { th: 'เช็กอิน', en: 'Checked in' },
  draft: { th: 'ส่งดราฟต์', en: 'Sent the draft' },
  postUrl: { th: 'ใส่ลิงก์โพสต์', en: 'Added the post link' },
  insight: { th: 'ส่งอินไซต์', en: 'Sent the insights' },
  dispute: { th: 'เปิดข้อพิพาท', en: 'Opened a dispute' },
  switchChannel: { th: 'เปลี่ยนช่องของใบสมัคร', en: 'Switched the channel on the application' },
  declineOffer: { th: 'ไม่รับราคาที่เสนอ', en: 'Declined the counter-offer' },
  message: { th: 'ส่งข้อความ', en: 'Sent a message' },
  collect: { th: 'ถอนเงินเข้าบัญชีรับเงินของคุณ', en: 'Withdrew your balance to your payout account' },
  counterOffer: { th: 'เสนอราคา', en: 'Sent a counter-offer' },
}
const OTHER: Bilingual = { th: 'จัดการงาน', en: 'Handled the job' }

export const actWords = (act: string): Bilingual => ACT_WORDS[act] ?? OTHER
