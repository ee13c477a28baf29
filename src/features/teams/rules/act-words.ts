import type { Bilingual } from '../../../core/shapes.ts'
import type { TeamRole } from '../kinds.ts'

export const ROLE_WORDS: Readonly<Record<TeamRole, Bilingual>> = {
  owner: { th: 'เจ้าของ', en: 'Owner' },
  campaignManager: { th: 'ผู้จัดการแคมเปญ', en: 'Campaign manager' },
  finance: { th: 'ฝ่ายการเงิน', en: 'Finance' },
  viewer: { th: 'ดูอย่างเดียว', en: 'Viewer' },
}

/** Writes that are not recorded: read marks, checks, and file uploads, because the use of the file is recorded. */
export const UNRECORDED: readonly string[] = [
  'jobs.readMessages',
  'campaigns.estimate',
  'files.upload',
  'shipping.check',
]

/** Texts of a login's actions, by endpoint id or by the name of a team change. */
export const TEAM_ACT_WORDS: Readonly<Record<string, Bilingual>> = {
  'team.invite': { th: 'เชิญสมาชิก', en: 'invited a member' },
  'team.resend': { th: 'ส่งคำเชิญอีกครั้ง', en: 'resent an invite' },
  'team.withdraw': { th: 'ยกเลิกคำเชิญเข้าทีม', en: 'withdrew an invite to the team' },
  'team.brands': { th: 'เปลี่ยนแบรนด์ที่สมาชิกดูแล', en: 'changed a member’s brands' },
  'team.role': { th: 'เปลี่ยนบทบาทสมาชิก', en: 'changed a member’s role' },
  'team.remove': { th: 'นำสมาชิกออก', en: 'removed a member' },
  'team.join': { th: 'เข้าร่วมทีม', en: 'joined the team' },
  'team.limits': { th: 'เปลี่ยนวงเงินอนุมัติ', en: 'changed the limits' },
  'team.holdRequest': { th: 'ขออนุมัติพักเครดิต', en: 'asked for approval of a hold' },
  'team.holdApprove': { th: 'อนุมัติพักเครดิต', en: 'approved a hold' },
  'team.holdDecline': { th: 'ไม่อนุมัติพักเครดิต', en: 'declined a hold' },
  'team.holdEnd': { th: 'ยกเลิกคำขออนุมัติพักเครดิตของสมาชิก', en: 'ended a member’s request for a hold' },
  'team.leave': { th: 'ออกจากทีม', en: 'left the team' },
  'accounts.patchMarketerProfile': { th: 'แก้โปรไฟล์', en: 'edited the profile' },
  'accounts.updateMarketerProfile': { th: 'แก้โปรไฟล์', en: 'edited the profile' },
  'accounts.uploadMarketerImage': { th: 'เปลี่ยนรูปโปรไฟล์', en: 'changed the profile photo' },
  'apiKeys.create': { th: 'สร้างคีย์ API', en: 'created an API key' },
  'apiKeys.revoke': { th: 'ยกเลิกคีย์ API', en: 'revoked an API key' },
  'campaigns.create': { th: 'สร้างแคมเปญ', en: 'created a campaign' },
  'campaigns.save': { th: 'แก้แคมเปญ', en: 'edited a campaign' },
  'campaigns.submit': { th: 'ส่งแคมเปญให้ตรวจ', en: 'sent a campaign for review' },
  'campaigns.recall': { th: 'ดึงแคมเปญกลับมาแก้', en: 'took a campaign back from review' },
  'campaigns.remove': { th: 'ลบร่างแคมเปญ', en: 'deleted a draft campaign' },
  'campaigns.pause': { th: 'หยุดหรือเปิดรับสมัครต่อ', en: 'paused or resumed a campaign' },
  'campaigns.close': { th: 'ปิดรับสมัครแคมเปญ', en: 'closed a campaign' },
  'campaigns.duplicate': { th: 'ทำสำเนาแคมเปญ', en: 'duplicated a campaign' },
  'credits.createCharge': { th: 'สร้างรายการเติมเครดิต', en: 'started a top-up' },
  'credits.payCard': { th: 'จ่ายด้วยบัตร', en: 'paid by card' },
  'credits.slip': { th: 'ส่งสลิปโอนเงิน', en: 'sent a transfer slip' },
  'documentCorrections.request': { th: 'ขอใบแทนเอกสาร', en: 'asked for a replacement copy' },
  'packages.purchase': { th: 'ซื้อแพ็กเกจ', en: 'bought a package' },
  'deactivation.requestMarketer': { th: 'ขอปิดบัญชี', en: 'asked to close the account' },
  'deactivation.deactivateMarketer': { th: 'ปิดบัญชี', en: 'closed the account' },
  'personalData.request': { th: 'ขอสำเนาข้อมูลบัญชี', en: 'requested a copy of the account’s data' },
  'jobs.invite': { th: 'เชิญครีเอเตอร์', en: 'invited a creator' },
  'jobs.accept': { th: 'รับครีเอเตอร์', en: 'accepted a creator' },
  'jobs.acceptSeveral': { th: 'รับครีเอเตอร์หลายคน', en: 'accepted several creators' },
  'jobs.inviteSeveral': { th: 'เชิญครีเอเตอร์หลายคน', en: 'invited several creators' },
  'jobs.declineSeveral': { th: 'ไม่เลือกผู้สมัครหลายคน', en: 'declined several applications' },
  'coupons.save': { th: 'แก้โค้ดส่วนลด', en: 'changed a coupon' },
  'coupons.saveUses': { th: 'บันทึกจำนวนครั้งที่ใช้โค้ด', en: 'saved coupon uses' },
  'credits.quote': { th: 'ทำใบเสนอราคา', en: 'made a quotation' },
  'packages.quote': { th: 'ทำใบเสนอราคาแพ็กเกจ', en: 'made a package quotation' },
  'jobs.decline': { th: 'ไม่เลือกผู้สมัคร', en: 'declined an application' },
  'jobs.counterOffer': { th: 'เสนอราคากลับ', en: 'made a counter-offer' },
  'jobs.declineOffer': { th: 'ไม่รับราคาที่เสนอ', en: 'declined an offer' },
  'jobs.ship': { th: 'ส่งสินค้า', en: 'shipped a product' },
  'jobs.correctTracking': { th: 'แก้เลขพัสดุ', en: 'corrected a tracking number' },
  'jobs.refuseOrderNumber': { th: 'ขอเลขคำสั่งซื้อใหม่', en: 'asked for another order number' },
  'jobs.cancel': { th: 'ยกเลิกงาน', en: 'cancelled a job' },
  'jobs.sendMessage': { th: 'ส่งข้อความ', en: 'sent a message' },
  'jobs.approveReceipt': { th: 'อนุมัติใบเสร็จ', en: 'approved a receipt' },
  'jobs.rejectReceipt': { th: 'ขอใบเสร็จใหม่', en: 'asked for another receipt' },
  'jobs.approveDraft': { th: 'อนุมัติดราฟต์', en: 'approved a draft' },
  'jobs.rejectDraft': { th: 'ขอแก้ดราฟต์', en: 'asked for changes to a draft' },
  'jobs.payExtraRound': { th: 'จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง', en: 'paid for one more revision' },
  'jobs.approveInsight': { th: 'อนุมัติอินไซต์', en: 'approved insights' },
  'jobs.rejectInsight': { th: 'ขอแก้อินไซต์', en: 'asked for changes to insights' },
  'jobs.dispute': { th: 'เปิดข้อพิพาท', en: 'opened a dispute' },
  'jobs.shareReport': { th: 'แชร์ลิงก์รายงาน', en: 'shared a report link' },
  'jobs.withdrawReportLink': { th: 'ปิดลิงก์รายงาน', en: 'turned off a report link' },
  'reviews.write': { th: 'ให้คะแนนครีเอเตอร์', en: 'rated a creator' },
  'reviews.answer': { th: 'ตอบรีวิว', en: 'replied to a review' },
  'reviews.report': { th: 'แจ้งรีวิว', en: 'reported a review' },
  'accounts.requestRenewal': { th: 'ขอต่อสัญญา', en: 'asked for a renewal' },
  'buyerCertificates.send': { th: 'ส่งใบ 50 ทวิ', en: 'sent a withholding certificate' },
  'credits.cancelCharge': { th: 'ยกเลิกรายการเติมเครดิต', en: 'cancelled a top-up' },
  'coupons.reportUses': { th: 'รายงานจำนวนครั้งที่ใช้โค้ด', en: 'reported coupon uses' },
  'influencerBlocks.block': { th: 'บล็อกครีเอเตอร์', en: 'blocked a creator' },
  'influencerBlocks.unblock': { th: 'เลิกบล็อกครีเอเตอร์', en: 'unblocked a creator' },
  'influencerSearch.renameSearch': { th: 'เปลี่ยนชื่อการค้นหาที่บันทึกไว้', en: 'renamed a saved search' },
  'influencerSearch.openSearch': { th: 'เปิดการค้นหาที่บันทึกไว้', en: 'opened a saved search' },
  'influencerSearch.dropSearch': { th: 'ลบการค้นหาที่บันทึกไว้', en: 'deleted a saved search' },
  'notifications.removeFinanceEmail': { th: 'นำอีเมลฝ่ายการเงินออก', en: 'removed a finance email' },
  'shipping.save': { th: 'บันทึกเลขพัสดุ', en: 'saved tracking numbers' },
}

