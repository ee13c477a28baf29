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
  'redirects',
] as const
/** What every page shows besides its own content: metadata, the notice, the links to the apps. */
export const SITE_TAGS = ['metadata', 'notice', 'downloads'] as const satisfies readonly (typeof CONTENT_TAGS)[number][]
export type ContentTag = (typeof CONTENT_TAGS)[number]
