import { shareNameOf, sharePath } from '../../../core/page-meta.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Doc } from '../../content/kinds.ts'
import { localize } from '../../content/rules/words.ts'
import type { Seo } from '../shapes.ts'

const AREAS = ['Marketer', 'Influencer', 'Operator']

/** Metadata that operators wrote for a page: for its name in this section, otherwise for its name alone. */
export function ownMetadata(
  docs: readonly Doc<'metadata'>[],
  page: string,
  section: string,
): Doc<'metadata'> | undefined {
  const named = docs.filter((doc) => doc.page === page)
  return named.find((doc) => doc.section === section) ?? named.find((doc) => doc.section === '')
}

/** Key of a page's default texts; null for a page that does not exist. */
export function defaultKey(words: Readonly<Record<string, string>>, page: string, section: string): string | null {
  const named = [`${section}/${page}`, page].find((key) => `${key}.title` in words)
  if (named) return named
  return AREAS.includes(section) ? `${section}/area` : null
}

/** The scene on the share picture, for pages without their own picture. */
const SCENES: Readonly<Record<string, string>> = {
  home: 'thaitea',
  faq: 'news',
  about: 'home',
  contact: 'tech',
  partnership: 'family',
  articles: 'news',
  caseStudy: 'investment',
  jobMarketBoard: 'skincare',
  winnerThailandInfluencerAwards: 'music',
  Download: 'tech',
  Marketer: 'finance',
  Influencer: 'travel',
  package: 'fashion',
  influencerPackage: 'health',
  publicCampaign: 'noodles',
  inviteOnlyCampaign: 'car',
}
export const sceneOfPage = (page: string): string => SCENES[page] ?? 'thaitea'

/** The metadata of a page in a language. Null if neither operators nor the default texts have it. */
export function seoOf(
  docs: readonly Doc<'metadata'>[],
  words: Readonly<Record<string, string>>,
  requested: { page: string; section: string; lang: Lang },
): Seo | null {
  const { page, section, lang } = requested
  const doc = ownMetadata(docs, page, section)
  const key = defaultKey(words, page, section)
  if (!doc && key === null) return null
  const spoken = (text: Doc<'metadata'>['title'] | undefined, name: string): string =>
    (text && localize(text, lang)) || words[`${key}.${name}`] || ''
  return {
    page,
    section,
    title: spoken(doc?.title, 'title'),
    description: spoken(doc?.description, 'description'),
    keywords: doc ? localize(doc.keywords, lang) : '',
    image: sharePath(lang, shareNameOf(page, section)),
    scene: doc?.image.scene || sceneOfPage(page),
  }
}
