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

/**
 * Thai letters and English words that a reader reads in a minute. Vowel and tone marks above and below a letter are not
 * counted.
 */
const THAI_LETTERS_PER_MINUTE = 850
const WORDS_PER_MINUTE = 220

/** Reading time of a rich text in minutes, at least 1. */
export function readingMinutes(html: string): number {
  const text = plainText(html)
  const thai = text.match(/[ก-ะาำเ-ๆ]/g)?.length ?? 0
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9'’.,-]*/g)?.length ?? 0
  return Math.max(1, Math.round(thai / THAI_LETTERS_PER_MINUTE + words / WORDS_PER_MINUTE))
}

/** An article in one language. Texts missing in that language are taken from the other one. */
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

/** The whole article. Figures in its text are replaced by the current rates and limits. */
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
