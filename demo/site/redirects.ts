import type { SiteItem } from './types.ts'

/** Addresses that lead elsewhere; operators change where to. */
export const REDIRECTS: readonly SiteItem<'redirect'>[] = [
  {
    kind: 'redirect',
    slug: 'career',
    published: { daysAgo: 60, minute: 10 * 60 },
    doc: { name: { th: 'ร่วมงานกับเรา', en: 'Careers' }, url: '/about' },
  },
]
