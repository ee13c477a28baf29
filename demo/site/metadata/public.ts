import type { Row } from './row.ts'

/** Pages of the company, the market and the magazine. */
export const PUBLIC_PAGES: readonly Row[] = [
  {
    page: 'home',
    title: { th: 'จ้างครีเอเตอร์ หางานรีวิว เห็นราคาก่อน', en: 'Influencer marketplace Thailand' },
    description: {
      th: 'ตลาดงานรีวิวของแบรนด์และอินฟลูเอนเซอร์ไทย เห็นราคาชัด เงินพักไว้ก่อนเริ่ม และเข้ากระเป๋าครีเอเตอร์เมื่องานจบ',
      en: 'Where Thai brands meet creators. You see the price first, the money is on hold before work starts, and it’s paid out when the job is done.',
    },
    keywords: {
      th: 'ตลาดงานรีวิว, จ้างครีเอเตอร์, จ้างอินฟลูเอนเซอร์, งานรีวิวสินค้า, Talad',
      en: 'influencer marketplace Thailand, hire creators, review jobs, Thai creators, Talad',
    },
    scene: 'thaitea',
  },
  {
    page: 'faq',
    title: { th: 'ถอนเงิน ภาษี เครดิต: คำถามที่พบบ่อย', en: 'Creator and brand FAQ' },
    description: {
      th: 'คำตอบเรื่องสมัคร งาน เงินพักไว้ ถอนเงิน ภาษีหัก ณ ที่จ่าย เครดิต และแพ็กเกจ ทั้งฝั่งแบรนด์และครีเอเตอร์',
      en: 'Answers on sign-up, jobs, money on hold, withdrawals, withholding tax, credits and packages.',
    },
    keywords: {
      th: 'คำถาม Talad, ถอนเงินครีเอเตอร์, ภาษีครีเอเตอร์, ใบ 50 ทวิ, เครดิตแบรนด์',
      en: 'Talad help, creator withdrawals, creator tax, 50 Tawi, brand credits',
    },
    scene: 'news',
  },
  {
    page: 'about',
    title: { th: 'Talad คือใคร', en: 'About Talad' },
    description: {
      th: 'ตลาดกลางของงานรีวิวไทยที่บอกราคา ค่าบริการ และภาษีตั้งแต่แรก และพักเงินไว้ก่อนเริ่มทุกงาน',
      en: 'The Thai marketplace for creator jobs that shows price, fee and tax from the start, with money on hold.',
    },
    keywords: {
      th: 'เกี่ยวกับ Talad, ตลาด มีเดีย, ตลาดครีเอเตอร์ไทย',
      en: 'about Talad, Talad Media, Thai creator market',
    },
    scene: 'home',
  },
  {
    page: 'contact',
    title: { th: 'ติดต่อเรา', en: 'Contact us' },
    description: {
      th: 'ส่งคำถามถึงทีมงาน หรือดูช่องทางติดต่อเรื่องงาน เงิน และบัญชี เลือกหัวข้อให้ตรงแล้วเราตอบได้เร็วขึ้น',
      en: 'Ask our team, or find the right contact for jobs, money and accounts. Choose a topic and we can reply sooner.',
    },
    keywords: { th: 'ติดต่อ Talad, ช่วยเหลือ, ที่อยู่บริษัท', en: 'contact Talad, support, company address' },
    scene: 'tech',
  },
  {
    page: 'privacy',
    title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
    description: {
      th: 'เราเก็บข้อมูลอะไร ใช้ทำอะไร เก็บนานแค่ไหน และคุณขอดู แก้ หรือลบได้อย่างไร ตามกฎหมาย PDPA',
      en: 'What we collect, why, for how long, and how you can see, correct or delete it under the Thai PDPA.',
    },
    keywords: {
      th: 'นโยบายความเป็นส่วนตัว, PDPA, ข้อมูลส่วนบุคคล, คุกกี้',
      en: 'privacy policy, PDPA, personal data, cookies',
    },
    scene: 'health',
  },
  {
    page: 'termsOfUse',
    title: { th: 'เงื่อนไขการใช้งาน', en: 'Terms of use' },
    description: {
      th: 'ข้อตกลงระหว่างคุณกับเรา สำหรับแบรนด์และอินฟลูเอนเซอร์ รวมเรื่องเงินพักไว้และการยกเลิก',
      en: 'The agreement between you and us, for brands and influencers, with the rules on money on hold and cancelling.',
    },
    keywords: {
      th: 'เงื่อนไขการใช้งาน, สัญญาจ้างอินฟลูเอนเซอร์, ตารางคืนเงิน, ข้อพิพาท',
      en: 'terms of use, influencer agreement, refund table, disputes',
    },
    scene: 'news',
  },
  {
    page: 'partnership',
    title: { th: 'ร่วมเป็นพันธมิตร', en: 'Partnership' },
    description: {
      th: 'สำหรับเอเจนซี แพลตฟอร์ม และองค์กรที่อยากร่วมงานกับเราและครีเอเตอร์ไทย เล่าแผนของคุณให้เราฟังได้',
      en: 'For agencies, platforms and organisations that want to work with Thai creators alongside us.',
    },
    keywords: {
      th: 'พันธมิตร, เอเจนซีครีเอเตอร์, ร่วมงานกับ Talad',
      en: 'partnership, creator agency, work with Talad',
    },
    scene: 'family',
  },
  {
    page: 'articles',
    title: { th: 'เทคนิคจ้างและรับงานรีวิว', en: 'Influencer marketing guides' },
    description: {
      th: 'วิธีตั้งราคา ทำดราฟต์ อ่านผลลัพธ์ และจัดการภาษี จากคนที่ทำงานรีวิวจริง อ่านแล้วเอาไปใช้ได้เลย',
      en: 'How to set prices, make drafts, read results and handle tax, from people who do the work.',
    },
    keywords: {
      th: 'บทความครีเอเตอร์, ตั้งราคางานรีวิว, เขียนบรีฟ, ภาษีครีเอเตอร์',
      en: 'creator articles, pricing review jobs, writing briefs, creator tax',
    },
    scene: 'news',
  },
  {
    page: 'caseStudy',
    title: { th: 'กรณีศึกษาแคมเปญครีเอเตอร์', en: 'Creator campaign case studies' },
    description: {
      th: 'โจทย์ วิธีเลือกครีเอเตอร์ และผลลัพธ์เป็นตัวเลขของแคมเปญที่จบแล้ว แยกตามกลุ่มธุรกิจให้เทียบกันได้',
      en: 'The brief, how creators were chosen, and results in numbers from finished campaigns.',
    },
    keywords: {
      th: 'กรณีศึกษา, ผลลัพธ์แคมเปญ, แคมเปญครีเอเตอร์',
      en: 'case studies, campaign results, creator campaigns',
    },
    scene: 'investment',
  },
  {
    page: 'jobMarketBoard',
    title: { th: 'งานรีวิวสินค้าที่เปิดรับวันนี้', en: 'Paid creator jobs in Thailand' },
    description: {
      th: 'เลือกงานตามช่องทาง ชนิดโพสต์ และค่าจ้าง พร้อมวันปิดรับและจำนวนที่ว่าง เห็นราคาทุกงานก่อนสมัคร',
      en: 'Find jobs by platform, post type and pay. See the price, closing date and slots left before you apply.',
    },
    keywords: {
      th: 'หางานรีวิว, งานรีวิวสินค้า, งานครีเอเตอร์, งาน TikTok, งาน Instagram',
      en: 'review jobs, creator jobs, TikTok jobs, Instagram jobs, Thailand',
    },
    scene: 'skincare',
  },
  {
    page: 'winnerThailandInfluencerAwards',
    title: { th: 'ผู้ได้รับรางวัล Thailand Influencer Awards', en: 'Thailand Influencer Awards winners' },
    description: {
      th: 'รายชื่อผู้ชนะแต่ละสาขาและผลงานที่ได้รับรางวัล แยกตามปี พร้อมช่องของแต่ละคนและเหตุผลของกรรมการ',
      en: "Winners in each category and the work that won, year by year, with their channels and the jury's reasons.",
    },
    keywords: {
      th: 'Thailand Influencer Awards, รางวัลอินฟลูเอนเซอร์, ผู้ชนะ',
      en: 'Thailand Influencer Awards, influencer awards, winners',
    },
    scene: 'music',
  },
  {
    page: 'search',
    title: { th: 'ค้นหา', en: 'Search' },
    description: {
      th: 'ค้นหางาน แพ็กเกจ บทความ กรณีศึกษา และคำตอบในที่เดียว พิมพ์คำเดียวก็เจอ ใช้ได้ทั้งภาษาไทยและอังกฤษ',
      en: 'Search jobs, packages, articles, case studies and answers in one place, in Thai or in English.',
    },
    keywords: { th: 'ค้นหา, งานรีวิว, บทความ, แพ็กเกจ', en: 'search, review jobs, articles, packages' },
    scene: 'tech',
  },
  {
    page: 'unsubscribe',
    title: { th: 'ยกเลิกรับข่าวทางอีเมล', en: 'Unsubscribe from news' },
    description: {
      th: 'ยกเลิกรับข่าวและข้อเสนอทางอีเมลจาก Talad ข้อความเรื่องงานและเงินของคุณยังส่งถึงเหมือนเดิม',
      en: 'Stop news and offers from Talad by email. You’ll still get messages about your jobs and money.',
    },
    keywords: { th: 'เลิกรับข่าว, ยกเลิกอีเมล', en: 'unsubscribe, stop emails' },
    scene: 'home',
  },
  {
    page: 'Download',
    title: { th: 'ดาวน์โหลดแอป Talad', en: 'Get the Talad app' },
    description: {
      th: 'เปิดลิงก์ดาวน์โหลดแอปสำหรับ iOS และ Android รวมถึงเอกสารสำหรับแบรนด์และครีเอเตอร์ เช่น แบบบรีฟและคู่มือ',
      en: 'Open the download link for iOS and Android, or get documents for brands and creators, such as our brief template.',
    },
    keywords: {
      th: 'แอป Talad, ดาวน์โหลด, iOS, Android, แบบบรีฟ',
      en: 'Talad app, download, iOS, Android, brief template',
    },
    scene: 'tech',
  },
  {
    page: 'setCookieGGForm',
    title: { th: 'ตั้งค่าคุกกี้', en: 'Cookie settings' },
    description: {
      th: 'เลือกคุกกี้ที่คุณยอมรับ ประเภทจำเป็นเปิดตลอด ส่วนวิเคราะห์และการตลาดเปิดเมื่อคุณเลือกเท่านั้น',
      en: 'Choose the cookies you accept. Necessary ones are always on; analytics and marketing run only if you allow them.',
    },
    keywords: { th: 'ตั้งค่าคุกกี้, ความยินยอม, PDPA', en: 'cookie settings, consent, PDPA' },
    scene: 'health',
  },
]
