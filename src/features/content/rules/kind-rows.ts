import type { ContentTag } from '../../../core/content-tags.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { Doc, Kind } from '../kinds.ts'

interface KindRow<K extends Kind> {
  /** Cache tag of the pages that show the kind. */
  tag: ContentTag
  /** The title in the editor's lists. */
  titleOf(doc: Doc<K>): Bilingual
  /** The value by which visitors can filter the list. */
  facetOf?(doc: Doc<K>): string
  /** Paths of the texts that publication requires in at least one language. */
  needs: readonly string[]
  /** Paths of the rich texts. */
  rich: readonly string[]
  /** Its public path below /{lang}. Null if it has no page of its own. */
  pathOf?(slug: string, doc: Doc<K>): string | null
  /** Included in the site search. */
  searched?: true
}

const titled = (doc: { title: Bilingual }): Bilingual => doc.title

/** One row per kind: everything that differs between kinds. */
export const KIND_ROWS: { [K in Kind]: KindRow<K> } = {
  article: {
    tag: 'articles',
    titleOf: titled,
    facetOf: (doc) => String(doc.category),
    needs: ['title', 'summary', 'body'],
    rich: ['body'],
    pathOf: (slug) => `articles/detail/${slug}`,
    searched: true,
  },
  caseStudy: {
    tag: 'cases',
    titleOf: titled,
    facetOf: (doc) => String(doc.category),
    needs: ['title', 'summary', 'body', 'brand'],
    rich: ['body'],
    pathOf: (slug) => `caseStudy/detail/${slug}`,
    searched: true,
  },
  faq: {
    tag: 'faq',
    titleOf: (doc) => doc.question,
    facetOf: (doc) => doc.audience,
    needs: ['question', 'answer', 'topic'],
    rich: ['answer'],
    pathOf: (slug, doc) => `faq?audience=${doc.audience}#${slug}`,
    searched: true,
  },
  winner: {
    tag: 'winners',
    titleOf: (doc) => doc.name,
    facetOf: (doc) => String(doc.year),
    needs: ['name', 'category', 'reason'],
    rich: [],
    pathOf: (_slug, { year }) => `winnerThailandInfluencerAwards?year=${year}`,
  },
  partnerChannel: {
    tag: 'partners',
    titleOf: (doc) => doc.name,
    needs: ['name', 'about'],
    rich: [],
    pathOf: () => 'partnership',
  },
  page: {
    tag: 'pages',
    titleOf: titled,
    facetOf: (doc) => doc.key,
    needs: ['title', 'body'],
    rich: ['body'],
    // The other keys are consent documents, which are shown where users give consent.
    pathOf: (_slug, { key }) => (key === 'about' || key === 'privacy' || key === 'termsOfUse' ? key : null),
  },
  metadata: { tag: 'metadata', titleOf: titled, needs: ['title', 'description'], rich: [] },
  package: {
    tag: 'packages',
    titleOf: titled,
    facetOf: (doc) => doc.audience,
    needs: ['title', 'summary', 'body'],
    rich: ['body'],
    pathOf: (slug) => `Marketer/package/detail/${slug}`,
    searched: true,
  },
  download: { tag: 'downloads', titleOf: titled, needs: ['title'], rich: [], pathOf: (slug) => `Download/${slug}` },
  notice: { tag: 'notice', titleOf: (doc) => ({ th: doc.name, en: doc.name }), needs: ['text'], rich: [] },
  redirect: { tag: 'redirects', titleOf: (doc) => doc.name, needs: ['name'], rich: [], pathOf: (slug) => slug },
}

/** The row of a kind that is known only at run time. */
export const kindRow = (kind: Kind): KindRow<Kind> => KIND_ROWS[kind] as unknown as KindRow<Kind>
