import type { Bilingual } from '../../../core/shapes.ts'
import type { CASE_CATEGORIES } from '../kinds.ts'

export type CaseCategory = (typeof CASE_CATEGORIES)[number]

/** Industry of each case-study category, for the filter and the cards. */
export const CASE_CATEGORY_NAMES: Record<CaseCategory, Bilingual> = {
  2: { th: 'ความงามและสกินแคร์', en: 'Beauty and skincare' },
  3: { th: 'อาหารและเครื่องดื่ม', en: 'Food and drink' },
  4: { th: 'ท่องเที่ยวและที่พัก', en: 'Travel and stays' },
  5: { th: 'เทคโนโลยีและแอป', en: 'Tech and apps' },
  6: { th: 'การเงินและการออม', en: 'Money and saving' },
  7: { th: 'แฟชั่น', en: 'Fashion' },
  8: { th: 'สุขภาพ', en: 'Health' },
  9: { th: 'บ้านและของใช้', en: 'Home and living' },
  10: { th: 'ครอบครัวและการเรียนรู้', en: 'Family and learning' },
  11: { th: 'ยานยนต์', en: 'Cars and mobility' },
  13: { th: 'ร้านและของดีในชุมชน', en: 'Local shops' },
}
