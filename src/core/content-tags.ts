/** Content whose change drops cached pages of visitors. */
export type ContentTag =
  | 'jobs'
  | 'channels'
  | 'articles'
  | 'cases'
  | 'faq'
  | 'winners'
  | 'partners'
  | 'pages'
  | 'metadata'
  | 'packages'
  | 'downloads'
  | 'notice'