/** Texts of actions without their own text, by the first part of the id. */
const AREA_WORDS: Readonly<Record<string, Bilingual>> = {
  agencyBrands: { th: 'แก้แบรนด์', en: 'changed a brand' },
  campaigns: { th: 'แก้แคมเปญ', en: 'changed a campaign' },
  jobs: { th: 'ทำรายการในงาน', en: 'updated a job' },
  credits: { th: 'ทำรายการเครดิต', en: 'changed a payment' },
  packages: { th: 'ทำรายการแพ็กเกจ', en: 'changed a package' },
  shortlists: { th: 'แก้รายชื่อที่เล็งไว้', en: 'edited a shortlist' },
  webhookEndpoints: { th: 'แก้ปลายทาง Webhook', en: 'changed a webhook endpoint' },
}
const OTHER: Bilingual = { th: 'เปลี่ยนข้อมูลบัญชี', en: 'changed the account' }

export const teamActWords = (act: string): Bilingual =>
  TEAM_ACT_WORDS[act] ?? AREA_WORDS[act.split('.')[0] ?? ''] ?? OTHER

/** Texts of hold requests, after "asks to" or "ขอ". */
const REQUEST_WORDS: Readonly<Record<string, Bilingual>> = {
  'jobs.accept': { th: 'รับครีเอเตอร์', en: 'accept a creator' },
  'jobs.invite': { th: 'เชิญครีเอเตอร์', en: 'invite a creator' },
  'jobs.acceptSeveral': { th: 'รับครีเอเตอร์หลายคน', en: 'accept several creators' },
  'jobs.inviteSeveral': { th: 'เชิญครีเอเตอร์หลายคน', en: 'invite several creators' },
  'jobs.counterOffer': { th: 'เสนอราคากลับ', en: 'make a counter-offer' },
  'jobs.payExtraRound': { th: 'จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง', en: 'pay for one more revision' },
}

export const requestWords = (act: string): Bilingual =>
  REQUEST_WORDS[act] ?? { th: 'พักเครดิต', en: 'put credits on hold' }
