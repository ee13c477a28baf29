import type { Bilingual } from '../../../src/core/shapes.ts'
import type { Row } from './row.ts'

type Section = 'Marketer' | 'Influencer'
type Text = Pick<Row, 'page' | 'title' | 'description'>

const WHO: Record<Section, Bilingual> = {
  Marketer: { th: 'แบรนด์', en: 'brand' },
  Influencer: { th: 'ครีเอเตอร์', en: 'creator' },
}

/** Settings that both sides have, in the vocabulary of one side. */
const settings = (section: Section): Text[] => {
  const { th, en } = WHO[section]
  return [
    {
      page: 'changeEmail',
      title: { th: 'เปลี่ยนอีเมล', en: 'Change email' },
      description: {
        th: `เปลี่ยนอีเมลของบัญชี${th} ยืนยันด้วยรหัส {$contactCodeDigits} หลักที่ส่งไปยังอีเมลใหม่ รหัสใช้ได้ {$codeMinutes} นาทีหลังจากส่ง`,
        en: `Change the email of your ${en} account. Confirm with a {$contactCodeDigits}-digit code sent to the new one, valid for {$codeMinutes} minutes.`,
      },
    },
    {
      page: 'changePassword',
      title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
      description: {
        th: `ตั้งรหัสผ่านใหม่ของบัญชี${th} ยาว {$passwordMin}–{$passwordMax} ตัว เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นทั้งหมดจะออกจากระบบ`,
        en: `Set a new password of {$passwordMin} to {$passwordMax} characters for your ${en} account. Your other devices are then logged out.`,
      },
    },
    {
      page: 'changeMobilePhone',
      title: { th: 'เปลี่ยนเบอร์มือถือ', en: 'Change mobile number' },
      description: {
        th: `เปลี่ยนเบอร์มือถือของบัญชี${th} เบอร์มี 10 หลัก ขึ้นต้นด้วย 06, 08 หรือ 09 แล้วยืนยันด้วยรหัสทาง SMS`,
        en: `Change the mobile number of your ${en} account: 10 digits, starting with 06, 08 or 09, confirmed by a code sent by SMS.`,
      },
    },
    {
      page: 'verifyMobilePhone',
      title: { th: 'ยืนยันเบอร์มือถือ', en: 'Verify mobile number' },
      description: {
        th: `ใส่รหัส {$contactCodeDigits} หลักที่ส่งทาง SMS เพื่อยืนยันเบอร์ของบัญชี${th} ใส่ผิดได้ 5 ครั้ง และขอใหม่ได้ทุก 60 วินาที`,
        en: `Enter the {$contactCodeDigits} digits from the SMS to verify the number of your ${en} account. You have 5 tries for each code.`,
      },
    },
    {
      page: 'lineNotification',
      title: { th: 'แจ้งเตือนทาง LINE', en: 'LINE notifications' },
      description: {
        th: `เชื่อมต่อ LINE กับบัญชี${th} เพื่อรับเรื่องงาน เงิน และกำหนดส่งทันทีที่เกิดขึ้น เลือกหัวข้อและปิดได้ทุกเมื่อ`,
        en: `Connect LINE to your ${en} account and hear about jobs, money and deadlines right away. Turn it off any time.`,
      },
    },
    {
      page: 'notification',
      title: { th: 'การแจ้งเตือน', en: 'Notifications' },
      description: {
        th: `เลือกว่าบัญชี${th}จะรับเรื่องใดทาง LINE, SMS อีเมล WhatsApp หรือในเว็บ ส่วนเรื่องความปลอดภัยเปิดไว้เสมอ`,
        en: `Choose which notifications your ${en} account gets by LINE, SMS, email, WhatsApp or on the site. Security is always on.`,
      },
    },
    {
      page: 'sessions',
      title: { th: 'อุปกรณ์ที่เข้าสู่ระบบ', en: 'Devices' },
      description: {
        th: `ดูว่าบัญชี${th}เข้าสู่ระบบอยู่ที่เครื่องใดบ้าง ถ้าเจอเครื่องที่ไม่รู้จัก สั่งให้ออกจากระบบได้ทันที`,
        en: `See where your ${en} account is logged in, and log out any device you don’t recognise.`,
      },
    },
  ]
}

const forSection = (section: Section): Row[] =>
  settings(section).map((text) => ({
    ...text,
    section,
    keywords: {
      th: `${text.title.th}, บัญชี${WHO[section].th}`,
      en: `${text.title.en.toLowerCase()}, ${WHO[section].en} account`,
    },
    scene: section === 'Marketer' ? 'finance' : 'travel',
  }))

const keywords = { th: 'ทีมงาน Talad, ระบบหลังบ้าน', en: 'Talad team, back office' }

/** Settings of both sides, and back-office pages with the same name. */
export const SHARED_MEMBER_PAGES: readonly Row[] = [
  ...forSection('Marketer'),
  ...forSection('Influencer'),
  {
    page: 'dashboard',
    section: 'Operator',
    title: { th: 'ภาพรวมหลังบ้าน', en: 'Back-office overview' },
    description: {
      th: 'คิวที่รอทีมงาน ช่องใหม่ แคมเปญรอตรวจ ข้อพิพาท และรายการถอนเงิน พร้อมอายุของเรื่องที่ค้างนานที่สุด',
      en: 'Queues for the team: channels, campaigns, disputes and withdrawals, with the age of the oldest item.',
    },
    keywords,
    scene: 'tech',
  },
  {
    page: 'contact',
    section: 'Operator',
    title: { th: 'กล่องข้อความติดต่อ', en: 'Contact inbox' },
    description: {
      th: 'ข้อความจากหน้าติดต่อเราและหน้าพันธมิตร พร้อมสถานะว่าตอบแล้วหรือยัง และใครเป็นผู้ตอบแต่ละข้อความ',
      en: 'Messages from the contact and partnership pages, whether they have been answered, and by whom.',
    },
    keywords,
    scene: 'news',
  },
  {
    page: 'package',
    section: 'Operator',
    title: { th: 'รายการแพ็กเกจ', en: 'Package catalogue' },
    description: {
      th: 'แพ็กเกจที่เปิดขาย ราคา จำนวนงาน และค่าจ้างต่องาน สำหรับทีมงานที่ดูแลรายการแพ็กเกจของตลาด',
      en: 'Packages on sale with price, number of jobs and pay per job, for the team that looks after the catalogue.',
    },
    keywords,
    scene: 'tech',
  },
]
