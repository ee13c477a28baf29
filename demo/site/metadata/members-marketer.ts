import type { Row } from './row.ts'

const keywords = { th: 'บัญชีแบรนด์, แคมเปญ, เครดิต', en: 'brand account, campaigns, credits' }

/** Pages of a signed-in brand. */
export const MARKETER_MEMBER_PAGES: readonly Row[] = [
  {
    page: 'acceptConsent',
    section: 'Marketer',
    title: { th: 'ความยินยอมของบัญชีแบรนด์', en: 'Consents of your brand account' },
    description: {
      th: 'ดูสิ่งที่บัญชีแบรนด์รับทราบและยินยอมไว้ เปลี่ยนคำตอบเรื่องข่าวสารได้ทุกเมื่อ ถอนง่ายเท่ากับตอนให้',
      en: 'See what your brand account has read and agreed to, and change your answer on news and offers any time.',
    },
    keywords,
    scene: 'health',
  },
  {
    page: 'dashboard',
    section: 'Marketer',
    title: { th: 'แดชบอร์ดแบรนด์', en: 'Brand dashboard' },
    description: {
      th: 'เรื่องที่รอคุณตัดสินใจ ผู้สมัครใหม่ ดราฟต์รอตรวจ เครดิตคงเหลือ และการเข้าถึงของแคมเปญที่เปิดรับอยู่',
      en: "What needs your decision: applicants, drafts, credits left, and the reach of the campaigns you're running.",
    },
    keywords,
    scene: 'investment',
  },
  {
    page: 'account',
    section: 'Marketer',
    title: { th: 'โปรไฟล์แบรนด์', en: 'Brand profile' },
    description: {
      th: 'ข้อมูลแบรนด์ ข้อมูลสำหรับใบกำกับภาษี คนในทีม และการตั้งค่าบัญชีของแบรนด์ อยู่ในหน้านี้ทั้งหมด',
      en: 'Your brand details, the details for your tax invoices, and the settings of your brand account, all on one page.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'signUpProfile',
    section: 'Marketer',
    title: { th: 'กรอกโปรไฟล์แบรนด์', en: 'Complete your brand profile' },
    description: {
      th: 'บอกชื่อแบรนด์ ผู้ติดต่อ และข้อมูลสำหรับใบกำกับภาษี ใช้เวลาไม่กี่นาที แล้วสร้างแคมเปญแรกได้เลย',
      en: 'Add your brand name, a contact and the details for tax invoices. It takes a few minutes. Then create a campaign.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'usageStatement',
    title: { th: 'รายการใช้จ่าย', en: 'Usage statement' },
    description: {
      th: 'เครดิตที่รับเข้า ใช้ไป พักไว้ และคืน เรียงตามวัน พร้อมใบกำกับภาษี/ใบเสร็จรับเงินของทุกการซื้อ',
      en: 'Credits in, out, on hold and returned, day by day, with the tax invoice / receipt for each purchase.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'financeEmail',
    title: { th: 'อีเมลฝ่ายบัญชี', en: 'Finance email' },
    description: {
      th: 'ตั้งอีเมลของฝ่ายบัญชีให้ได้รับแจ้งทุกครั้งที่ออกใบกำกับภาษี/ใบเสร็จรับเงินหรือใบลดหนี้',
      en: 'Let your finance team know by email whenever a tax invoice / receipt or credit note is issued.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'document',
    section: 'Marketer',
    title: { th: 'เอกสาร', en: 'Documents' },
    description: {
      th: 'ใบกำกับภาษี/ใบเสร็จรับเงินและใบลดหนี้ทุกฉบับของแบรนด์ เปิดเป็น PDF หรือดาวน์โหลดทั้งช่วงวันที่ในไฟล์เดียว',
      en: 'Every tax invoice / receipt and credit note of your brand. Open each as a PDF, or download a range of dates in one file.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'credit',
    title: { th: 'ยอดเครดิต', en: 'Credit balance' },
    description: {
      th: 'ดูเครดิตที่ใช้ได้ เครดิตที่พักไว้กับงาน และวันหมดอายุของแต่ละก้อน แต่ละก้อนใช้ได้ {$creditMonths} เดือนนับจากวันที่เติม',
      en: 'What you can spend, what’s on hold for jobs, and when credits expire. Each top-up is valid for {$creditMonths} months.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'buyCredit',
    title: { th: 'เติมเครดิต', en: 'Top up credits' },
    description: {
      th: 'เติมเครดิตด้วย QR พร้อมเพย์ บัตร หรือโอนพร้อมสลิป 1 เครดิตเท่ากับ 1 บาท ยังไม่รวม VAT {$vat} ได้ใบกำกับภาษีทันที',
      en: 'Top up by PromptPay QR, card or transfer with a slip. 1 credit is THB 1 before {$vat} VAT, with a tax invoice.',
    },
    keywords,
    scene: 'finance',
  },
  {
    page: 'manageCampaign',
    title: { th: 'จัดการแคมเปญ', en: 'Manage campaigns' },
    description: {
      th: 'แคมเปญทั้งหมดของคุณ ตั้งแต่ร่าง รอทีมงานตรวจ เปิดรับ จนถึงปิดรับแล้ว พร้อมจำนวนผู้สมัครและที่ว่าง',
      en: 'All your campaigns, from draft and review to live and closed, with applicants, slots left and what they cost.',
    },
    keywords,
    scene: 'skincare',
  },
  {
    page: 'job',
    section: 'Marketer',
    title: { th: 'งานทั้งหมด', en: 'Jobs' },
    description: {
      th: 'งานของทุกแคมเปญในรายการเดียว เรียงตามกำหนดส่ง ค่าจ้าง หรือชื่อครีเอเตอร์ และเลือกดูทีละเดือน',
      en: 'Jobs from all your campaigns in one list, by deadline, pay or creator, month by month.',
    },
    keywords,
    scene: 'investment',
  },
  {
    page: 'calendar',
    section: 'Marketer',
    title: { th: 'ปฏิทินกำหนดส่ง', en: 'Calendar' },
    description: {
      th: 'ดราฟต์ โพสต์ พัสดุ และวันปิดรับสมัครของทุกแคมเปญของคุณ ดูได้ทั้งแบบเดือนและแบบรายการ',
      en: 'Drafts, posts, parcels and closing dates of all your campaigns, as a month or a list.',
    },
    keywords,
    scene: 'investment',
  },
  {
    page: 'shipping',
    section: 'Marketer',
    title: { th: 'จัดส่งสินค้า', en: 'Shipping' },
    description: {
      th: 'ดาวน์โหลดที่อยู่ของครีเอเตอร์ทุกคนในไฟล์เดียว แล้วใส่เลขพัสดุพร้อมกันจากไฟล์เดิม',
      en: 'Download every creator’s address in one file, then add the tracking numbers from the same file.',
    },
    keywords,
    scene: 'investment',
  },
  {
    page: 'packageBalance',
    title: { th: 'ยอดแพ็กเกจ', en: 'Package balance' },
    description: {
      th: 'สิทธิ์คงเหลือของแต่ละแพ็กเกจ ใช้ไปแล้วกี่งาน และใช้ได้ถึงเมื่อไร แพ็กเกจใช้ได้ {$packageMonths} เดือนนับจากวันซื้อ',
      en: 'Jobs left in each package, how many you’ve used, and when they expire. Packages are valid for {$packageMonths} months.',
    },
    keywords,
    scene: 'fashion',
  },
  {
    page: 'managePackageCampaign',
    title: { th: 'จัดการแคมเปญแพ็กเกจ', en: 'Manage package campaigns' },
    description: {
      th: 'แคมเปญที่จ่ายด้วยสิทธิ์ในแพ็กเกจ ดูผู้สมัคร งานที่กำลังทำ และสิทธิ์คงเหลือ สร้างแคมเปญใหม่ได้จากหน้านี้',
      en: 'Campaigns paid with a package: applicants, jobs in progress and jobs left. Create your next one from here.',
    },
    keywords,
    scene: 'fashion',
  },
  {
    page: 'findInfluencer',
    title: { th: 'ค้นหาครีเอเตอร์', en: 'Find creators' },
    description: {
      th: 'กรองครีเอเตอร์ตามช่องทาง ระดับ สายคอนเทนต์ พื้นที่ และราคา ดูคะแนนความน่าเชื่อถือก่อนเก็บเข้ารายชื่อ',
      en: 'Filter creators by platform, tier, topic, place and price, and compare authenticity scores before you shortlist.',
    },
    keywords,
    scene: 'travel',
  },
  {
    page: 'team',
    title: { th: 'ทีมและสิทธิ์', en: 'Your team' },
    description: {
      th: 'เพิ่มคนในทีมและกำหนดว่าใครดูแลแคมเปญ ใครดูแลการเงิน ทุกการดำเนินการมีชื่อผู้ทำกำกับไว้เสมอ',
      en: 'Add people and decide who looks after campaigns and who handles money. Every action shows who did it.',
    },
    keywords,
    scene: 'family',
  },
]
