import type { SiteItem } from './types.ts'

/** Addresses that redirect elsewhere; operators can change the targets. */
export const REDIRECTS: readonly SiteItem<'redirect'>[] = [
  {
    kind: 'redirect',
    slug: 'career',
    published: { daysAgo: 60, minute: 10 * 60 },
    doc: { name: { th: 'ร่วมงานกับเรา', en: 'Careers' }, url: '/about' },
  },
]
