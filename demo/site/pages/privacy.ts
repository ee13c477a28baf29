import type { Doc } from '../../../src/features/content/kinds.ts'
import type { SiteItem } from '../types.ts'
import { privacyEn, privacyEnBefore, privacyEnNow } from './privacy-en.ts'
import { privacyTh, privacyThBefore, privacyThNow } from './privacy-th.ts'

const frame = {
  key: 'privacy',
  title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
  summary: {
    th: 'เราเก็บข้อมูลอะไร ใช้ทำอะไร เก็บนานแค่ไหน และคุณขอดู แก้ หรือลบได้อย่างไร',
    en: 'What we keep, why, for how long, and how you can see, correct or delete it.',
  },
} as const satisfies Partial<Doc<'page'>>

export const PRIVACY: SiteItem<'page'> = {
  kind: 'page',
  slug: 'privacy',
  published: { daysAgo: 51, minute: 9 * 60 + 30 },
  earlier: [
    {
      daysAgo: 425,
      doc: {
        ...frame,
        body: { th: privacyTh(privacyThBefore), en: privacyEn(privacyEnBefore) },
        effectiveFrom: '2024-10-07',
      },
    },
  ],
  doc: {
    ...frame,
    body: { th: privacyTh(privacyThNow), en: privacyEn(privacyEnNow) },
    effectiveFrom: '2025-11-01',
  },
}
