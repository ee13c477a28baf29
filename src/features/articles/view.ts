import type { Lang } from '../../core/shapes.ts'
import { type Figures, fillFigures } from '../../i18n/fill-figures.ts'
import { headingsOf } from '../../ui/rich-text-headings.ts'
import { BLOG_CATEGORY_NAMES } from '../content/rules/blog-categories.ts'
import { showPicture } from '../content/rules/picture.ts'
import { plainText } from '../content/rules/rich-text.ts'
import { localize, localizedLang } from '../content/rules/words.ts'
import type { LiveItem } from '../content/service.ts'
import type { Article, ArticleCard, ArticleNeighbour } from './contract.ts'

type Item = LiveItem<'article'>

/** Letters of Thai that a reader takes in a minute (vowel and tone marks above and below not counted), and English words. */
const THAI_LETTERS = 850
const WORDS = 220

/** Minutes that a rich text takes to read; at least 1. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const thai = text.match(/[ก-ะาำเ-ๆ]/g)?.length ?? 0
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9'’.,-]*/g)?.length ?? 0
  return Math.max(1, Math.round(thai / THAI_LETTERS + words / WORDS))
}

/** An article in one language, texts that are missing in the other one. */
export const viewCard = ({ id, slug, doc, publishedAt, updatedAt }: Item, lang: Lang): ArticleCard => ({
  id,
  slug,
  title: localize(doc.title, lang),
  lang: localizedLang(doc.title, lang),
  summary: localize(doc.summary, lang),
  summaryLang: localizedLang(doc.summary, lang),
  category: { id: doc.category, name: localize(BLOG_CATEGORY_NAMES[doc.category], lang) },
  tags: doc.tags,
  author: localize(doc.author, lang),
  cover: showPicture(doc.cover, lang),
  minutes: readingMinutes(localize(doc.body, lang)),
  publishedAt: publishedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const viewNeighbour = (item: Item | null, lang: Lang): ArticleNeighbour | null =>
  item && { slug: item.slug, title: localize(item.doc.title, lang), lang: localizedLang(item.doc.title, lang) }

export interface ArticleLinks {
  previous: Item | null
  next: Item | null
  related: readonly Item[]
}

/** The whole article; its text names current rates and limits by their figures. */
export function viewArticle(
  item: Item,
  links: ArticleLinks,
  { lang, figures, preview }: { lang: Lang; figures: Figures; preview: boolean },
): Article {
  const body = fillFigures(localize(item.doc.body, lang), figures)
  return {
    ...viewCard(item, lang),
    body,
    bodyLang: localizedLang(item.doc.body, lang),
    contents: headingsOf(body),
    previous: viewNeighbour(links.previous, lang),
    next: viewNeighbour(links.next, lang),
    related: links.related.map((one) => viewCard(one, lang)),
    preview,
  }
}
