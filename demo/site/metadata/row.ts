import type { Bilingual } from '../../../src/core/shapes.ts'
import type { SiteItem } from '../types.ts'

/** What the drawn scenes show: the alternative text of the preview picture. */
const ALTS = {
  home: { th: 'ภาพวาดห้องนั่งเล่นกับโซฟาเขียว', en: 'Drawing of a living room with a green sofa' },
  thaitea: { th: 'ภาพวาดแก้วชาไทยเย็น', en: 'Drawing of a glass of iced Thai tea' },
  news: { th: 'ภาพวาดหนังสือพิมพ์กับไมโครโฟน', en: 'Drawing of a newspaper and a microphone' },
  tech: { th: 'ภาพวาดมือถือหน้าไฟวงแหวน', en: 'Drawing of a phone in a ring light' },
  family: { th: 'ภาพวาดปิ่นโตกับช้างไม้ของเล่น', en: 'Drawing of a tiffin carrier and a wooden toy elephant' },
  investment: { th: 'ภาพวาดทองแท่งกับสร้อยคอทอง', en: 'Drawing of gold bars and a gold necklace' },
  skincare: { th: 'ภาพวาดขวดสกินแคร์บนแท่น', en: 'Drawing of skincare bottles on a stand' },
  music: { th: 'ภาพวาดไมโครโฟนบนเวที', en: 'Drawing of a microphone on stage' },
  finance: { th: 'ภาพวาดบัตรกับเหรียญเรียงเป็นตั้ง', en: 'Drawing of a bank card and stacks of coins' },
  travel: { th: 'ภาพวาดเรือหางยาวกลางทะเล', en: 'Drawing of a long-tail boat at sea' },
  fashion: { th: 'ภาพวาดกระเป๋ากับรองเท้าใต้กันสาดลายทาง', en: 'Drawing of a bag and a shoe under a striped awning' },
  health: { th: 'ภาพวาดลูกประคบสมุนไพร', en: 'Drawing of a herbal compress' },
  noodles: { th: 'ภาพวาดชามก๋วยเตี๋ยวลายไก่', en: 'Drawing of noodles in a rooster bowl' },
  car: { th: 'ภาพวาดรถบนถนน', en: 'Drawing of a car on the road' },
} as const satisfies Record<string, Bilingual>

export interface Row {
  /** Page name. */
  page: string
  /** Only if two sections share the name. */
  section?: 'Marketer' | 'Influencer' | 'Operator'
  title: Bilingual
  /** 80 to 160 characters. */
  description: Bilingual
  keywords: Bilingual
  scene: keyof typeof ALTS
}

/** Rows as items. The slug is the page's name without the colon, which a slug cannot contain. */
export const rows = (list: readonly Row[], daysAgo: number): SiteItem<'metadata'>[] =>
  list.map(({ page, section = '', scene, ...words }, index) => ({
    kind: 'metadata',
    slug: (section ? `${section}-${page}` : page).replace(':', '-'),
    published: { daysAgo, minute: 11 * 60 + index },
    doc: { page, section, ...words, image: { fileId: null, scene, alt: ALTS[scene] } },
  }))
