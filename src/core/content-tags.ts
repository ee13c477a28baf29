/** Tags of content. A change of the content invalidates cached pages with its tag. */
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
/** Content that every page shows: metadata, the notice, the links to the apps. */
export const SITE_TAGS = ['metadata', 'notice', 'downloads'] as const satisfies readonly (typeof CONTENT_TAGS)[number][]
export type ContentTag = (typeof CONTENT_TAGS)[number]
