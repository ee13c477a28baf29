/** Content whose change drops cached pages of visitors. */
export const CONTENT_TAGS = [
  'jobs',
  'channels',
  'articles',
  'cases',
  'faq',
  'winners',
  'partners',
  'pages',
  'metadata',
  'packages',
  'downloads',
  'notice',
] as const
export type ContentTag = (typeof CONTENT_TAGS)[number]
