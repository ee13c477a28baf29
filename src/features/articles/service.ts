import { AppError } from '../../core/errors.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { BLOG_CATEGORIES } from '../content/kinds.ts'
import { BLOG_CATEGORY_NAMES } from '../content/rules/blog-categories.ts'
import { listPage } from '../content/rules/list-page.ts'
import { langOfLocale } from '../content/rules/words.ts'
import { countLiveOf, type LiveItem, listLiveOf, neighboursOf, readLive } from '../content/service.ts'
import { ARTICLES_PER_PAGE, type contract } from './contract.ts'
import { type ArticleLinks, viewArticle, viewCard } from './view.ts'

export { articlesFeed } from './feed.ts'

const RELATED = 3
const LISTED = BLOG_CATEGORIES.map(String)

/**
 * The previous and next article of all listed ones, and the newest ones of the same category. A category with too few
 * articles is filled up with the previous and next one.
 */
async function linksOf(ctx: Ctx, item: LiveItem<'article'>): Promise<ArticleLinks> {
  const { previous, next } = await neighboursOf(ctx.db, 'article', item, LISTED)
  const { category } = item.doc
  const facets = LISTED.includes(String(category)) ? [String(category)] : LISTED
  const sameCategory = await listLiveOf(ctx.db, { kind: 'article', facets, order: 'newest', limit: RELATED + 1 })
  const candidates = [...sameCategory, ...[previous, next].filter((one) => one !== null)]
  const related = new Map(candidates.filter(({ id }) => id !== item.id).map((one) => [one.id, one]))
  return {
    previous,
    next,
    related: [...related.values()].slice(0, RELATED),
  }
}

export const handlers = {
  async categories() {
    return BLOG_CATEGORIES.map((id) => ({ id, name: BLOG_CATEGORY_NAMES[id] }))
  },
  async list(ctx, { params, query }) {
    const lang = langOfLocale(params.locale)
    const { facets, page, perPage, offset } = listPage(query, BLOG_CATEGORIES, ARTICLES_PER_PAGE)
    if (facets.length === 0) return { data: [], page, perPage, total: 0 }
    const items = await listLiveOf(ctx.db, { kind: 'article', facets, order: 'newest', limit: perPage, offset })
    const total = await countLiveOf(ctx.db, 'article', facets)
    return { data: items.map((item) => viewCard(item, lang)), page, perPage, total }
  },
  async get(ctx, { params, query }) {
    const item = await readLive(ctx, 'article', params.slug, query.preview)
    if (!item) throw new AppError('not_found')
    const preview = query.preview === item.id && ctx.caller.scope === 'operator'
    const lang = langOfLocale(params.locale)
    return viewArticle(item, await linksOf(ctx, item), { lang, figures: ctx.figures(), preview })
  },
} satisfies Handlers<typeof contract>
