import type { Doc } from '../../../src/features/content/kinds.ts'
import type { SiteItem } from '../types.ts'
import { termsEn, termsEnBefore, termsEnNow } from './terms-en.ts'
import { termsTh, termsThBefore, termsThNow } from './terms-th.ts'

const frame = {
  key: 'termsOfUse',
  title: { th: 'เงื่อนไขการใช้งาน', en: 'Terms of use' },
  summary: {
    th: 'ข้อตกลงระหว่างคุณกับเรา สำหรับแบรนด์และอินฟลูเอนเซอร์ รวมเรื่องเงินพักไว้และการยกเลิก',
    en: 'The agreement between you and us, for brands and influencers, with the rules on money on hold and cancelling.',
  },
} as const satisfies Partial<Doc<'page'>>

export const TERMS: SiteItem<'page'> = {
  kind: 'page',
  slug: 'termsOfUse',
  published: { daysAgo: 51, minute: 9 * 60 + 40 },
  earlier: [
    {
      daysAgo: 425,
      doc: {
        ...frame,
        body: { th: termsTh(termsThBefore), en: termsEn(termsEnBefore) },
        effectiveFrom: '2024-10-07',
      },
    },
  ],
  doc: {
    ...frame,
    body: { th: termsTh(termsThNow), en: termsEn(termsEnNow) },
    effectiveFrom: '2025-11-01',
  },
}
