import type { Ctx } from '../../platform/context.ts'
import type { SearchQuery, SearchResults } from './contract.ts'
import { fold } from './rules/fold.ts'
import { excerptOf, mark } from './rules/hits.ts'
import { type QueryWord, queryWords } from './rules/query-words.ts'
import { isShort, SEARCH_KINDS, type SearchKind } from './rules/question.ts'
import { COUNTED_MAX, countEntries, type FoundEntry, listEntries, listNear, listWithEntries } from './store-find.ts'

const PER_PAGE = 10
/** Maximum number of words that are suggested if there are no results. */
const OFFERED = 5
const NONE = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, 0])) as Record<SearchKind, number>

const found = (entry: FoundEntry, wanted: readonly QueryWord[]): SearchResults => ({
  id: entry.refId,
  kind: entry.kind as SearchKind,
  path: entry.path,
  title: mark(entry.title, wanted),
  excerpt: excerptOf(entry.summary, entry.body, wanted),
  publishedAt: entry.publishedAt.toISOString(),
})

/** For a query without results: items with similar titles, and words of the query that have results. */
async function insteadOf(ctx: Ctx, question: string, wanted: readonly QueryWord[]) {
  const words = [...new Set(wanted.flatMap(({ text, parts }) => (wanted.length > 1 ? [text, ...parts] : parts)))]
  const long = words.filter((word) => !isShort(word)).slice(0, OFFERED)
  const [near, parts] = await Promise.all([
    listNear(ctx.db, ctx.lang, fold(question)),
    long.length > 0 ? listWithEntries(ctx.db, ctx.lang, long) : Promise.resolve<string[]>([]),
  ])
  return {
    near: near.map(({ refId, kind, ...rest }) => ({ id: refId, kind: kind as SearchKind, ...rest })),
    parts: long.filter((word) => parts.includes(word)),
  }
}

/**
 * Items that contain every word of the query, ten per page: matches in titles first, then by similarity, then newest
 * first.
 */
export async function searchItems(ctx: Ctx, query: SearchQuery) {
  const q = query.q ?? ''
  const wanted = queryWords(q)
  const page = query.page ?? 1
  const perPage = query.perPage ?? PER_PAGE
  const frame = { q, lang: ctx.lang, page, perPage, near: [], parts: [] }
  if (wanted.length === 0) return { data: [], ...frame, total: 0, counts: NONE, more: false }
  const window = { limit: perPage, offset: (page - 1) * perPage }
  const counted = { ...NONE, ...(await countEntries(ctx.db, ctx.lang, wanted)) }
  const isMany = counted.job > COUNTED_MAX
  const counts = { ...counted, job: Math.min(counted.job, COUNTED_MAX) }
  const search = { lang: ctx.lang, wanted, question: fold(q), kind: query.kind, isMany, ...window }
  const entries = await listEntries(ctx.db, search)
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return {
    ...frame,
    data: entries.map((entry) => found(entry, wanted)),
    total: query.kind ? counts[query.kind] : all,
    counts,
    more: isMany && (query.kind ?? 'job') === 'job',
    ...(all === 0 && (await insteadOf(ctx, q, wanted))),
  }
}
