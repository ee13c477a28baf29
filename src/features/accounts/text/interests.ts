import type { Bilingual } from '../../../core/shapes.ts'
import type { Interest } from '../../../core/vocabulary.ts'

/** Texts of the topics. */
export const INTEREST_WORDS: Readonly<Record<Interest, Bilingual>> = {
  beauty: { th: 'บิวตี้', en: 'Beauty' },
  car: { th: 'รถยนต์', en: 'Cars' },
  health: { th: 'สุขภาพ', en: 'Health' },
  lifestyle: { th: 'ไลฟ์สไตล์', en: 'Lifestyle' },
  music: { th: 'ดนตรี', en: 'Music' },
  travel: { th: 'ท่องเที่ยว', en: 'Travel' },
  investment: { th: 'ลงทุน', en: 'Investing' },
  tech: { th: 'เทคโนโลยี', en: 'Tech' },
  design: { th: 'ดีไซน์', en: 'Design' },
  food: { th: 'อาหาร', en: 'Food' },
  news: { th: 'ข่าวสาร', en: 'News' },
  family: { th: 'ครอบครัว', en: 'Family' },
}
