import { Feed } from 'feed'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { BLOG_CATEGORIES } from '../content/kinds.ts'
import { listLiveOf } from '../content/service.ts'
import { viewCard } from './view.ts'

const FEED_ARTICLES = 20
const WORDS = {
  th: { title: 'บทความจาก Talad', description: 'วิธีตั้งราคา ทำดราฟต์ อ่านผลลัพธ์ และจัดการภาษี จากคนที่ทำงานรีวิวจริง' },
  en: {
    title: 'Articles from Talad',
    description: 'How to set prices, make drafts, read results and handle tax, from people who do the work.',
  },
} as const

/** Text for a CDATA block: without characters that XML does not allow, and without the sequence that ends the block. */
const cdataText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replaceAll(']]>', ']] >')

/** The newest articles in one language as RSS 2.0. `origin` is the site's origin, for absolute links. */
export async function articlesFeed(db: Tx, origin: string, lang: Lang): Promise<string> {
  const items = await listLiveOf(db, {
    kind: 'article',
    facets: BLOG_CATEGORIES.map(String),
    order: 'newest',
    limit: FEED_ARTICLES,
  })
  const base = `${origin}/${lang}/articles`
  const newest = items[0]?.publishedAt
  const feed = new Feed({
    ...WORDS[lang],
    id: base,
    link: base,
    language: lang,
    generator: 'Talad',
    feedLinks: { rss: `${base}/rss.xml` },
    ...(newest && { updated: newest }),
  })
  for (const item of items) {
    const card = viewCard(item, lang)
    const link = `${base}/detail/${card.slug}`
    feed.addItem({
      id: item.id,
      guid: link,
      link,
      title: cdataText(card.title),
      description: cdataText(card.summary),
      date: item.publishedAt,
      category: [{ name: card.category.name }],
    })
  }
  return feed.rss2()
}
