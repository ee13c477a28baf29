import type { Bilingual } from '../../../core/shapes.ts'
import type { BLOG_CATEGORIES, HIDDEN_BLOG_CATEGORY } from '../kinds.ts'

export type BlogCategory = (typeof BLOG_CATEGORIES)[number] | typeof HIDDEN_BLOG_CATEGORY

/** Names of the blog categories. Category 6 is never listed; its articles are reachable only by address. */
export const BLOG_CATEGORY_NAMES: Record<BlogCategory, Bilingual> = {
  5: { th: 'ชวนคุย', en: 'Conversations' },
  6: { th: 'รวมเคล็ดลับ', en: 'Tips and tricks' },
  8: { th: 'เคล็ดลับครีเอเตอร์', en: 'Creator tips' },
  9: { th: 'เคล็ดลับแบรนด์', en: 'Brand tips' },
  10: { th: 'เสียงจากตลาด', en: 'Voices' },
  12: { th: 'ข่าวและอัปเดต', en: 'Updates' },
}
