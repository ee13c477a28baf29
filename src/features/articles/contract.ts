import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zTime } from '../../core/shapes.ts'
import { INTERESTS } from '../../core/vocabulary.ts'
import { zContentLocale, zSlug } from '../content/shapes.ts'
import { zListPage, zListQuery, zShownPicture } from '../content/shapes-list.ts'

/** The default page size that the specification requires. */
export const ARTICLES_PER_PAGE = 5

const zCategory = z.object({ id: z.int(), name: z.string() })

/** An article in a list. `lang` and `summaryLang` are the languages in which the texts were found. */
export const zArticleCard = z.object({
  id: zId,
  slug: z.string(),
  title: z.string(),
  lang: zLang,
  summary: z.string(),
  summaryLang: zLang,
  category: zCategory,
  tags: z.array(z.enum(INTERESTS)),
  author: z.string(),
  cover: zShownPicture,
  minutes: z.int(),
  publishedAt: zTime,
  updatedAt: zTime,
})
export type ArticleCard = z.output<typeof zArticleCard>

const zNeighbour = z.object({ slug: z.string(), title: z.string(), lang: zLang })

export const zArticle = zArticleCard.extend({
  /** Sanitized HTML. Its headings have the ids listed in `contents`. */
  body: z.string(),
  bodyLang: zLang,
  contents: z.array(z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), text: z.string() })),
  previous: zNeighbour.nullable(),
  next: zNeighbour.nullable(),
  related: z.array(zArticleCard),
  /** An operator is viewing the draft. */
  preview: z.boolean(),
})
export type Article = z.output<typeof zArticle>
export type ArticleNeighbour = z.output<typeof zNeighbour>

export const contract = {
  categories: endpoint({
    id: 'articles.categories',
    method: 'GET',
    path: '/sv_influ_api/open/config/category/blog',
    audience: 'open',
    summary: 'Lists the blog categories in use, with their names in both languages.',
    output: z.array(z.object({ id: z.int(), name: z.object({ th: z.string(), en: z.string() }) })),
  }),
  list: endpoint({
    id: 'articles.list',
    method: 'GET',
    path: '/api/blogs/lang/{locale}',
    audience: 'open',
    summary: 'Lists articles, newest first, 5 per page. `category` is a comma-separated list.',
    params: z.object({ locale: zContentLocale }),
    query: zListQuery,
    output: z.array(zArticleCard),
    extra: zListPage,
  }),
  get: endpoint({
    id: 'articles.get',
    method: 'GET',
    path: '/api/blogs/lang/{locale}/{slug}',
    audience: 'open',
    summary:
      'Returns an article. A former slug returns the article with its current slug. `preview` returns an item’s draft, for operators.',
    params: z.object({ locale: zContentLocale, slug: zSlug }),
    query: z.object({ preview: zId.optional() }),
    output: zArticle,
    errors: ['not_found'],
  }),
}
