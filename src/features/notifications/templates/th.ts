import type { en } from './en.ts'
import { jobsTh } from './jobs-th.ts'
import type { Templates } from './template.ts'

/** Every message in Thai: a missing kind does not compile. Polite endings are added by the renderer. */
export const th: Templates<keyof typeof en> = {
  ...jobsTh,
  'security.code': {
    subject: 'รหัสยืนยัน Talad',
    body: 'รหัสของคุณคือ {code} (รหัสอ้างอิง {ref})[ ใช้ได้ {minutes} นาที] อย่าบอกใคร',
    sms: 'Talad: รหัส {code} (Ref {ref})[ ใช้ได้ {minutes} นาที] อย่าบอกใคร',
    soft: true,
  },
  'security.changed': {
    subject: 'มีการเปลี่ยน{what}',
    body: 'เปลี่ยนเมื่อ {time} ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่เพื่อปกป้องบัญชี',
    sms: 'Talad: เปลี่ยน{what} {time} ไม่ใช่คุณ? แก้รหัสผ่าน',
  },
  'security.contact_changed': {
    subject: 'มีการเปลี่ยน{what}',
    body: 'เปลี่ยนเมื่อ {time} อุปกรณ์อื่นออกจากระบบแล้ว ถ้าไม่ใช่คุณ ติดต่อทีมงานทันที',
    sms: 'Talad: เปลี่ยน{what} {time} ถ้าไม่ใช่คุณ ติดต่อเราด่วน',
  },
  'security.phone_added': {
    subject: 'เพิ่มเบอร์มือถือในบัญชีของคุณแล้ว',
    body: 'เพิ่มเบอร์ {phone} เมื่อ {time} เราจะส่งรหัสยืนยันทางอีเมลต่อไปจนถึง {from} ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่แล้วติดต่อทีมงานทันที',
  },
  'security.phone_change_due': {
    subject: 'เบอร์มือถือของคุณกำลังจะเปลี่ยน',
    body: 'เบอร์ใหม่จะใช้ได้ตั้งแต่ {time} ถ้าไม่ใช่คุณ เข้าสู่ระบบแล้วยกเลิกได้ที่หน้าโปรไฟล์',
    sms: 'Talad: เบอร์จะเปลี่ยน {time} ถ้าไม่ใช่คุณ เข้าไปยกเลิก',
  },
  'security.login_copied': {
    subject: 'เราให้อุปกรณ์เครื่องหนึ่งออกจากระบบแล้ว',
    body: 'อาจมีคนคัดลอกข้อมูลการเข้าสู่ระบบ[ของ {device} ]ไปใช้เมื่อ {time} เราจึงให้เครื่องนั้นเข้าสู่ระบบใหม่ ถ้าไม่แน่ใจ ควรเปลี่ยนรหัสผ่าน',
    sms: 'Talad: อาจมีคนเข้าบัญชีคุณ {time} ควรเปลี่ยนรหัสผ่าน',
  },
  'security.whatsapp_linked': {
    subject: 'เชื่อมต่อ WhatsApp แล้ว',
    body: 'เราจะแจ้งเตือนทาง WhatsApp เบอร์ {phone} ตั้งแต่ {time} ถ้าไม่ใช่คุณ ยกเลิกการเชื่อมต่อได้ที่หน้า “แจ้งเตือนทาง WhatsApp”',
  },
  'security.line_linked': {
    subject: 'เชื่อมต่อ LINE แล้ว',
    body: 'เราจะแจ้งเตือนทาง LINE[ ของ {name}] ตั้งแต่ {time} ถ้าไม่ใช่คุณ ยกเลิกการเชื่อมต่อได้ที่หน้า “แจ้งเตือนทาง LINE”',
  },
  'security.login': {
    subject: 'มีการเข้าสู่ระบบใหม่',
    body: 'เข้าสู่ระบบเมื่อ {time}[ จาก {device}] ถ้าไม่ใช่คุณ สั่งให้เครื่องนั้นออกจากระบบได้ที่หน้า “อุปกรณ์ที่เข้าสู่ระบบ”',
  },
  'security.key_created': {
    subject: 'มีคีย์ API ใหม่ “{name}”',
    body: 'สร้างเมื่อ {time} ถ้าไม่ใช่คุณ ยกเลิกคีย์ได้ที่หน้า API แล้วเปลี่ยนรหัสผ่าน',
  },
  'security.key_revoked': {
    subject: 'ยกเลิกคีย์ API “{name}” แล้ว',
    body: 'ยกเลิกเมื่อ {time} ระบบที่ใช้คีย์นี้เข้าถึงบัญชีไม่ได้แล้ว ถ้าไม่ใช่คุณ เปลี่ยนรหัสผ่าน',
  },
  'account.team_invited': {
    subject: '{name} เชิญคุณเข้าทีม {brand} บน Talad',
    body: 'บทบาทของคุณ: {role} เปิดลิงก์เพื่อตั้งรหัสผ่านและเข้าทีม คำเชิญนี้ใช้ได้ {days} วัน อย่าส่งต่อให้คนอื่น',
    soft: true,
  },
  'account.team_joined': { subject: '{name} เข้าทีมแล้ว', body: 'บทบาท: {role} เปลี่ยนได้ที่หน้า “ทีมและสิทธิ์”' },
  'account.team_removed': {
    subject: 'คุณไม่ได้อยู่ในทีม {brand} แล้ว',
    body: 'คุณเข้าบัญชีของทีมไม่ได้แล้วตั้งแต่ {time} ถ้ามีคำถาม ติดต่อเจ้าของทีม',
  },
  'credits.hold_requested': {
    subject: '{name} ขอให้อนุมัติ {amount} เครดิต',
    body: 'ยอดนี้เกินวงเงินของผู้ขอ ยังไม่มีการพักเครดิต อนุมัติหรือไม่อนุมัติได้ที่หน้า “ทีมและสิทธิ์” ภายใน {hours} ชม.',
  },
  'campaign.hold_approved': {
    subject: 'อนุมัติ {amount} เครดิตแล้ว',
    body: '{name} อนุมัติคำขอของคุณ เราพักเครดิตและดำเนินการให้แล้ว',
  },
  'campaign.hold_declined': {
    subject: 'คำขอ {amount} เครดิตไม่ได้รับอนุมัติ',
    body: '{name} ไม่อนุมัติคำขอของคุณ ไม่มีการพักเครดิต',
  },
  'campaign.hold_expired': {
    subject: 'คำขอ {amount} เครดิตหมดอายุแล้ว',
    body: 'ไม่มีใครตอบภายในเวลาที่กำหนด ไม่มีการพักเครดิต ส่งคำขอใหม่ได้',
  },
  'security.two_step_on': {
    subject: 'เปิดการยืนยันสองขั้นแล้ว',
    body: 'เปิดเมื่อ {time} ถ้าไม่ใช่คุณ เปลี่ยนรหัสผ่านแล้วติดต่อเรา',
  },
  'security.two_step_off': {
    subject: 'ปิดการยืนยันสองขั้นแล้ว',
    body: 'ปิดเมื่อ {time} ถ้าไม่ใช่คุณ เปลี่ยนรหัสผ่านแล้วติดต่อเรา',
  },
  'security.two_step_reset': {
    subject: 'ทีมงานรีเซ็ตการยืนยันสองขั้นของคุณแล้ว',
    body: 'รีเซ็ตเมื่อ {time} ตามคำขอ ทุกอุปกรณ์ออกจากระบบแล้ว เข้าสู่ระบบอีกครั้งเพื่อตั้งค่าใหม่ ถ้าคุณไม่ได้ขอ ติดต่อเราทันที',
  },
  'account.webhook_off': {
    subject: 'เราปิดปลายทาง Webhook แล้ว',
    body: 'ส่งไปที่ {url} ไม่สำเร็จหลายครั้ง เราจึงปิดปลายทางนี้เมื่อ {time} แก้ระบบรับข้อมูล แล้วเปิดใช้งานอีกครั้งที่หน้า API',
  },
  'account.welcome': { subject: 'ยินดีต้อนรับสู่ Talad', body: 'บัญชีพร้อมใช้แล้ว ขั้นต่อไป: {nextStep}' },
  'account.suspended': { subject: 'เราระงับบัญชีของคุณชั่วคราว', body: '[เหตุผล: {reason} ]ติดต่อเราเพื่อยื่นขอเปิดใช้บัญชี' },
  'account.reactivated': { subject: 'บัญชีของคุณกลับมาใช้ได้แล้ว', body: 'ทำงานต่อจากเดิมได้เลย' },
  'account.expired': { subject: 'บัญชีของคุณหมดอายุ', body: '[สัญญาสิ้นสุด {date} ]เข้าสู่ระบบเพื่อขอต่ออายุ' },
  'account.contract': { subject: 'สัญญาของคุณมีผลถึง {day}', body: 'คุณใช้บัญชีได้จนถึงสิ้นวันนั้น' },
  'account.closed': { subject: 'เราปิดบัญชีของคุณถาวร', body: '[เหตุผล: {reason} ]คุณยังดาวน์โหลดเอกสารได้' },
  'account.paper_approved': { subject: 'เอกสารผ่านแล้ว: {document}', body: 'ไม่ต้องส่งอะไรเพิ่มสำหรับเอกสารนี้' },
  'account.manager_granted': {
    subject: 'คุณเป็นผู้จัดการครีเอเตอร์แล้ว',
    body: 'เชิญครีเอเตอร์และดำเนินการแทนได้ที่เมนู “ครีเอเตอร์ของฉัน”',
  },
  'account.manager_ended': {
    subject: 'คุณไม่ได้เป็นผู้จัดการครีเอเตอร์แล้ว',
    body: '[เหตุผล: {reason} ]ข้อตกลงกับครีเอเตอร์จะสิ้นสุดเมื่อครบระยะแจ้งล่วงหน้า งานที่ทำอยู่ใช้เงื่อนไขเดิมจนจบ',
  },
  'account.tax_class': {
    subject: 'ประเภทผู้เสียภาษีของคุณ: {class}',
    body: 'ตั้งแต่การจ่ายครั้งถัดไป อัตราภาษีหัก ณ ที่จ่ายของคุณคือ {rate} ดูว่าพร้อมรับงานหรือยังได้ที่หน้าโปรไฟล์',
  },
  'account.vat_registered': {
    subject: 'ยืนยันการจด VAT แล้ว',
    body: 'สาขาที่จด VAT: {branch} · ตั้งแต่การจ่ายครั้งถัดไป เราจะจ่าย VAT เพิ่มให้เมื่อใบกำกับภาษีผ่านการตรวจ',
  },
  'account.vat_ended': {
    subject: 'เราบันทึกแล้วว่าคุณเลิกจด VAT',
    body: 'ตั้งแต่การจ่ายครั้งถัดไป เราจะไม่บวก VAT ให้แล้ว',
  },
  'account.paper_rejected': {
    subject: 'เอกสารไม่ผ่าน: {document}',
    body: 'เหตุผล: {reason} แก้แล้วส่งใหม่ได้ที่หน้าโปรไฟล์',
  },
  'account.deactivated': {
    subject: 'ปิดบัญชีแล้ว',
    body: 'ปิดเมื่อ {time} เลขที่รายการ {ref}[ ยอดที่สละ {amount}][ ยอดที่สละ {credits} เครดิต] เราเก็บเอกสารภาษีไว้ตามกฎหมาย ถ้าอยากกลับมา สมัครใหม่ด้วยอีเมลนี้ได้เลย',
  },
  'account.data_ready': { subject: 'ข้อมูลของคุณพร้อมแล้ว', body: 'ดาวน์โหลดสำเนาข้อมูลส่วนบุคคลได้[ถึง {deadline}]' },
  'channel.qualified': { subject: 'ช่อง {handle} ผ่านแล้ว', body: 'ตั้งราคาได้เลย' },
  'channel.failed': { subject: 'ช่อง {handle} ยังไม่ผ่านเกณฑ์', body: '{reason}' },
  'channel.approved': { subject: 'อนุมัติช่อง {handle} แล้ว', body: 'ใช้รับงานได้แล้ว ตั้งราคาได้เลย' },
  'channel.rejected': { subject: 'ช่อง {handle} ไม่ผ่าน', body: '[เหตุผล: {reason} ]ถ้าตัวเลขไม่ตรง ขอให้ตรวจใหม่ได้' },
  'channel.disconnected': { subject: 'ช่อง {handle} หลุดการเชื่อมต่อ', body: 'เชื่อมต่อใหม่เพื่อรับงานต่อ' },
  'channel.score': { subject: 'คะแนนความน่าเชื่อถือของ {handle} คือ {n}', body: 'ทีมงานตรวจให้แล้ว[ {reason}]' },
  'channel.suspended': {
    subject: 'เราระงับช่อง {handle} ชั่วคราว',
    body: '[เหตุผล: {reason} ]ถ้าคิดว่าไม่ถูกต้อง ติดต่อเราได้',
  },
  'channel.banned': {
    subject: 'เราระงับช่อง {handle} ถาวร',
    body: '[เหตุผล: {reason} ]ใช้ช่องนี้บน Talad ไม่ได้แล้ว ถ้าคิดว่าไม่ถูกต้อง ติดต่อเราได้',
  },
  'campaign.new_matches': {
    subject: 'มีงานใหม่ {n} งาน: “{search}”',
    body: 'เปิดรับสมัครแล้วในตลาดงาน: “{campaign}”[ และอีก {others} งาน]',
  },
  'campaign.new_creators': {
    subject: 'มีช่องใหม่ {n} ช่อง: “{search}”',
    body: 'ช่องใหม่ตรงกับการค้นหาที่คุณบันทึกไว้',
  },
  'campaign.applicants': { subject: 'ผู้สมัครใหม่ {n} คน: “{campaign}”', body: '[ตรงเงื่อนไข {m} คน ][ว่าง {s} ที่]' },
  'campaign.approved': { subject: '“{campaign}” เปิดรับแล้ว', body: 'ครีเอเตอร์สมัครได้แล้ว' },
  'campaign.approved_invite': { subject: '“{campaign}” เปิดรับแล้ว', body: 'ทีมงานตรวจผ่านแล้ว เชิญครีเอเตอร์ได้เลย' },
  'campaign.sent_back': { subject: 'ส่งกลับให้แก้: “{campaign}”', body: '[เหตุผล: {reason} ]แก้แล้วส่งอีกครั้ง' },
  'campaign.closed': { subject: '“{campaign}” ปิดรับแล้ว', body: '[ยังมีงานที่ทำอยู่ {n} งาน ]ดูรายงานได้เลย' },
  'campaign.submitted': { subject: 'แคมเปญรอตรวจ: “{campaign}”', body: '[จาก {brand}]' },
  'withdrawal.requested': { subject: 'ส่งคำขอถอน {amount} แล้ว', body: 'เข้าบัญชี{bank} •••• {last4}[ คาดว่าเงินเข้า {date}]' },
  'withdrawal.sent': { subject: 'โอนเงินตามคำขอถอน {amount} แล้ว', body: 'เข้าบัญชี{bank} •••• {last4}[ เลขที่ {ref}]' },
  'withdrawal.rejected': { subject: 'ถอน {amount} ไม่ผ่าน', body: '[เหตุผล: {reason} · ]เงินคืนเข้ากระเป๋าครบแล้ว' },
  'withdrawal.returned': {
    subject: 'โอน {amount} ไม่สำเร็จ ธนาคารส่งเงินกลับ',
    body: 'โอนเข้าบัญชี{bank} •••• {last4} ไม่ได้ [เหตุผล: {reason} · ]เงินกลับเข้ากระเป๋าครบแล้ว ตรวจบัญชีรับเงินก่อนถอนครั้งต่อไป',
  },
  'vat.requested': {
    subject: 'ส่งใบกำกับภาษีเพื่อรับ VAT {amount}',
    body: '“{job}”[ ของ {brand}] อัปโหลดใบกำกับภาษีได้ที่หน้ารายได้ เมื่อผ่านการตรวจ เราจะเพิ่ม VAT เข้ากระเป๋าให้',
  },
  'vat.reminder': {
    subject: 'อย่าลืมส่งใบกำกับภาษีเพื่อรับ VAT {amount}',
    body: '“{job}”[ ของ {brand}] อัปโหลดใบกำกับภาษี เมื่อผ่านการตรวจ เราจะเพิ่ม VAT เข้ากระเป๋าให้',
  },
  'vat.released': {
    subject: 'VAT {amount} เข้ากระเป๋าแล้ว',
    body: 'ใบกำกับภาษีเลขที่ {number} ผ่านแล้ว ถอน VAT ได้เลย',
  },
  'vat.rejected': {
    subject: 'ใบกำกับภาษีเลขที่ {number} ไม่ผ่าน',
    body: 'เหตุผล: {reason} แก้แล้วส่งใหม่เพื่อรับ VAT {amount}',
    soft: true,
  },
  'certificate.requested': {
    subject: 'ส่งใบ 50 ทวิของภาษี {amount}',
    body: 'คุณหักภาษีไว้ {amount} จากรายการ {ref} เมื่อบริษัทออกใบ 50 ทวิแล้ว อัปโหลดได้ที่เมนู “ส่งใบ 50 ทวิ”',
  },
  'certificate.reminder': {
    subject: 'อย่าลืมส่งใบ 50 ทวิของภาษี {amount}',
    body: 'คุณหักภาษีไว้ {amount} จากรายการ {ref} อัปโหลดเอกสารได้ที่เมนู “ส่งใบ 50 ทวิ”',
  },
  'certificate.approved': {
    subject: 'ใบ 50 ทวิ เลขที่ {number} ผ่านแล้ว',
    body: 'เราบันทึกภาษีที่หักไว้ {amount} เรียบร้อยแล้ว ขอบคุณ',
  },
  'certificate.rejected': {
    subject: 'ใบ 50 ทวิ เลขที่ {number} ไม่ผ่าน',
    body: 'เหตุผล: {reason} แก้แล้วส่งใหม่ ภาษี {amount} ยังรอใบ 50 ทวิ',
  },
  'certificate.collected': {
    subject: 'เราได้รับเงินภาษีที่หักไว้ {amount} แล้ว',
    body: 'รายการ {ref} เรียบร้อยแล้ว ไม่ต้องส่งใบ 50 ทวิ',
  },
  'certificate.written_off': {
    subject: 'ไม่ต้องส่งใบ 50 ทวิของรายการ {ref} แล้ว',
    body: 'เราปิดยอดภาษีที่หักไว้ {amount} ให้แล้ว',
  },
  'bank.verified': { subject: 'บัญชีรับเงินผ่านแล้ว', body: 'บัญชี{bank} •••• {last4} พร้อมใช้[ ถอนได้ตั้งแต่ {time}]' },
  'bank.rejected': {
    subject: 'บัญชีรับเงินไม่ผ่าน',
    body: 'บัญชี{bank} •••• {last4}[ เหตุผล: {reason}] ตรวจข้อมูลแล้วบันทึกบัญชีอีกครั้ง',
  },
  'credits.purchased': {
    subject: 'ได้รับเงิน {total} แล้ว',
    body: 'เพิ่ม {credits} เครดิต[ ใช้ได้ถึง {date}] ใบกำกับภาษี/ใบเสร็จรับเงินอยู่ที่หน้าเอกสาร',
  },
  'credits.failed': {
    subject: 'จ่าย {total} ไม่ผ่าน',
    body: '[เหตุผล: {reason} ]เรายังไม่ได้เพิ่มเครดิตหรือแพ็กเกจให้ ลองจ่ายอีกครั้งได้',
  },
  'credits.refunded': { subject: 'คืนเงิน {total} แล้ว', body: '[เหตุผล: {reason} ]เงินจะเข้าบัตรหรือบัญชีธนาคารภายในไม่กี่วัน' },
  'credits.expiring': {
    subject: '{credits} เครดิตจะหมดอายุใน {days} วัน',
    body: 'ใช้ได้ถึง {date} นำไปเปิดแคมเปญใหม่ก่อนหมดอายุได้',
  },
  'credits.receivable': {
    subject: 'มียอดค้างชำระ {total} จากรายการบัตรที่ถูกเรียกเงินคืน',
    body: 'เราระงับบัญชีไว้จนกว่าจะชำระ[ เหตุผล: {reason}]',
  },
  'document.issued': {
    subject: '{document} {serial}',
    body: 'ออกให้ {buyer} ยอดรวม {amount}[ PO {po}] แนบไฟล์ PDF มาแล้ว',
  },
  'document.reissued': {
    subject: 'ใบกำกับภาษีใบใหม่ {serial}',
    body: 'ออกให้ {buyer} แทน {old} ที่ยกเลิกไป ยอดเงินเท่าเดิม',
  },
  'document.declined': {
    subject: 'ไม่ได้ออกใบแทนของ {serial}',
    body: 'เหตุผล: {reason} ถ้ายังต้องการใบแทน ติดต่อทีมงานได้',
  },
  'document.replacement': {
    subject: 'ใบแทนของ {serial} พร้อมแล้ว',
    body: 'ดาวน์โหลดใบแทนครั้งที่ {n} ได้เลย',
  },
  'package.purchased': {
    subject: 'ได้รับเงิน {total} แล้ว',
    body: '{package} {n} งาน[ ใช้ได้ถึง {date}] ใบกำกับภาษี/ใบเสร็จรับเงินอยู่ที่หน้าเอกสาร',
  },
  'package.granted': { subject: 'คุณได้รับ {package} {n} งาน', body: 'จากทีมงาน Talad ไม่มีค่าใช้จ่าย[ ใช้ได้ถึง {date}]' },
  'package.offered': {
    subject: 'ชำระ {total} เพื่อซื้อ {package}',
    body: 'ทีมงานเตรียมรายการซื้อ {n} งานให้แล้ว โอนภายใน {date} โดยใช้เลขอ้างอิง {ref}',
  },
  'package.cancelled': {
    subject: 'ยกเลิกรายการซื้อ {package} แล้ว',
    body: 'เหตุผล: {reason} ไม่ต้องโอน {total} ของเลขอ้างอิง {ref} แล้ว ถ้าโอนไปแล้ว คุณยังได้แพ็กเกจตามปกติ',
  },
  'package.expiring': { subject: '{package} เหลือ {n} งาน หมดอายุใน {days} วัน', body: 'ใช้ได้ถึง {date}' },
  'partner.invited': {
    subject: '{manager} ขอเป็นผู้จัดการของคุณ',
    body: 'ส่วนแบ่งผู้จัดการ {share}% ดูว่าผู้จัดการทำอะไรแทนคุณได้บ้าง แล้วตอบภายใน {deadline}',
  },
  'partner.accepted': { subject: '{creator} รับคำเชิญของคุณแล้ว', body: 'คุณดำเนินการแทนได้ตามขอบเขตที่ตกลงกัน' },
  'partner.declined': { subject: '{creator} ไม่รับคำเชิญ', body: 'คุณไม่ต้องทำอะไรเพิ่ม' },
  'partner.expired': { subject: '{creator} ไม่ได้ตอบคำเชิญ', body: 'คำเชิญหมดอายุแล้ว คุณเชิญใหม่ได้' },
  'partner.ended': { subject: 'ข้อตกลงกับ {name} สิ้นสุดแล้ว', body: 'งานที่ทำอยู่ใช้เงื่อนไขเดิมจนจบ' },
  'partner.acted': { subject: '{manager} ดำเนินการแทนคุณ', body: '{act}[: “{job}”]' },
  'partner.job_waiting': { subject: '{creator}: “{job}”', body: '{act} ภายใน {deadline}' },
  'partner.ending': { subject: 'ข้อตกลงกับ {name} จะสิ้นสุด {date}', body: 'งานที่ทำอยู่ใช้เงื่อนไขเดิมจนจบ' },
  'referral.joined': { subject: '{name} สมัครตามคำชวนของคุณแล้ว', body: 'คุณจะเริ่มได้ส่วนแบ่งเมื่อเพื่อนทำงานแรกจบ' },
  'referral.paid': { subject: 'ได้รับ {amount} จากการชวนเพื่อน', body: '{name} ทำงานจบ 1 งาน ส่วนแบ่งเข้ากระเป๋าคุณแล้ว' },
  'contact.received': { subject: 'ข้อความ {reference}: {topic}', body: 'จาก {name} {email}\n\n{text}' },
  'contact.confirmed': {
    subject: 'ได้รับข้อความ {reference} แล้ว',
    body: 'หัวข้อ: {topic} เราจะตอบทางอีเมลในวันทำการ ถ้าคุณไม่ได้เขียนถึงเรา ไม่ต้องทำอะไร',
  },
  'operator.renewal': { subject: '{brand} ขอต่อสัญญา', body: 'สัญญาสิ้นสุด {date}[ ข้อความ: {note}]' },
  'operator.alarm': { subject: '{title}', body: '{text}' },
  'marketing.news': { subject: '{title}', body: '{text}' },
}
