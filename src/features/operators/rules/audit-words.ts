import type { Bilingual, Lang } from '../../../core/shapes.ts'
import { formatBaht, formatCalendarDay, formatDateTime, formatList } from '../../../i18n/formats.ts'
import { teamActWords } from '../../teams/rules/act-words.ts'
import { VALUE_WORDS } from './audit-value-words.ts'

/** Names of what an operator or a team member did, by the code that the audit log stores. */
const ACT_WORDS: Readonly<Record<string, Bilingual>> = {
  'account.suspend': { th: 'ระงับบัญชีชั่วคราว', en: 'Suspended the account' },
  'account.expire': { th: 'ให้บัญชีหมดอายุ', en: 'Expired the account' },
  'account.contract': { th: 'กำหนดวันสิ้นสุดสัญญา', en: 'Set the contract end date' },
  'account.close': { th: 'ปิดบัญชีถาวร', en: 'Closed the account' },
  'account.reactivate': { th: 'เปิดใช้บัญชีอีกครั้ง', en: 'Reactivated the account' },
  'account.deactivate': { th: 'เจ้าของปิดบัญชี', en: 'Account closed by owner' },
  'account.manager_grant': { th: 'ตั้งเป็นผู้จัดการครีเอเตอร์', en: 'Made the user a talent manager' },
  'account.manager_end': { th: 'ยกเลิกการเป็นผู้จัดการครีเอเตอร์', en: 'Ended the talent manager role' },
  'account.two_step_on': { th: 'เปิดการยืนยันสองขั้น', en: 'Turned on two-step verification' },
  'account.two_step_off': { th: 'ปิดการยืนยันสองขั้น', en: 'Turned off two-step verification' },
  'account.two_step_reset': { th: 'รีเซ็ตการยืนยันสองขั้น', en: 'Reset two-step verification' },
  'agency_brand.create': { th: 'เพิ่มแบรนด์ของเอเจนซี', en: 'Added an agency’s brand' },
  'agency_brand.edit': { th: 'แก้แบรนด์ของเอเจนซี', en: 'Edited an agency’s brand' },
  'agency_brand.archive': { th: 'เก็บแบรนด์ของเอเจนซีเข้าคลัง', en: 'Archived an agency’s brand' },
  'agency_brand.restore': { th: 'นำแบรนด์ของเอเจนซีกลับมา', en: 'Restored an agency’s brand' },
  'api_key.create': { th: 'สร้างคีย์ API', en: 'Created an API key' },
  'api_key.revoke': { th: 'ยกเลิกคีย์ API', en: 'Revoked an API key' },
  'webhook.create': { th: 'เพิ่ม Webhook', en: 'Added a webhook' },
  'webhook.update': { th: 'แก้ Webhook', en: 'Edited a webhook' },
  'webhook.delete': { th: 'ลบ Webhook', en: 'Deleted a webhook' },
  'webhook.secret': { th: 'เปลี่ยนรหัสลับของ Webhook', en: 'Replaced a webhook’s secret' },
  'channel.approve': { th: 'อนุมัติช่อง', en: 'Approved the channel' },
  'channel.allow': { th: 'ให้ช่องผ่านเป็นกรณีพิเศษ', en: 'Allowed the channel as an exception' },
  'channel.release': { th: 'เปิดใช้ช่องอีกครั้ง', en: 'Reactivated the channel' },
  'channel.reject': { th: 'ปฏิเสธช่อง', en: 'Rejected the channel' },
  'channel.suspend': { th: 'ระงับช่องชั่วคราว', en: 'Suspended the channel' },
  'channel.blacklist': { th: 'ระงับช่องถาวร', en: 'Banned the channel' },
  'channel.score': { th: 'ตอบคำขอตรวจคะแนน', en: 'Decided a score appeal' },
  'channel.privilegeCreate': { th: 'สร้างรหัสสิทธิพิเศษ', en: 'Created a privilege code' },
  'channel.privilegeEnd': { th: 'ปิดรหัสสิทธิพิเศษ', en: 'Deactivated a privilege code' },
  'campaign.approve': { th: 'อนุมัติแคมเปญ', en: 'Approved the campaign' },
  'campaign.sendBack': { th: 'ส่งแคมเปญกลับให้แก้', en: 'Sent the campaign back' },
  'job.decide': { th: 'ตัดสินข้อพิพาท', en: 'Decided the dispute' },
  'job.dispute': { th: 'เปิดข้อพิพาท', en: 'Opened a dispute' },
  'job.resume': { th: 'ให้งานเดินต่อ', en: 'Resumed the job' },
  'job.passLink': { th: 'ให้โพสต์ผ่าน', en: 'Approved the post' },
  'job.returnLink': { th: 'ส่งโพสต์กลับให้แก้', en: 'Returned the post' },
  'job.passInsight': { th: 'ให้อินไซต์ผ่าน', en: 'Approved the insights' },
  'job.returnInsight': { th: 'ส่งอินไซต์กลับให้แก้', en: 'Returned the insights' },
  'attachment.approve': { th: 'อนุมัติเอกสาร', en: 'Approved a document' },
  'attachment.complete': { th: 'ตั้งเอกสารเป็นครบแล้ว', en: 'Marked a document as complete' },
  'attachment.reject': { th: 'ไม่อนุมัติเอกสาร', en: 'Rejected a document' },
  'tax.class': { th: 'กำหนดประเภทผู้เสียภาษี', en: 'Set the tax class' },
  'tax.vat': { th: 'เปลี่ยนการจด VAT', en: 'Changed the VAT registration' },
  'details.lock': { th: 'ล็อกข้อมูลระหว่างตรวจ', en: 'Locked the details' },
  'details.unlock': { th: 'ปลดล็อกข้อมูล', en: 'Unlocked the details' },
  'package.grant': { th: 'ให้แพ็กเกจ', en: 'Gave a package' },
  'package.sell': { th: 'ขายแพ็กเกจ', en: 'Sold a package' },
  'document.decline': { th: 'ไม่ออกใบแทน', en: 'Declined a replacement copy' },
  'package.cancel': { th: 'ยกเลิกการขายแพ็กเกจ', en: 'Cancelled a package sale' },
  'vat_invoice.approve': { th: 'อนุมัติใบกำกับภาษี', en: 'Approved a tax invoice' },
  'buyer_certificate.approve': { th: 'อนุมัติใบ 50 ทวิ', en: 'Approved a withholding certificate' },
  'buyer_certificate.collect': { th: 'รับเงินภาษีแทนใบ 50 ทวิ', en: 'Recorded withheld tax as received' },
  'buyer_certificate.write_off': { th: 'ตัดยอดภาษีที่ไม่มีใบ 50 ทวิ', en: 'Wrote off withheld tax' },
  'buyer_certificate.reject': { th: 'ปฏิเสธใบ 50 ทวิ', en: 'Rejected a withholding certificate' },
  'vat_invoice.reject': { th: 'ไม่อนุมัติใบกำกับภาษี', en: 'Rejected a tax invoice' },
  'bank.verified': { th: 'ยืนยันบัญชีรับเงิน', en: 'Verified a payout account' },
  'bank.rejected': { th: 'ไม่อนุมัติบัญชีรับเงิน', en: 'Rejected a payout account' },
  'withdrawal.request_approval': { th: 'ขออนุมัติการถอน', en: 'Requested approval of a withdrawal' },
  'withdrawal.request_for_account': {
    th: 'จ่ายยอดคงเหลือของบัญชีที่ระงับหรือปิด',
    en: 'Paid out the balance of a suspended or closed account',
  },
  'withdrawal.approve': { th: 'อนุมัติการถอน', en: 'Approved a withdrawal' },
  'withdrawal.claim_qr': { th: 'เปิด QR เพื่อโอนเงิน', en: 'Opened a payment QR' },
  'withdrawal.release_qr': { th: 'บันทึกว่ายังไม่ได้โอนตาม QR', en: 'Marked a payment QR as not paid' },
  'withdrawal.complete': { th: 'บันทึกว่าโอนแล้ว', en: 'Marked a withdrawal as transferred' },
  'withdrawal.reject': { th: 'ปฏิเสธการถอน', en: 'Rejected a withdrawal' },
  'withdrawal.returned': { th: 'บันทึกว่าธนาคารคืนเงิน', en: 'Marked a transfer as returned' },
  'payout.batch': { th: 'สร้างรอบโอน', en: 'Created a payout batch' },
  'payout.download': { th: 'ดาวน์โหลดไฟล์ธนาคาร', en: 'Downloaded a bank file' },
  'payout.mark': { th: 'บันทึกว่าโอนแล้วในรอบโอน', en: 'Marked transfers in a batch' },
  'payout.void': { th: 'ยกเลิกรอบโอน', en: 'Voided a payout batch' },
  'payment.first_approval': { th: 'อนุมัติการชำระเงินคนแรก', en: 'Gave a payment its first approval' },
  'payment.approve': { th: 'อนุมัติการชำระเงิน', en: 'Approved a payment' },
  'payment.reject': { th: 'ปฏิเสธการชำระเงิน', en: 'Rejected a payment' },
  'payment.receive': { th: 'บันทึกเงินโอน', en: 'Recorded a transfer' },
  'payment.match': { th: 'จับคู่เงินรับ', en: 'Matched an incoming payment' },
  'payment.return': { th: 'คืนเงินที่ไม่ตรงรายการ', en: 'Returned an unmatched payment' },
  'payment.refund': { th: 'คืนเงิน', en: 'Refunded a payment' },
  'payment.refund_by_hand': { th: 'โอนคืนเอง', en: 'Switched a refund to manual transfer' },
  'payment.refund_paid': { th: 'บันทึกว่าโอนเงินคืนแล้ว', en: 'Marked a refund as sent' },
  'payment.chargeback': { th: 'บันทึกว่าถูกเรียกเงินคืน', en: 'Recorded a chargeback' },
  'payment.debt_settled': { th: 'บันทึกว่าชำระยอดค้างแล้ว', en: 'Marked a debt as paid' },
  'payment.debt_written_off': { th: 'ตัดหนี้สูญ', en: 'Wrote off a debt' },
  'document.replace': { th: 'ออกใบแทนเอกสารภาษี', en: 'Issued a replacement copy' },
  'document.reissue': { th: 'ยกเลิกแล้วออกใบกำกับภาษีใหม่', en: 'Cancelled and reissued an invoice' },
  'approval.request': { th: 'ขอผู้อนุมัติคนที่สอง', en: 'Requested a second approval' },
  'approval.approve': { th: 'อนุมัติเป็นคนที่สอง', en: 'Gave the second approval' },
  'approval.decline': { th: 'ไม่อนุมัติคำขอ', en: 'Declined a request' },
  'review.hide': { th: 'ซ่อนรีวิว', en: 'Hid a review' },
  'review.keep': { th: 'แสดงรีวิวต่อ', en: 'Kept a review published' },
  'contact.new': { th: 'ตั้งข้อความเป็นใหม่', en: 'Marked a message as new' },
  'contact.answered': { th: 'ตั้งข้อความเป็นตอบแล้ว', en: 'Marked a message as answered' },
  'contact.spam': { th: 'ตั้งข้อความเป็นสแปม', en: 'Marked a message as spam' },
  'content.create': { th: 'สร้างเนื้อหา', en: 'Created content' },
  'content.save': { th: 'บันทึกเนื้อหา', en: 'Saved content' },
  'content.publish': { th: 'เผยแพร่เนื้อหา', en: 'Published content' },
  'content.schedule': { th: 'ตั้งเวลาเผยแพร่เนื้อหา', en: 'Scheduled content' },
  'content.unpublish': { th: 'เลิกเผยแพร่เนื้อหา', en: 'Took down content' },
  'content.restore': { th: 'กู้คืนเนื้อหา', en: 'Restored content' },
  'content.missed': { th: 'เนื้อหาไม่ได้เผยแพร่ตามเวลา', en: 'Scheduled content wasn’t published' },
}

