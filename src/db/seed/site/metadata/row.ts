import type { Words } from '../../../../features/content/kinds.ts'
import type { SiteItem } from '../types.ts'

/** What the drawn scenes show, for the share picture. */
const ALTS = {
  home: { th: 'ภาพวาดบ้านกับกันสาดลายทางของตลาด', en: "Drawing of a home under the market's striped awning" },
  thaitea: { th: 'ภาพวาดแก้วชาไทยเย็น', en: 'Drawing of a glass of iced Thai tea' },
  news: { th: 'ภาพวาดหนังสือพิมพ์เปิดหน้า', en: 'Drawing of an open newspaper' },
  tech: { th: 'ภาพวาดอุปกรณ์บนโต๊ะทำงาน', en: 'Drawing of devices on a desk' },
  family: { th: 'ภาพวาดครอบครัว', en: 'Drawing of a family' },
  investment: { th: 'ภาพวาดกราฟที่ไต่ขึ้น', en: 'Drawing of a rising chart' },
  skincare: { th: 'ภาพวาดขวดสกินแคร์', en: 'Drawing of skincare bottles' },
  music: { th: 'ภาพวาดเครื่องดนตรี', en: 'Drawing of musical instruments' },
  finance: { th: 'ภาพวาดเหรียญบาทเรียงเป็นตั้ง', en: 'Drawing of stacks of baht coins' },
  travel: { th: 'ภาพวาดเรือริมทะเล', en: 'Drawing of a boat by the sea' },
  fashion: { th: 'ภาพวาดเสื้อผ้าและกระเป๋า', en: 'Drawing of clothes and a bag' },
  health: { th: 'ภาพวาดของคนรักสุขภาพ', en: 'Drawing of things for a healthy day' },
  noodles: { th: 'ภาพวาดชามก๋วยเตี๋ยว', en: 'Drawing of a bowl of noodles' },
  car: { th: 'ภาพวาดรถบนถนน', en: 'Drawing of a car on the road' },
} as const satisfies Record<string, Words>

export interface Row {
  /** Page name. */
  page: string
  /** Only where two sections share the name. */
  section?: 'Marketer' | 'Influencer' | 'Operator'
  title: Words
  /** 80 to 160 characters. */
  description: Words
  keywords: Words
  scene: keyof typeof ALTS
}

/** Rows as items, slugs by the page's name; a colon is no part of a slug. */
export const rows = (list: readonly Row[], daysAgo: number): SiteItem<'metadata'>[] =>
  list.map(({ page, section = '', scene, ...words }, index) => ({
    kind: 'metadata',
    slug: (section ? `${section}-${page}` : page).replace(':', '-'),
    published: { daysAgo, minute: 11 * 60 + index },
    doc: { page, section, ...words, image: { fileId: null, scene, alt: ALTS[scene] } },
  }))
