import type { jobsEn } from './jobs-en.ts'
import type { Templates } from './template.ts'

/** Messages about one job. */
export const jobsTh: Templates<keyof typeof jobsEn> = {
  'job.applied': { subject: '{creator} สมัครงาน “{job}”', body: '[ตรง {score}% ]ดูใบสมัครแล้วตัดสินใจได้เลย' },
  'job.invited': {
    subject: '{brand} เชิญคุณรับงาน “{job}”',
    body: '[ค่าจ้าง {price} เงินพักไว้แล้ว ]ตอบได้ที่เมนู “งานของฉัน”[ ภายใน {deadline}]',
    sms: 'Talad: {brand} เชิญงาน[ {price}] เปิด Talad[ ตอบก่อน {deadline}]',
  },
  'job.chosen': {
    subject: '{brand} เลือกคุณทำงาน “{job}”',
    body: '[ค่าจ้าง {price} เงินพักไว้แล้ว ]กดรับงาน[ภายใน {deadline} ]เพื่อเริ่มงาน',
    sms: 'Talad: {brand} เลือกคุณ[ {price}] เปิด Talad[ ตอบก่อน {deadline}]',
  },
  'job.offer_asked': {
    subject: '{creator} เสนอราคา {asked}: “{job}”',
    body: '[ตอบภายใน {deadline} ]จะรับราคา เสนอกลับ หรือไม่รับก็ได้ ถ้าไม่ตอบ จะใช้ค่าจ้างเดิม {price}',
  },
  'job.offer_countered': {
    subject: '{brand} เสนอกลับ {asked}: “{job}”',
    body: 'เงินพักไว้แล้ว กดรับหรือไม่รับงาน[ภายใน {deadline}]',
  },
  'job.offer_declined': {
    subject: '{brand} ไม่รับราคา {asked}: “{job}”',
    body: 'ใบสมัครยังอยู่ ใช้ค่าจ้างเดิม {price} ถ้าไม่สะดวก ถอนใบสมัครได้',
  },
  'job.offer_lapsed': {
    subject: 'หมดเวลาตอบราคาที่เสนอแล้ว: “{job}”',
    body: 'ค่าจ้างยังเป็น {price} ตามเดิม',
  },
  'job.offer_lapsed_invite': {
    subject: 'หมดเวลาตอบราคาที่เสนอแล้ว: “{job}”',
    body: '{brand} ไม่ได้ตอบภายในเวลาที่กำหนด คุณยังรับงานได้ที่ค่าจ้างเดิม {price} เงินพักไว้แล้ว กดรับหรือไม่รับงาน[ภายใน {deadline}]',
  },
  'job.offer_declined_invite': {
    subject: '{brand} ไม่รับราคา {asked}: “{job}”',
    body: 'คุณยังรับงานได้ที่ค่าจ้างเดิม {price} เงินพักไว้แล้ว กดรับหรือไม่รับงาน[ภายใน {deadline}]',
  },
  'job.offer_agreed': {
    subject: '{brand} รับราคา {asked} แล้ว: “{job}”',
    body: 'เงินพักไว้ครบแล้ว กดรับงาน[ภายใน {deadline} ]เพื่อเริ่มงาน',
  },
  'job.matched': { subject: 'ตรงเงื่อนไขแล้ว: “{job}”', body: 'ช่องของคุณผ่านเงื่อนไขแล้ว แบรนด์กำลังเลือก' },
  'job.matched_marketer': {
    subject: '{creator} ตรงเงื่อนไขแล้ว: “{job}”',
    body: '[ตรง {score}% ]ดูใบสมัครแล้วตัดสินใจได้เลย',
  },
  'job.started_marketer': { subject: 'งานของ {creator} เริ่มแล้ว: “{job}”', body: '[กำหนดส่งดราฟต์ {deadline}]' },
  'job.receipt_approved_marketer': {
    subject: 'ระบบอนุมัติใบเสร็จแล้ว: “{job}”',
    body: '[{creator} จะได้ค่าสินค้าคืน {amount} พร้อมค่าจ้าง ][กำหนดส่งดราฟต์ {deadline}]',
  },
  'job.draft_approved_marketer': {
    subject: 'ระบบอนุมัติดราฟต์แล้ว: “{job}”',
    body: '[{creator} ต้องโพสต์และใส่ลิงก์ภายใน {deadline}]',
  },
  'job.post_failed_marketer': {
    subject: 'โพสต์ของ {creator} ยังไม่ผ่าน',
    body: '“{job}”[ {reason}][ {creator} แก้ได้ถึง {deadline}]',
  },
  'job.post_failed_last': {
    subject: 'ทีมงานกำลังตรวจโพสต์: “{job}”',
    body: 'โพสต์ยังไม่ผ่านการตรวจของระบบ[ {reason}] ทีมงานจะตรวจเองและแจ้งผล[ภายใน {deadline}]',
  },
  'job.insight_approved': { subject: 'อินไซต์ผ่านแล้ว: “{job}”', body: 'งานจบแล้ว เรากำลังโอนค่าจ้างเข้ากระเป๋าของคุณ' },
  'job.in_review': {
    subject: 'ทีมงานกำลังตรวจ: “{job}”',
    body: '[{reason} ]เราจะแจ้งผล[ภายใน {deadline}]',
  },
  'job.mismatched': { subject: 'ไม่ตรงเงื่อนไข: “{job}”', body: '[{reason} ]เราจะตรวจให้ใหม่เมื่อตัวเลขเปลี่ยน' },
  'job.withdrawn': { subject: 'ถอนใบสมัครแล้ว: “{job}”', body: '[{creator} ถอนใบสมัคร ]ไม่มีเครดิตพักไว้สำหรับใบสมัครนี้' },
  'job.not_chosen': { subject: 'ยังไม่ได้รับเลือก: “{job}”', body: 'รอบนี้แบรนด์เลือกคนอื่น ดูงานอื่นที่ตรงกับคุณได้' },
  'job.closed': { subject: 'ใบสมัครสิ้นสุดแล้ว: “{job}”', body: 'ใบสมัครสิ้นสุดก่อนแบรนด์ตัดสินใจ ดูงานอื่นที่ตรงกับคุณได้' },
  'job.full': { subject: 'เต็มแล้ว: “{job}”', body: 'แคมเปญนี้ได้ครีเอเตอร์ครบแล้ว ดูงานอื่นที่ตรงกับคุณได้' },
  'job.pause_ended': { subject: 'ตอนนี้คุณรับงานใหม่ได้แล้ว', body: 'แบรนด์เชิญคุณได้ และคุณสมัครงานได้ตามปกติ ดูงานที่ตรงกับคุณได้เลย' },
  'job.accepted': { subject: '{creator} รับงานแล้ว', body: '“{job}” เริ่มแล้ว[ ขั้นต่อไปครบกำหนด {deadline}]' },
  'job.declined': {
    subject: '{creator} ไม่รับงาน: “{job}”',
    body: '[คุณได้รับคืน {credits} เครดิตแล้ว ][คุณได้รับคืน {units} สิทธิ์ในแพ็กเกจแล้ว ]เลือกคนอื่นได้เลย',
  },
  'job.started': { subject: 'เริ่มงานแล้ว: “{job}”', body: '[ส่งดราฟต์ภายใน {deadline} ]ดูข้อควรทำและข้อห้ามได้ในบรีฟ' },
  'job.shipped': { subject: '{brand} ส่งของให้คุณแล้ว', body: '[เลขพัสดุ {tracking} ]ได้ของแล้วกดยืนยัน' },
  'job.tracking_changed': { subject: 'แก้เลขพัสดุแล้ว: “{job}”', body: '{brand} แก้เลขพัสดุแล้ว[ เลขใหม่คือ {tracking}]' },
  'job.arrived': { subject: '{creator} ได้รับของแล้ว', body: '“{job}”[ กำหนดส่งดราฟต์ {deadline}]' },
  'job.not_arrived': {
    subject: '{creator} ยังไม่ได้รับของ',
    body: 'ส่งใหม่หรือยกเลิกงาน “{job}”[ ภายใน {deadline}] ถ้ายกเลิก คุณได้รับคืน {refund}%',
  },
  'job.order_given': { subject: '{creator} สั่งซื้อแล้ว', body: '[เลขคำสั่งซื้อ {orderNumber} ]งาน “{job}” เดินหน้าต่อแล้ว' },
  'job.order_refused': { subject: 'เลขคำสั่งซื้อไม่ผ่าน: “{job}”', body: '[เหตุผล: {reason} ]ใส่เลขคำสั่งซื้ออีกครั้ง' },
  'job.receipt_given': {
    subject: 'ใบเสร็จจาก {creator} รอตรวจ',
    body: '[ยอดในใบเสร็จ {amount} ]ตรวจ[ภายใน {deadline}] ถ้าไม่ตอบ ระบบจะอนุมัติให้',
  },
  'job.receipt_refused': { subject: 'ใบเสร็จไม่ผ่าน: “{job}”', body: '[เหตุผล: {reason} ]อัปโหลดใหม่[ภายใน {deadline}]' },
  'job.receipt_approved': {
    subject: 'ใบเสร็จผ่านแล้ว: “{job}”',
    body: '[คุณจะได้ค่าสินค้าคืน {amount} พร้อมค่าจ้าง ][ส่งดราฟต์ภายใน {deadline}]',
  },
  'job.checked_in': { subject: '{creator} เช็กอินแล้ว', body: '“{job}”[ กำหนดส่งดราฟต์ {deadline}]' },
  'job.left': {
    subject: '{creator} ถอนตัวจากงาน: “{job}”',
    body: '[คุณได้รับคืน {credits} เครดิตแล้ว ][คุณได้รับคืน {units} สิทธิ์ในแพ็กเกจแล้ว ]เลือกคนอื่นได้เลย',
  },
  'job.draft_sent': {
    subject: 'ดราฟต์จาก {creator} รอตรวจ',
    body: '“{job}”[ ตรวจดราฟต์ภายใน {deadline}] ถ้าคุณไม่ตอบ ระบบจะอนุมัติให้',
  },
  'job.draft_rejected': { subject: '{brand} ขอแก้ดราฟต์', body: '“{job}”[ เหตุผล: {reason}] ส่งใหม่[ภายใน {deadline}]' },
  'job.draft_rejected_last': {
    subject: 'รอ {brand} ตัดสินใจ: “{job}”',
    body: '[เหตุผลที่ขอแก้: {reason} ]แบรนด์ขอแก้ครบจำนวนครั้งแล้ว ยังไม่ต้องส่งดราฟต์ใหม่ แบรนด์ต้องเลือก[ภายใน {deadline} ]ว่าจะจ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง อนุมัติ หรือเปิดข้อพิพาท ถ้าไม่ตอบ ระบบจะอนุมัติให้',
  },
  'job.draft_approved': {
    subject: 'ดราฟต์ผ่านแล้ว: “{job}”',
    body: 'โพสต์[พร้อม {tag} ]แล้วใส่ลิงก์ใน Talad[ ภายใน {deadline}]',
  },
  'job.draft_choice': {
    subject: 'ขอแก้ครบจำนวนครั้งแล้ว: “{job}”',
    body: 'จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง อนุมัติ หรือเปิดข้อพิพาท[ภายใน {deadline}] ถ้าไม่ตอบ ระบบจะอนุมัติให้',
  },
  'job.extra_round': {
    subject: 'แก้ได้อีก 1 ครั้ง: “{job}”',
    body: '{brand} จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง[ ส่งใหม่ภายใน {deadline}]',
  },
  'job.post_given': { subject: '{creator} โพสต์แล้ว: “{job}”', body: 'ระบบกำลังตรวจโพสต์' },
  'job.post_passed': {
    subject: 'โพสต์ผ่านแล้ว: “{job}”',
    body: 'เปิดสาธารณะ ถูกช่อง และมีแฮชแท็กโฆษณา[ กำหนดส่งอินไซต์ {deadline}]',
  },
  'job.post_failed': { subject: 'โพสต์ยังไม่ผ่าน', body: '“{job}”[ {reason}] แก้แล้วใส่ลิงก์อีกครั้ง[ภายใน {deadline}]' },
  'job.insight_given': {
    subject: 'อินไซต์จาก {creator} รอตรวจ',
    body: '“{job}”[ ตรวจอินไซต์ภายใน {deadline}] ถ้าคุณไม่ตอบ ระบบจะอนุมัติให้',
  },
  'job.insight_refused': { subject: 'ขอแก้อินไซต์: “{job}”', body: '[เหตุผล: {reason} ]ส่งใหม่[ภายใน {deadline}]' },
  'job.completed': { subject: 'งานจบ: “{job}”', body: '[จ่ายออกแล้ว {credits} เครดิต ]ดูผลลัพธ์ได้เลย' },
  'job.paid': {
    subject: 'เงินเข้าแล้ว {net}',
    body: '“{job}” [ค่าจ้างของคุณ {price}[ ค่าสินค้าเบิกคืน {repaid}][ หักภาษี {tax} ดูใบ 50 ทวิได้ที่หน้ารายได้]]',
    sms: 'Talad: เงินเข้ากระเป๋า {net}[ จาก {brand}]',
  },
  'job.paid_out': { subject: 'จ่ายแล้ว: “{job}”', body: '[จ่ายค่าจ้าง {pay} ให้ {creator} แล้ว ]ดูผลลัพธ์ได้เลย' },
  'job.cancelled': {
    subject: 'ยกเลิกงาน “{job}” แล้ว',
    body: '[{who}ยกเลิกงานนี้ ][คุณได้รับคืน {credits} เครดิต ][คุณได้รับคืน {units} สิทธิ์ในแพ็กเกจ ][คุณได้รับ {amount} ][เหตุผล: {reason}]',
  },
  'job.disputed': { subject: 'ข้อพิพาท: “{job}”', body: 'หยุดนับเวลาแล้ว[ เหตุผล: {reason}][ ทีมงานตัดสินภายใน {deadline}]' },
  'job.decided': {
    subject: 'ทีมงานตัดสินแล้ว: “{job}”',
    body: '[ส่วนของครีเอเตอร์ {share}% ][คุณได้รับคืน {credits} เครดิต ][คุณได้รับคืน {units} สิทธิ์ในแพ็กเกจ ][คุณได้รับ {amount} ][เหตุผล: {reason}]',
  },
  'job.frozen': { subject: 'งานหยุดชั่วคราว: “{job}”', body: 'ทีมงานกำลังตรวจงานนี้ หยุดนับเวลาแล้ว' },
  'job.resumed': { subject: 'งานเดินต่อแล้ว: “{job}”', body: 'เริ่มนับเวลาต่อแล้ว[ ขั้นต่อไปครบกำหนด {deadline}]' },
  'job.queued': { subject: 'รอทีมงานตรวจ: “{job}”', body: '[{reason} ][ครบกำหนด {deadline}]' },
  'job.overdue': { subject: 'เลยกำหนด: “{job}”', body: '[{reason} ][กำหนดใหม่ {deadline}]' },
  'job.reminder': { subject: 'อย่าลืม: “{job}”', body: '[{act} ]เหลือเวลาอีกครึ่งหนึ่ง[ ครบกำหนด {deadline}]' },
  'job.may_leave': {
    subject: 'คุณถอนตัวจากงานได้: “{job}”',
    body: 'แบรนด์เลยกำหนดแล้ว[ ถอนตัวได้โดยไม่กระทบประวัติการรับงาน ถ้าไม่ถอนตัว ระบบจะยกเลิกงานให้เมื่อถึง {deadline}]',
  },
  'job.may_cancel': {
    subject: 'คุณยกเลิกงานได้: “{job}”',
    body: '{creator} เลยกำหนดแล้ว ยกเลิกตอนนี้ได้[รับคืน {credits} เครดิต][รับคืน {units} สิทธิ์ในแพ็กเกจ[ และ {besides} เครดิต]][ ถ้าไม่ยกเลิก ระบบจะยกเลิกให้เมื่อถึง {deadline}]',
  },
  'job.rated': {
    subject: '{from} ให้คะแนนงาน “{job}” แล้ว',
    body: 'ถ้าคุณให้คะแนนด้วย รีวิวของทั้งสองฝ่ายจะแสดงทันที',
  },
  'job.reviewed': { subject: 'มีรีวิวใหม่ของงาน “{job}”', body: '{from} ให้คะแนนแล้ว คุณตอบรีวิวได้ 1 ครั้ง' },
  'job.message': { subject: 'ข้อความเรื่องงาน “{job}”', body: '{from}: {text}' },
}
