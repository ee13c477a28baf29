import { AppError } from '../../core/errors.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { CASE_CATEGORIES } from '../content/kinds.ts'
import { CASE_CATEGORY_NAMES } from '../content/rules/case-categories.ts'
import { listPage } from '../content/rules/list-page.ts'
import { langOfLocale } from '../content/rules/words.ts'
import { countLiveOf, type LiveItem, listLiveOf, readLive, readLiveById } from '../content/service.ts'
import { CASES_PER_PAGE, type contract } from './contract.ts'
import { viewCard, viewCase } from './view.ts'

const RELATED = 3
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const find = (ctx: Ctx, id: string, preview: string | undefined): Promise<LiveItem<'caseStudy'> | null> =>
  UUID.test(id) && !preview ? readLiveById(ctx, 'caseStudy', id) : readLive(ctx, 'caseStudy', id, preview)

/** The newest case studies of the same category. A category with too few is filled up with the newest of all. */
async function relatedTo(ctx: Ctx, item: LiveItem<'caseStudy'>): Promise<LiveItem<'caseStudy'>[]> {
  const newest = (facets?: string[]) =>
    listLiveOf(ctx.db, { kind: 'caseStudy', facets, order: 'newest', limit: RELATED + 1 })
  const others = (found: LiveItem<'caseStudy'>[]) => found.filter(({ id }) => id !== item.id)
  const alike = others(await newest([String(item.doc.category)]))
  if (alike.length >= RELATED) return alike.slice(0, RELATED)
  const rest = others(await newest()).filter(({ id }) => alike.every((one) => one.id !== id))
  return [...alike, ...rest].slice(0, RELATED)
}

export const handlers = {
  async categories() {
    return CASE_CATEGORIES.map((id) => ({ id, name: CASE_CATEGORY_NAMES[id] }))
  },
  async list(ctx, { params, query }) {
    const lang = langOfLocale(params.locale)
    const { facets, page, perPage, offset } = listPage(query, CASE_CATEGORIES, CASES_PER_PAGE)
    if (facets.length === 0) return { data: [], page, perPage, total: 0 }
    const items = await listLiveOf(ctx.db, { kind: 'caseStudy', facets, order: 'newest', limit: perPage, offset })
    const total = await countLiveOf(ctx.db, 'caseStudy', facets)
    return { data: items.map((item) => viewCard(item, lang)), page, perPage, total }
  },
  async get(ctx, { params, query }) {
    const item = await find(ctx, params.id, query.preview)
    if (!item) throw new AppError('not_found')
    const preview = query.preview === item.id && ctx.caller.scope === 'operator'
    return viewCase(item, await relatedTo(ctx, item), langOfLocale(params.locale), preview)
  },
} satisfies Handlers<typeof contract>
