import type { SiteItem } from './types.ts'

type Download = SiteItem<'download'>

const download = (slug: string, position: number, daysAgo: number, doc: Download['doc']): Download => ({
  kind: 'download',
  slug,
  published: { daysAgo, minute: 13 * 60 + position },
  position,
  doc,
})

/** Apps with their address in the store, and handouts with files that the seed draws (`handouts/`). */
export const DOWNLOADS: readonly Download[] = [
  download('ios', 1, 60, {
    title: { th: 'แอป Talad สำหรับ iOS', en: 'Talad for iOS' },
    summary: {
      th: 'รับงานเชิญ ส่งดราฟต์ และดูเงินเข้าจาก iPhone ได้ทันทีที่มีเรื่องใหม่',
      en: 'Answer invites, send drafts and watch your pay land, right from your iPhone.',
    },
    fileId: null,
    url: 'https://apps.talad.example/ios/app/talad',
    version: '1.1.2',
    platform: 'ios',
  }),
  download('android', 2, 58, {
    title: { th: 'แอป Talad สำหรับ Android', en: 'Talad for Android' },
    summary: {
      th: 'หางาน ใส่ลิงก์โพสต์ และถอนเงินจากมือถือ Android พร้อมเตือนก่อนถึงกำหนดส่ง',
      en: 'Find jobs, add post links and withdraw from your Android phone, with a nudge before each deadline.',
    },
    fileId: null,
    url: 'https://apps.talad.example/android/apps/talad',
    version: '1.1.3',
    platform: 'android',
  }),
  download('media-kit', 3, 95, {
    title: { th: 'ชุดสื่อสำหรับแบรนด์', en: 'Brand media kit' },
    summary: {
      th: 'โลโก้ สี และประโยคแนะนำ Talad สำหรับใช้ในสไลด์ บทความ และโพสต์ที่พูดถึงเรา พร้อมข้อควรระวังเวลาใช้',
      en: 'Logo, colours and a few lines about Talad for slides, articles and posts, with notes on how to use them.',
    },
    fileId: null,
    url: '',
    version: '2.0',
    platform: 'document',
  }),
  download('creator-handbook', 4, 88, {
    title: { th: 'คู่มือครีเอเตอร์', en: 'Creator handbook' },
    summary: {
      th: 'ตั้งแต่เพิ่มช่อง ตั้งราคา ทำดราฟต์ให้ผ่านในรอบแรก จนถึงอ่านใบ 50 ทวิ เก็บไว้เปิดดูระหว่างทำงานได้',
      en: 'From adding a channel and setting prices to first-round drafts and your 50 Tawi. Keep it open as you work.',
    },
    fileId: null,
    url: '',
    version: '1.3',
    platform: 'document',
  }),
  download('brief-template', 5, 74, {
    title: { th: 'แบบบรีฟแคมเปญ', en: 'Campaign brief template' },
    summary: {
      th: 'แบบบรีฟหน้าเดียวที่ถามครบตั้งแต่เป้าหมาย สิ่งที่ต้องมี สิ่งที่ห้ามพูด ไปจนถึงสิทธิ์ใช้งานและวันสิ้นสุด',
      en: "One page that asks for everything: the goal, what must be in, what mustn't, and usage rights with an end date.",
    },
    fileId: null,
    url: '',
    version: '1.1',
    platform: 'document',
  }),
]
