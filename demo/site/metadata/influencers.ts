import type { Row } from './row.ts'

/** Open pages for creators, and pages that belong to no section. */
export const INFLUENCER_PAGES: readonly Row[] = [
  {
    page: 'Influencer',
    title: { th: 'รับงานรีวิว ประเมินราคาช่องฟรี', en: 'Get paid review jobs' },
    description: {
      th: 'เชื่อมต่อช่อง ตั้งราคาเอง รับงานที่ตรง เงินพักไว้ก่อนเริ่ม ถอนได้ตั้งแต่ ฿{$withdrawMin} และไม่หักค่าบริการจากครีเอเตอร์',
      en: 'Connect a channel, set your price and take jobs that fit. Money is on hold before you start. Minimum withdrawal ฿{$withdrawMin}.',
    },
    keywords: {
      th: 'สมัครครีเอเตอร์, รับงานรีวิว, รายได้ครีเอเตอร์, อินฟลูเอนเซอร์',
      en: 'become a creator, review jobs, creator income, influencer',
    },
    scene: 'travel',
  },
  {
    page: 'signup',
    section: 'Influencer',
    title: { th: 'สมัครเป็นครีเอเตอร์', en: 'Sign up as a creator' },
    description: {
      th: 'สมัครด้วยอีเมล แล้วเชื่อมต่อช่องและดูราคาประเมิน ไม่มีค่าสมัคร เริ่มได้ตั้งแต่ผู้ติดตาม {$followersMin} คนในช่องทางส่วนใหญ่',
      en: 'Sign up with your email, then connect a channel and see its price estimate. No joining fee, no cut of your pay.',
    },
    keywords: {
      th: 'สมัครครีเอเตอร์, สมัครอินฟลูเอนเซอร์, ประเมินราคาช่อง',
      en: 'creator sign-up, influencer sign-up, channel price estimate',
    },
    scene: 'travel',
  },
  {
    page: 'success',
    title: { th: 'สมัครสำเร็จ', en: "You're in" },
    description: {
      th: 'บัญชีครีเอเตอร์พร้อมแล้ว ขั้นต่อไปคือกรอกโปรไฟล์ เพิ่มช่อง และตั้งราคา แล้วเริ่มสมัครงานแรกได้เลย',
      en: 'Your creator account is ready. Next, complete your profile, add a channel and set your prices to apply for jobs.',
    },
    keywords: { th: 'สมัครสำเร็จ, บัญชีครีเอเตอร์', en: 'signed up, creator account' },
    scene: 'travel',
  },
  {
    page: 'login',
    section: 'Influencer',
    title: { th: 'เข้าสู่ระบบครีเอเตอร์', en: 'Creator login' },
    description: {
      th: 'เข้าดูงาน ช่อง และรายได้ของคุณ ตอบงานเชิญใหม่ ส่งดราฟต์ และถอนเงินจากกระเป๋าได้ในที่เดียว',
      en: 'Log in to your jobs, channels and earnings. Reply to invites, send drafts and withdraw, all in one place.',
    },
    keywords: { th: 'เข้าสู่ระบบครีเอเตอร์, บัญชีครีเอเตอร์', en: 'creator login, creator account' },
    scene: 'travel',
  },
  {
    page: 'recovery',
    section: 'Influencer',
    title: { th: 'ตั้งรหัสผ่านครีเอเตอร์ใหม่', en: 'Reset your creator password' },
    description: {
      th: 'ใส่อีเมลเพื่อรับรหัสสำหรับตั้งรหัสผ่านใหม่ของบัญชีครีเอเตอร์ รหัสยืนยันมี {$secureCodeDigits} หลักและใช้ได้ {$codeMinutes} นาทีหลังส่ง',
      en: 'Enter your email to get a reset code for your creator account. It has {$secureCodeDigits} digits and is valid for {$codeMinutes} minutes.',
    },
    keywords: { th: 'ลืมรหัสผ่าน, ตั้งรหัสผ่านใหม่, ครีเอเตอร์', en: 'forgot password, reset password, creator' },
    scene: 'travel',
  },
  {
    page: 'suspended',
    section: 'Influencer',
    title: { th: 'บัญชีครีเอเตอร์ถูกระงับชั่วคราว', en: 'Creator account suspended' },
    description: {
      th: 'ดูเหตุผลและวิธียื่นขอเปิดใช้บัญชี งานที่ทำอยู่หยุดนับเวลาไว้ และทีมงานจะพิจารณาทีละงาน ยอดเงินของคุณยังอยู่ครบ',
      en: 'See why and how to appeal. Jobs in progress are paused while our team reviews each one. Your balance isn’t affected.',
    },
    keywords: { th: 'บัญชีถูกระงับ, ยื่นขอเปิดใช้บัญชี', en: 'suspended account, appeal' },
    scene: 'travel',
  },
  {
    page: 'permanently',
    section: 'Influencer',
    title: { th: 'บัญชีครีเอเตอร์ปิดถาวร', en: 'Creator account closed' },
    description: {
      th: 'ดูเหตุผล วิธีขอให้ทบทวน และเอกสารที่ยังดาวน์โหลดได้ เช่น ใบ 50 ทวิและรายการรายได้ที่ผ่านมา',
      en: 'See why, how to ask for a review, and what you can still download, such as tax certificates and past earnings.',
    },
    keywords: { th: 'บัญชีปิดถาวร, ดาวน์โหลดเอกสาร', en: 'closed account, download documents' },
    scene: 'travel',
  },
  {
    page: 'goto:login',
    title: { th: 'กำลังพาไปหน้าเข้าสู่ระบบ', en: 'Taking you to log in' },
    description: {
      th: 'เข้าสู่ระบบครีเอเตอร์ ถ้าหน้านี้ไม่เปลี่ยนเองในครู่เดียว กดปุ่มเข้าสู่ระบบเพื่อไปต่อได้เลย',
      en: "Creator login. If this page doesn't move on by itself in a moment, use the button to go there yourself.",
    },
    keywords: { th: 'เข้าสู่ระบบครีเอเตอร์', en: 'creator login' },
    scene: 'travel',
  },
  {
    page: 'lineReturn',
    title: { th: 'กำลังเชื่อมต่อกับ LINE', en: 'Connecting with LINE' },
    description: {
      th: 'กำลังกลับจาก LINE มาที่ Talad ถ้าหน้านี้ไม่เปลี่ยนเองในครู่เดียว กลับไปหน้าเข้าสู่ระบบแล้วลองใหม่อีกครั้ง',
      en: "Returning from LINE. If this page doesn't move on by itself in a moment, return to the login page and try again.",
    },
    keywords: { th: 'เข้าสู่ระบบด้วย LINE', en: 'log in with LINE' },
    scene: 'travel',
  },
  {
    page: 'login',
    section: 'Operator',
    title: { th: 'เข้าสู่ระบบทีมงาน', en: 'Team login' },
    description: {
      th: 'ระบบหลังบ้านของทีมงาน Talad สำหรับตรวจช่อง แคมเปญ และรายการถอนเงิน เฉพาะเจ้าหน้าที่ที่ได้รับสิทธิ์',
      en: 'The back office of the Talad team, for channel, campaign and withdrawal checks. Only for people with access.',
    },
    keywords: { th: 'ทีมงาน Talad, ระบบหลังบ้าน', en: 'Talad team, back office' },
    scene: 'tech',
  },
  {
    page: 'logout',
    title: { th: 'ออกจากระบบ', en: 'Log out' },
    description: {
      th: 'ออกจากระบบบนอุปกรณ์นี้ อุปกรณ์อื่นที่คุณเข้าสู่ระบบไว้ยังอยู่ ดูและออกจากแต่ละเครื่องได้ในหน้าโปรไฟล์',
      en: 'Ends the session on this device. Your other devices stay logged in; you can end those from your profile.',
    },
    keywords: { th: 'ออกจากระบบ', en: 'log out' },
    scene: 'home',
  },
  {
    page: 'deactivateSucceed',
    title: { th: 'ปิดบัญชีแล้ว', en: 'Account closed' },
    description: {
      th: 'ปิดบัญชีเรียบร้อย สมัครใหม่ได้เสมอ เราเก็บเฉพาะเอกสารภาษีและรายการเงินเท่าที่กฎหมายกำหนดให้เก็บ',
      en: 'Your account is closed. You can join again any time. We keep only the tax documents and records the law requires.',
    },
    keywords: { th: 'ปิดบัญชี, สมัครใหม่', en: 'account closed, join again' },
    scene: 'home',
  },
  {
    page: 'error',
    title: { th: 'มีบางอย่างผิดพลาด', en: 'Something went wrong' },
    description: {
      th: 'ขออภัย มีบางอย่างผิดพลาดทางฝั่งเรา เรากำลังแก้ไข ลองใหม่อีกครั้งในอีกสักครู่ หรือกลับไปเริ่มที่หน้าแรก',
      en: "Something went wrong on our side. We're working to fix the problem: try again later or return to the homepage.",
    },
    keywords: { th: 'มีบางอย่างผิดพลาด', en: 'error' },
    scene: 'home',
  },
  {
    page: 'notFound',
    title: { th: 'ไม่พบหน้านี้', en: 'Page not found' },
    description: {
      th: 'กลับหน้าแรกหรือค้นหาอีกครั้ง หน้านี้อาจย้ายที่ งานอาจปิดรับไปแล้ว หรือลิงก์พิมพ์ผิดไปตัวหนึ่ง',
      en: 'Go back to the homepage or search again. The page may have moved, the job may have closed, or the link has a typo.',
    },
    keywords: { th: 'ไม่พบหน้า', en: 'page not found' },
    scene: 'home',
  },
  {
    page: 'test',
    title: { th: 'หน้าทดสอบ', en: 'Test' },
    description: {
      th: 'หน้าภายในสำหรับลองการทำงานของเว็บ ไม่มีเนื้อหาสำหรับผู้เยี่ยมชม กลับหน้าแรกเพื่อดูงานที่เปิดรับวันนี้',
      en: 'Internal page for testing how the site works. There’s nothing for visitors here. Open jobs are on the homepage.',
    },
    keywords: { th: 'หน้าทดสอบ', en: 'test' },
    scene: 'tech',
  },
  {
    page: 'styleguide',
    title: { th: 'คู่มือดีไซน์', en: 'Style guide' },
    description: {
      th: 'ชิ้นส่วนทั้งหมดของหน้าตาเว็บ ปุ่ม ฟอร์ม ตาราง และภาพวาด ในโหมดสว่างและมืด เป็นหน้าภายในของทีม',
      en: 'Every part of the design language: buttons, forms, tables and drawings, in light and dark. Internal page.',
    },
    keywords: { th: 'คู่มือดีไซน์', en: 'style guide, design language' },
    scene: 'fashion',
  },
]
