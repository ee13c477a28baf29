import type { en } from './en.ts'
import { jobsTh } from './jobs-th.ts'
import type { Templates } from './template.ts'

/** Every message in Thai: a missing kind does not compile. Polite endings are added by the renderer. */
export const th: Templates<keyof typeof en> = {
  ...jobsTh,
  'security.code': {
    subject: 'รหัสยืนยัน Talad',
    body: 'รหัสของคุณคือ {code} ใช้ได้ 5 นาที เลขอ้างอิง {ref} อย่าบอกใคร',
    sms: 'Talad: รหัส {code} (Ref {ref}) ใช้ได้ 5 นาที อย่าบอกใคร',
    soft: true,
  },
  'security.changed': {
    subject: 'มีการเปลี่ยน{what}',
    body: 'เมื่อ {time} ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่เพื่อล็อกบัญชี',
    sms: 'Talad: เปลี่ยน{what}เมื่อ {time} ถ้าไม่ใช่คุณ เปิด Talad',
  },
  'security.contact_changed': {
    subject: 'มีการเปลี่ยน{what}',
    body: 'เมื่อ {time} อุปกรณ์อื่นออกจากระบบแล้ว ถ้าไม่ใช่คุณ ติดต่อทีมงานทันที',
    sms: 'Talad: เปลี่ยน{what} {time} ถ้าไม่ใช่คุณ ติดต่อเราทันที',
  },
  'security.phone_change_due': {
    subject: 'เบอร์มือถือของคุณกำลังจะเปลี่ยน',
    body: 'เบอร์ใหม่เริ่มใช้ {time} ถ้าไม่ใช่คุณ เข้าสู่ระบบแล้วยกเลิกได้ที่หน้าโปรไฟล์',
    sms: 'Talad: เบอร์จะเปลี่ยน {time} ถ้าไม่ใช่คุณ เข้าไปยกเลิก',
  },
  'security.login_copied': {
    subject: 'เราให้อุปกรณ์หนึ่งออกจากระบบ',
    body: 'การเข้าสู่ระบบที่จำไว้[ของ {device}] ถูกใช้ซ้ำเมื่อ {time} อาจมีคนคัดลอกไป อุปกรณ์นั้นต้องเข้าสู่ระบบใหม่ ถ้าไม่แน่ใจ เปลี่ยนรหัสผ่าน',
    sms: 'Talad: มีการใช้การเข้าสู่ระบบซ้ำ {time} เปลี่ยนรหัสผ่าน',
  },
  'security.line_linked': {
    subject: 'เชื่อม LINE แล้ว',
    body: 'เราจะแจ้งเตือนทาง LINE[ ของ {name}] ตั้งแต่ {time} ถ้าไม่ใช่คุณ ยกเลิกได้ที่หน้าแจ้งเตือนทาง LINE',
  },
  'security.login': { subject: 'มีการเข้าสู่ระบบใหม่', body: 'เมื่อ {time}[ จาก {device}] ถ้าไม่ใช่คุณ ปิดได้ที่หน้าอุปกรณ์ที่เข้าสู่ระบบ' },
  'account.welcome': { subject: 'ยินดีต้อนรับสู่ Talad', body: 'บัญชีพร้อมแล้ว ขั้นต่อไป{nextStep}' },
  'account.suspended': { subject: 'บัญชีของคุณถูกระงับชั่วคราว', body: '[เหตุผล: {reason} ]ตอบกลับข้อความนี้เพื่อยื่นขอเปิดใช้' },
  'account.reactivated': { subject: 'บัญชีของคุณเปิดใช้แล้ว', body: 'ทำงานต่อจากเดิมได้เลย' },
  'account.expired': { subject: 'บัญชีของคุณหมดอายุ', body: '[สัญญาสิ้นสุด {date} ]เข้าสู่ระบบเพื่อขอต่ออายุ' },
  'account.closed': { subject: 'บัญชีของคุณปิดถาวร', body: '[เหตุผล: {reason} ]ยังดาวน์โหลดเอกสารได้' },
  'account.paper_approved': { subject: 'เอกสารผ่านแล้ว: {document}', body: 'ไม่ต้องส่งอะไรเพิ่มสำหรับเอกสารนี้' },
  'account.manager_granted': {
    subject: 'คุณเป็นผู้จัดการครีเอเตอร์แล้ว',
    body: 'เชิญครีเอเตอร์และทำแทนได้ที่เมนู “ครีเอเตอร์ของฉัน”',
  },
  'account.manager_ended': {
    subject: 'สิ้นสุดการเป็นผู้จัดการครีเอเตอร์',
    body: '[เหตุผล: {reason} ]ข้อตกลงสิ้นสุดตามระยะแจ้งล่วงหน้า งานที่ทำอยู่ใช้เงื่อนไขเดิม',
  },
  'account.tax_class': {
    subject: 'ประเภทภาษีของคุณ: {class}',
    body: 'หักภาษี ณ ที่จ่าย {rate} จากการจ่ายครั้งถัดไป รับงานได้แล้ว',
  },
  'account.vat_registered': {
    subject: 'ยืนยันการจด VAT แล้ว',
    body: 'สาขา {branch} การจ่ายครั้งถัดไปจะบวก VAT ให้',
  },
  'account.vat_ended': {
    subject: 'สิ้นสุดการจด VAT แล้ว',
    body: 'การจ่ายครั้งถัดไปจะไม่บวก VAT',
  },
  'account.paper_rejected': {
    subject: 'เอกสารไม่ผ่าน: {document}',
    body: 'เหตุผล: {reason} แก้แล้วส่งใหม่ได้ที่หน้าโปรไฟล์',
  },
  'account.deactivated': {
    subject: 'ปิดบัญชีแล้ว',
    body: 'ปิดเมื่อ {time} เลขที่ {ref}[ ยอดที่สละ {amount}] เอกสารภาษีเก็บไว้ตามกฎหมาย ถ้าอยากกลับมา สมัครใหม่ด้วยอีเมลนี้ได้เลย',
  },
  'account.data_ready': { subject: 'ข้อมูลของคุณพร้อมแล้ว', body: 'ดาวน์โหลดสำเนาข้อมูลส่วนบุคคลได้[ถึง {deadline}]' },
  'channel.qualified': { subject: 'ช่อง {handle} ผ่านแล้ว', body: 'ตั้งราคาได้เลย' },
  'channel.failed': { subject: 'ช่อง {handle} ยังไม่ผ่าน', body: '{reason}' },
  'channel.approved': { subject: 'ช่อง {handle} อนุมัติแล้ว', body: 'ใช้รับงานได้แล้ว ตั้งราคาได้เลย' },
  'channel.rejected': { subject: 'ช่อง {handle} ไม่ผ่าน', body: '[เหตุผล: {reason} ]ตัวเลขไม่ตรงขอให้ตรวจใหม่ได้' },
  'channel.disconnected': { subject: 'ช่อง {handle} หลุดการเชื่อมต่อ', body: 'เชื่อมต่อใหม่เพื่อรับงานต่อ' },
  'channel.suspended': { subject: 'ช่อง {handle} ถูกระงับชั่วคราว', body: '[ถึง {date} ][เหตุผล: {reason}]' },
  'campaign.applicants': { subject: 'ผู้สมัครใหม่ {n} คน: {campaign}', body: '[ตรงเงื่อนไข {m} คน ][ว่าง {s} ที่]' },
  'campaign.approved': { subject: '{campaign} เปิดรับแล้ว', body: 'ครีเอเตอร์สมัครได้แล้ว' },
  'campaign.sent_back': { subject: '{campaign} ถูกส่งกลับให้แก้', body: '[เหตุผล: {reason} ]แก้แล้วส่งอีกครั้ง' },
  'campaign.closed': { subject: '{campaign} ปิดรับแล้ว', body: '[ยังมีงานต่อ {n} งาน ]ดูรายงานได้เลย' },
  'campaign.submitted': { subject: 'แคมเปญรอตรวจ: {campaign}', body: '[จาก {brand}]' },
  'withdrawal.requested': { subject: 'ขอถอน {amount} แล้ว', body: '[คาดว่าเงินเข้า {date} ]เข้า{bank} •••• {last4}' },
  'withdrawal.sent': { subject: 'โอนแล้ว {amount}', body: 'เข้า{bank} •••• {last4}[ เลขที่ {ref}]' },
  'withdrawal.rejected': { subject: 'ถอน {amount} ไม่ผ่าน', body: '[เพราะ{reason} ]เงินคืนเข้ากระเป๋าครบแล้ว' },
  'bank.verified': { subject: 'บัญชีรับเงินผ่านแล้ว', body: '{bank} •••• {last4} พร้อมใช้[ ถอนได้หลัง {time}]' },
  'bank.rejected': { subject: 'บัญชีรับเงินไม่ผ่าน', body: '{bank} •••• {last4}[ เหตุผล: {reason}] ตรวจแล้วส่งอีกครั้ง' },
  'credits.purchased': {
    subject: 'ได้รับเงิน {total} แล้ว',
    body: 'เพิ่ม {credits} เครดิต[ ใช้ได้ถึง {date}] ใบกำกับภาษี/ใบเสร็จรับเงินอยู่ในรายการใช้จ่าย',
  },
  'credits.failed': { subject: 'จ่าย {total} ไม่ผ่าน', body: '[{reason} ]ยังไม่ได้หักเงิน' },
  'credits.refunded': { subject: 'คืนเงิน {total} แล้ว', body: '[{reason} ]เงินถึงบัตรหรือธนาคารภายในไม่กี่วัน' },
  'credits.expiring': { subject: '{credits} เครดิตจะหมดอายุใน {days} วัน', body: 'ใช้ได้ถึง {date} เปิดแคมเปญก่อนหมดได้' },
  'credits.receivable': {
    subject: 'มียอดค้าง {total} จากการปฏิเสธรายการบัตร',
    body: 'บัญชีถูกระงับจนกว่าจะชำระ[ เหตุผล: {reason}]',
  },
  'package.purchased': {
    subject: 'ได้รับเงิน {total} แล้ว',
    body: '{package} {n} งาน[ ใช้ได้ถึง {date}] ใบกำกับภาษี/ใบเสร็จรับเงินอยู่ในรายการใช้จ่าย',
  },
  'package.expiring': { subject: '{package} เหลือ {n} งาน หมดอายุใน {days} วัน', body: 'ใช้ได้ถึง {date}' },
  'partner.invited': { subject: '{manager} ขอเป็นผู้จัดการของคุณ', body: 'ส่วนแบ่งผู้จัดการ {share}% อ่านขอบเขตก่อนตอบ' },
  'partner.accepted': { subject: '{creator} เข้าร่วมสังกัดแล้ว', body: 'คุณทำแทนได้ตามขอบเขตที่ตกลงกัน' },
  'partner.declined': { subject: '{creator} ไม่รับคำเชิญ', body: 'ไม่มีอะไรเปลี่ยน' },
  'partner.ending': { subject: 'ข้อตกลงกับ {name} สิ้นสุด {date}', body: 'งานที่ทำอยู่ใช้เงื่อนไขเดิม' },
  'referral.joined': { subject: '{name} สมัครผ่านคุณแล้ว', body: 'คุณเริ่มได้ส่วนแบ่งเมื่อเพื่อนทำงานแรกจบ' },
  'referral.paid': { subject: 'ได้รับ {amount} จากการชวนเพื่อน', body: '{name} ทำงานจบ' },
  'contact.received': { subject: 'ข้อความ {reference}: {topic}', body: 'จาก {name} {email}\n\n{text}' },
  'contact.confirmed': {
    subject: 'ได้รับข้อความ {reference} แล้ว',
    body: 'หัวข้อ: {topic} เราจะตอบทางอีเมลในวันทำการ ถ้าคุณไม่ได้เขียนถึงเรา ไม่ต้องทำอะไร',
  },
  'operator.alarm': { subject: '{title}', body: '{text}' },
  'marketing.news': { subject: '{title}', body: '{text}' },
}
