import type { Row } from './row.ts'

const keywords = { th: 'บัญชีครีเอเตอร์, งาน, รายได้', en: 'creator account, jobs, earnings' }

/** Pages of a signed-in creator or talent manager. */
export const INFLUENCER_MEMBER_PAGES: readonly Row[] = [
  {
    page: 'dashboard',
    section: 'Influencer',
    title: { th: 'แดชบอร์ดครีเอเตอร์', en: 'Creator dashboard' },
    description: {
      th: 'ยอดที่ถอนได้ตอนนี้ งานที่ต้องทำต่อ รายได้แต่ละเดือน และสถานะของทุกช่อง เห็นครบในหน้าเดียว',
      en: "What you can withdraw now, what's due next, earnings by month and the status of each channel, on one page.",
    },
    keywords,
    scene: 'travel',
  },
  {
    page: 'account',
    section: 'Influencer',
    title: { th: 'โปรไฟล์ครีเอเตอร์', en: 'Creator profile' },
    description: {
      th: 'สิ่งที่แบรนด์เห็น ข้อมูลสำหรับเอกสารภาษี ที่อยู่รับของ ความยินยอม และการตั้งค่าบัญชีของคุณ',
      en: 'What brands see, details for your tax documents, your delivery address, your consents and your account settings.',
    },
    keywords,
    scene: 'travel',
  },
  {
    page: 'signUpProfile',
    section: 'Influencer',
    title: { th: 'กรอกโปรไฟล์ครีเอเตอร์', en: 'Complete your creator profile' },
    description: {
      th: 'ชื่อตามเอกสาร เบอร์มือถือ ที่อยู่ และสายคอนเทนต์ กรอกให้ครบสี่ขั้นแล้วพร้อมรับงานแรกจากแบรนด์',
      en: 'Legal name, mobile number, address and topics: four steps, and you are ready to take your first job.',
    },
    keywords,
    scene: 'travel',
  },
  {
    page: 'acceptConsent',
    section: 'Influencer',
    title: { th: 'ความยินยอม', en: 'Consents' },
    description: {
      th: 'ดูสิ่งที่คุณรับทราบและยินยอมไว้ เปลี่ยนคำตอบเรื่องแบบจำลองภาษาไทยและข่าวสารได้ทุกเมื่อ ถอนง่ายเท่ากับตอนให้',
      en: 'See what you have read and agreed to, and change your answers on Thai language models and news any time.',
    },
    keywords,
    scene: 'health',
  },
  {
    page: 'channelAdd',
    title: { th: 'เพิ่มช่อง', en: 'Add a channel' },
    description: {
      th: 'เลือกช่องทาง ยืนยันว่าเป็นเจ้าของ แล้วรู้ผลตรวจทันทีว่าผ่านข้อไหน ขาดอีกเท่าไร พร้อมราคาประเมิน',
      en: "Choose a platform, verify it's yours, and see which checks pass, what's missing and a price estimate.",
    },
    keywords,
    scene: 'tech',
  },
  {
    page: 'channelDetail',
    title: { th: 'ช่องของฉัน', en: 'My channels' },
    description: {
      th: 'ตัวเลขล่าสุดของช่อง ผลตรวจ คะแนนความน่าเชื่อถือ และราคาของแต่ละชนิดโพสต์ที่คุณตั้งเองได้',
      en: "Your channel's latest stats, its checks and authenticity score, and your price for each post type.",
    },
    keywords,
    scene: 'tech',
  },
  {
    page: 'brandJob',
    title: { th: 'งานของฉัน', en: 'My jobs' },
    description: {
      th: 'งานเชิญใหม่ งานที่กำลังทำ และงานที่จบแล้ว พร้อมกำหนดส่งถัดไปและค่าจ้างของแต่ละงาน เรียงตามเรื่องที่ต้องทำก่อน',
      en: 'New invites, jobs in progress and completed ones, each with its next deadline and its pay, most urgent first.',
    },
    keywords,
    scene: 'skincare',
  },
  {
    page: 'jobMarket',
    title: { th: 'หางาน', en: 'Find jobs' },
    description: {
      th: 'งานที่เปิดรับและตรงกับช่องของคุณ บอกคะแนนความตรง ค่าจ้าง วันปิดรับ และจำนวนที่ว่างก่อนกดสมัคร',
      en: 'Open jobs that fit your channels, with match score, pay, closing date and slots left before you apply.',
    },
    keywords,
    scene: 'skincare',
  },
  {
    page: 'statement',
    title: { th: 'รายได้', en: 'Earnings' },
    description: {
      th: 'รายได้แต่ละงาน ภาษีที่หักไว้ รายการถอน และใบ 50 ทวิให้ดาวน์โหลด เลือกดูทีละเดือนหรือทั้งหมดได้',
      en: 'Pay for each job, tax withheld, withdrawals and 50 Tawi certificates to download, by month or all at once.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'withdraw',
    title: { th: 'ถอนเงิน', en: 'Withdraw' },
    description: {
      th: 'ถอนเข้าบัญชีรับเงินตั้งแต่ ฿{$withdrawMin} ค่าธรรมเนียม ฿{$withdrawFee} และฟรีตั้งแต่ ฿{$withdrawFreeFrom} ยืนยันด้วยรหัส {$secureCodeDigits} หลัก',
      en: 'Withdraw to your payout account from ฿{$withdrawMin}. The fee is ฿{$withdrawFee}, or free from ฿{$withdrawFreeFrom}. Confirm with a {$secureCodeDigits}-digit code.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'bankAccount',
    title: { th: 'บัญชีรับเงิน', en: 'Payout account' },
    description: {
      th: 'เพิ่มหรือเปลี่ยนบัญชีรับเงินในชื่อของคุณ เปลี่ยนแล้วรอ {$bankChangeHours} ชั่วโมงจึงถอนได้ เพื่อความปลอดภัยของเงิน',
      en: 'Add or change the account in your name that we pay into. After a change, withdrawals open again in {$bankChangeHours} hours.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'inviteFriend',
    title: { th: 'ชวนเพื่อน', en: 'Invite a friend' },
    description: {
      th: 'ชวนเพื่อนมาเป็นครีเอเตอร์ รับ {$referralRate} ของค่าจ้างเพื่อนนาน {$referralMonths} เดือน สูงสุด ฿{$referralCap} ต่อคน เพื่อนไม่เสียอะไร',
      en: 'Invite a friend and earn {$referralRate} of their job pay for {$referralMonths} months, up to ฿{$referralCap} each. It costs them nothing.',
    },
    keywords,
    scene: 'family',
  },
  {
    page: 'partnerFriend',
    title: { th: 'ครีเอเตอร์ของฉัน', en: 'My creators' },
    description: {
      th: 'รายชื่อครีเอเตอร์ในสังกัด ขอบเขตที่แต่ละคนยินยอม ส่วนแบ่ง และวันสิ้นสุด เชิญคนใหม่ได้จากหน้านี้',
      en: 'The creators you manage, what each has agreed to, your share and the end date. Invite new ones from here.',
    },
    keywords,
    scene: 'family',
  },
  {
    page: 'partnerJobList',
    title: { th: 'งานของครีเอเตอร์', en: "Creators' jobs" },
    description: {
      th: 'งานของครีเอเตอร์ทุกคนที่คุณดูแล เรียงตามกำหนดส่ง รายได้ หรือชื่อ และกรองตามสถานะหรือเดือนได้',
      en: 'Jobs for every creator you manage, sorted by deadline, earnings or name, and filtered by status or month.',
    },
    keywords,
    scene: 'family',
  },
]
