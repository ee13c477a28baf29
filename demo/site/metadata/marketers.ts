import type { Row } from './row.ts'

/** Open pages for brands. */
export const MARKETER_PAGES: readonly Row[] = [
  {
    page: 'Marketer',
    title: { th: 'จ้างอินฟลูเอนเซอร์ ค่าบริการ {$serviceFee}', en: 'Hire Thai influencers' },
    description: {
      th: 'เห็นคะแนน เหตุผล และราคาก่อนเลือก พักเงินไว้จนงานจบ ค่าบริการ {$serviceFee} บอกให้รู้ตั้งแต่แรก',
      en: 'See scores, reasons and prices before you choose. Money stays on hold until the job is done; the {$serviceFee} fee is shown up front.',
    },
    keywords: {
      th: 'จ้างครีเอเตอร์, จ้างอินฟลูเอนเซอร์, การตลาดครีเอเตอร์, รีวิวสินค้า',
      en: 'hire creators, hire influencers, creator marketing, product reviews',
    },
    scene: 'finance',
  },
  {
    page: 'package',
    title: { th: 'แพ็กเกจอินฟลูเอนเซอร์', en: 'Influencer packages and prices' },
    description: {
      th: 'เลือกจำนวน ระดับ ช่องทาง และชนิดโพสต์ ราคาต่อโพสต์ชัด ใช้ได้ {$packageMonths} เดือน ยังไม่รวม VAT',
      en: 'Choose how many creators, their tier, platform and post type. A clear price per post, VAT excluded. Packages are valid for {$packageMonths} months.',
    },
    keywords: {
      th: 'แพ็กเกจครีเอเตอร์, แพ็กเกจอินฟลูเอนเซอร์, ราคารีวิว',
      en: 'creator packages, influencer packages, review prices',
    },
    scene: 'fashion',
  },
  {
    page: 'influencerPackage',
    title: { th: 'แพ็กเกจตามครีเอเตอร์', en: 'Packages by creator' },
    description: {
      th: 'เลือกครีเอเตอร์ที่ยืนยันช่องแล้ว พร้อมราคาเริ่มต้นของแต่ละชนิดโพสต์ เทียบคนที่ใช่ก่อนส่งคำเชิญ',
      en: 'Choose from creators with verified channels and see starting prices for each post type.',
    },
    keywords: {
      th: 'เลือกครีเอเตอร์, ราคาครีเอเตอร์, แพ็กเกจอินฟลูเอนเซอร์',
      en: 'choose creators, creator prices, influencer packages',
    },
    scene: 'health',
  },
  {
    page: 'publicCampaign',
    title: { th: 'ประกาศงานรีวิว รับสมัครครีเอเตอร์', en: 'Post a creator job' },
    description: {
      th: 'ลงแคมเปญในตลาดงาน รับผู้สมัครพร้อมคะแนนและเหตุผล จ่ายเฉพาะงานที่คุณรับ หยุดรับสมัครได้ทุกเมื่อ',
      en: 'Post to the job market, get applicants with scores and reasons, and pay only for jobs you accept.',
    },
    keywords: {
      th: 'แคมเปญสาธารณะ, ประกาศงานรีวิว, รับสมัครครีเอเตอร์',
      en: 'public campaigns, post review jobs, creator applicants',
    },
    scene: 'noodles',
  },
  {
    page: 'inviteOnlyCampaign',
    title: { th: 'เชิญครีเอเตอร์ที่คุณเลือก', en: 'Invite creators directly' },
    description: {
      th: 'เลือกครีเอเตอร์เอง ส่งคำเชิญพร้อมราคา และพักเครดิตเมื่อเชิญ เหมาะกับสินค้าที่ยังไม่เปิดตัว',
      en: 'Choose creators yourself and send each one an invite with its price. Credits go on hold when you invite.',
    },
    keywords: {
      th: 'แคมเปญเชิญเท่านั้น, เชิญครีเอเตอร์, เปิดตัวสินค้า',
      en: 'invite-only campaigns, invite creators, product launch',
    },
    scene: 'car',
  },
  {
    page: 'signup',
    section: 'Marketer',
    title: { th: 'สมัครใช้งานสำหรับแบรนด์', en: 'Sign up as a brand' },
    description: {
      th: 'สมัครฟรีสำหรับแบรนด์ เอเจนซี และบุคคลทั่วไป แล้วสร้างแคมเปญแรกของคุณ จ่ายเมื่อรับครีเอเตอร์เท่านั้น',
      en: 'Free for brands, agencies and individuals. Then create your first campaign; you pay only for jobs you accept.',
    },
    keywords: { th: 'สมัครแบรนด์, เปิดบัญชีแบรนด์, เอเจนซี', en: 'brand sign-up, brand account, agency' },
    scene: 'finance',
  },
  {
    page: 'login',
    section: 'Marketer',
    title: { th: 'เข้าสู่ระบบแบรนด์', en: 'Brand login' },
    description: {
      th: 'เข้าดูแคมเปญ เครดิต และรายงานของคุณ ดูผู้สมัครที่รอเลือกและดราฟต์ที่รอตรวจได้จากแดชบอร์ด',
      en: 'Log in to your campaigns, credits and reports, and see which applicants and drafts need your decision.',
    },
    keywords: { th: 'เข้าสู่ระบบแบรนด์, บัญชีแบรนด์', en: 'brand login, brand account' },
    scene: 'finance',
  },
  {
    page: 'recovery',
    section: 'Marketer',
    title: { th: 'ตั้งรหัสผ่านแบรนด์ใหม่', en: 'Reset your brand password' },
    description: {
      th: 'ใส่อีเมลเพื่อรับรหัสสำหรับตั้งรหัสผ่านใหม่ของบัญชีแบรนด์ รหัสยืนยันมี {$secureCodeDigits} หลักและใช้ได้ {$codeMinutes} นาทีหลังส่ง',
      en: 'Enter your email to get a reset code for your brand account. It has {$secureCodeDigits} digits and is valid for {$codeMinutes} minutes.',
    },
    keywords: { th: 'ลืมรหัสผ่าน, ตั้งรหัสผ่านใหม่, แบรนด์', en: 'forgot password, reset password, brand' },
    scene: 'finance',
  },
  {
    page: 'expired',
    title: { th: 'บัญชีแบรนด์หมดอายุ', en: 'Brand account expired' },
    description: {
      th: 'ต่ออายุเพื่อใช้เครดิตและแคมเปญต่อ ระหว่างนี้ยังดาวน์โหลดใบกำกับภาษีและเอกสารของคุณได้ตามปกติ',
      en: 'Renew to use your credits and campaigns. Until then you can still download your tax invoices and documents.',
    },
    keywords: { th: 'บัญชีหมดอายุ, ต่ออายุบัญชีแบรนด์', en: 'expired account, renew brand account' },
    scene: 'finance',
  },
  {
    page: 'suspended',
    title: { th: 'บัญชีแบรนด์ถูกระงับชั่วคราว', en: 'Brand account suspended' },
    description: {
      th: 'ดูเหตุผลและวิธียื่นขอเปิดใช้บัญชี งานที่ทำอยู่หยุดนับเวลาไว้ และทีมงานจะพิจารณาทีละงาน เงินยังพักไว้ตามเดิม',
      en: 'See why and how to appeal. Jobs in progress are paused while our team reviews each one. The money stays on hold.',
    },
    keywords: { th: 'บัญชีถูกระงับ, ยื่นขอเปิดใช้บัญชี', en: 'suspended account, appeal' },
    scene: 'finance',
  },
  {
    page: 'permanently',
    title: { th: 'บัญชีแบรนด์ปิดถาวร', en: 'Brand account closed' },
    description: {
      th: 'ดูเหตุผลและเอกสารที่ยังดาวน์โหลดได้ เช่น ใบกำกับภาษี รายงานแคมเปญ และรายการใช้จ่ายที่ผ่านมา',
      en: 'See why and what you can still download, such as tax invoices, campaign reports and past statements.',
    },
    keywords: { th: 'บัญชีปิดถาวร, ดาวน์โหลดเอกสาร', en: 'closed account, download documents' },
    scene: 'finance',
  },
]
