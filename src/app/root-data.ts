import type { PageServer } from '../core/page.ts'

/** What the root hands to every page. */
export type RootData = Pick<
  PageServer,
  | 'lang'
  | 'viewer'
  | 'origin'
  | 'release'
  | 'theme'
  | 'cookieConsent'
  | 'bot'
  | 'noticeSeen'
  | 'country'
  | 'figures'
  | 'trackers'
>
