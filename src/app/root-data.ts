import type { PageServer } from '../web/page.ts'

/** Data that the root loader provides to every page. */
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
  | 'scripts'
  | 'pageScript'
  | 'country'
  | 'figures'
  | 'trackers'
>