const FIELD_WORDS: Readonly<Record<string, Bilingual>> = {
  status: { th: 'สถานะ', en: 'Status' },
  state: { th: 'สถานะ', en: 'Status' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  contractEndsOn: { th: 'สัญญาสิ้นสุด', en: 'Contract ends' },
  talentManager: { th: 'ผู้จัดการครีเอเตอร์', en: 'Talent manager' },
  leftOnAccount: { th: 'เงินที่เหลือในบัญชี', en: 'Left on the account' },
  givenUp: { th: 'ยอดที่สละ', en: 'Given up' },
  score: { th: 'คะแนน', en: 'Score' },
  waived: { th: 'ข้อที่ไม่หักคะแนน', en: 'Reasons that no longer count' },
  quota: { th: 'จำนวนบัญชี', en: 'Accounts' },
  used: { th: 'ใช้แล้ว', en: 'Used' },
  code: { th: 'รหัส', en: 'Code' },
  benefitTh: { th: 'สิทธิ์ที่ได้ (ภาษาไทย)', en: 'Benefit (Thai)' },
  benefitEn: { th: 'สิทธิ์ที่ได้ (ภาษาอังกฤษ)', en: 'Benefit (English)' },
  expiresOn: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  queue: { th: 'คิว', en: 'Queue' },
  disputedAt: { th: 'เปิดข้อพิพาทเมื่อ', en: 'Disputed' },
  frozenAt: { th: 'หยุดชั่วคราวเมื่อ', en: 'Paused' },
  creatorShareBps: { th: 'ส่วนของครีเอเตอร์', en: 'Creator’s share' },
  payReimbursement: { th: 'จ่ายค่าสินค้าเบิกคืน', en: 'Reimburse the cost of the product' },
  kind: { th: 'ประเภท', en: 'Type' },
  payeeClass: { th: 'ประเภทผู้เสียภาษี', en: 'Tax class' },
  vatRegistered: { th: 'จด VAT', en: 'VAT registered' },
  vatBranch: { th: 'สาขาที่จด VAT', en: 'VAT branch' },
  locked: { th: 'ล็อกข้อมูล', en: 'Locked' },
  number: { th: 'เลขที่', en: 'No.' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  received: { th: 'เงินเข้า', en: 'Received' },
  returned: { th: 'คืน', en: 'Returned' },
  net: { th: 'ก่อน VAT', en: 'Before VAT' },
  vat: { th: 'VAT', en: 'VAT' },
  owed: { th: 'ยอดค้าง', en: 'Owed' },
  total: { th: 'รวม', en: 'Total' },
  package: { th: 'แพ็กเกจ', en: 'Package' },
  units: { th: 'จำนวนงาน', en: 'Jobs' },
  count: { th: 'จำนวนรายการ', en: 'Transfers' },
  marked: { th: 'จำนวนที่บันทึก', en: 'Marked' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
  reference: { th: 'เลขอ้างอิง', en: 'Reference' },
  transferRef: { th: 'เลขอ้างอิงธนาคาร', en: 'Bank reference' },
  returnRef: { th: 'เลขอ้างอิงที่ธนาคารคืนเงิน', en: 'Reference of the return' },
  returnedOn: { th: 'วันที่ธนาคารคืนเงิน', en: 'Returned on' },
  bankRef: { th: 'เลขอ้างอิงธนาคาร', en: 'Bank reference' },
  paid: { th: 'ใช้ชำระรายการ', en: 'Applied to' },
  note: { th: 'บันทึก', en: 'Note' },
  error: { th: 'ปัญหา', en: 'Problem' },
  failures: { th: 'จำนวนครั้งที่ไม่สำเร็จ', en: 'Failed attempts' },
  text: { th: 'ข้อความ', en: 'Text' },
  reportReason: { th: 'เหตุผลที่แจ้ง', en: 'Reported because' },
  slug: { th: 'URL ของหน้า', en: 'Address' },
  publicSlug: { th: 'ที่อยู่ที่เผยแพร่', en: 'Published address' },
  position: { th: 'ลำดับ', en: 'Order' },
  revision: { th: 'ครั้งที่แก้', en: 'Revision' },
  publishAt: { th: 'เผยแพร่เมื่อ', en: 'Publish at' },
  unpublishAt: { th: 'เลิกเผยแพร่เมื่อ', en: 'Take down at' },
  why: { th: 'เหตุผล', en: 'Reason' },
  actLimit: { th: 'วงเงินต่อครั้ง', en: 'Limit per action' },
  monthLimit: { th: 'วงเงินต่อเดือน', en: 'Limit per month' },
  archived: { th: 'เก็บเข้าคลัง', en: 'Archived' },
  credits: { th: 'เครดิต', en: 'Credits' },
  packages: { th: 'มูลค่างานในแพ็กเกจ', en: 'Value of package jobs' },
  withheld: { th: 'ภาษีหัก ณ ที่จ่าย', en: 'Withheld tax' },
  email: { th: 'อีเมล', en: 'Email' },
  events: { th: 'เหตุการณ์', en: 'Events' },
  name: { th: 'ชื่อ', en: 'Name' },
  latinName: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English' },
  prefix: { th: 'คีย์ขึ้นต้นด้วย', en: 'Key starts with' },
  qrClaimedAt: { th: 'เปิด QR เมื่อ', en: 'QR opened' },
  reasonCode: { th: 'เหตุผล', en: 'Reason' },
  role: { th: 'บทบาท', en: 'Role' },
  scopes: { th: 'สิทธิ์', en: 'Permissions' },
  serial: { th: 'เลขที่เอกสาร', en: 'Document no.' },
  since: { th: 'เปิดใช้ตั้งแต่', en: 'In use since' },
  url: { th: 'URL', en: 'URL' },
}

/** Fields that hold codes; other text fields were written by a person. */
const CODED = new Set([
  'status',
  'state',
  'kind',
  'payeeClass',
  'queue',
  'role',
  'reason',
  'reasonCode',
  'why',
  'waived',
  'scopes',
])
const MONEY = new Set([
  'amount',
  'received',
  'returned',
  'net',
  'vat',
  'withheld',
  'owed',
  'total',
  'givenUp',
  'leftOnAccount',
  'credits',
  'packages',
  'actLimit',
  'monthLimit',
])

/** The name of an action. */
export function actWords(lang: Lang, act: string): string {
  const words = ACT_WORDS[act]?.[lang] ?? teamActWords(act)[lang]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const TARGET_WORDS: Readonly<Record<string, Bilingual>> = {
  account: { th: 'บัญชี', en: 'Account' },
  team: { th: 'ทีมของแบรนด์', en: 'Brand’s team' },
  channel: { th: 'ช่อง', en: 'Channel' },
  privilege: { th: 'รหัสสิทธิพิเศษ', en: 'Privilege code' },
  campaign: { th: 'แคมเปญ', en: 'Campaign' },
  job: { th: 'งาน', en: 'Job' },
  attachment: { th: 'เอกสาร', en: 'Document' },
  document: { th: 'เอกสารภาษี', en: 'Tax document' },
  bank_account: { th: 'บัญชีรับเงิน', en: 'Payout account' },
  withdrawal: { th: 'รายการถอน', en: 'Withdrawal' },
  payout_batch: { th: 'รอบโอน', en: 'Payout batch' },
  charge: { th: 'การชำระเงิน', en: 'Payment' },
  approval: { th: 'คำขออนุมัติ', en: 'Approval request' },
  review: { th: 'รีวิว', en: 'Review' },
  contactMessage: { th: 'ข้อความติดต่อ', en: 'Contact message' },
  agency_brand: { th: 'แบรนด์ของเอเจนซี', en: 'Agency’s brand' },
  api_key: { th: 'คีย์ API', en: 'API key' },
  webhook_endpoint: { th: 'Webhook', en: 'Webhook' },
  article: { th: 'บทความ', en: 'Article' },
  caseStudy: { th: 'กรณีศึกษา', en: 'Case study' },
  faq: { th: 'คำถามที่พบบ่อย', en: 'FAQ' },
  winner: { th: 'ผู้ชนะรางวัล', en: 'Award winner' },
  package: { th: 'แพ็กเกจ', en: 'Package' },
  partnerChannel: { th: 'ช่องพาร์ตเนอร์', en: 'Partner channel' },
  metadata: { th: 'ข้อมูลหน้าเว็บ', en: 'Page metadata' },
  notice: { th: 'ประกาศ', en: 'Notice' },
  redirect: { th: 'ลิงก์เปลี่ยนเส้นทาง', en: 'Redirect' },
  download: { th: 'ไฟล์ดาวน์โหลด', en: 'Download' },
  page: { th: 'หน้าเว็บ', en: 'Page' },
}
/** The kind of thing that an action changed. */
export const targetWords = (lang: Lang, type: string): string =>
  (TARGET_WORDS[type] ?? { th: 'เนื้อหา', en: 'Content' })[lang]

/** The name of a field; null for ids and internal values, which are not shown. */
export const fieldWords = (lang: Lang, field: string): string | null => FIELD_WORDS[field]?.[lang] ?? null

const NONE = '-'
const MOMENT = /^\d{4}-\d\d-\d\dT/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Events of a webhook are named by what they are about: `job.*`, `charge.paid`. */
const eventWords = (lang: Lang, event: string): string => {
  const [about = ''] = event.split('.')
  return VALUE_WORDS[about === 'withdrawal' ? 'payout' : about]?.[lang] ?? event
}

function ofText(lang: Lang, field: string, text: string): string {
  if (field === 'events') return eventWords(lang, text)
  if (CODED.has(field)) return VALUE_WORDS[text]?.[lang] ?? text
  if (MOMENT.test(text)) return formatDateTime(lang, text)
  return DAY.test(text) ? formatCalendarDay(lang, text) : text
}

const YES_NO = { th: ['ใช่', 'ไม่ใช่'], en: ['Yes', 'No'] } as const

function ofNumber(field: string, value: number): string {
  if (field === 'creatorShareBps') return `${value / 100}%`
  return MONEY.has(field) ? formatBaht(value) : String(value)
}

/** A stored value in the reader's language. */
export function valueWords(lang: Lang, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE
  if (typeof value === 'boolean') return YES_NO[lang][value ? 0 : 1]
  if (typeof value === 'string') return ofText(lang, field, value)
  if (typeof value === 'number') return ofNumber(field, value)
  if (!Array.isArray(value)) return NONE
  return formatList(lang, [...new Set(value.map((one) => ofText(lang, field, String(one))))]) || NONE
}
