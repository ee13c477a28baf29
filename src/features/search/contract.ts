import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zTime } from '../../core/shapes.ts'
import { SEARCH } from './addresses.ts'
import { normalizeQuery, SEARCH_KINDS } from './rules/question.ts'

/** A text with the positions of its matches: start and end in UTF-16 code units, in order. */
const zMarked = z.object({ text: z.string(), hits: z.array(z.tuple([z.int(), z.int()])) })
const zKind = z.enum(SEARCH_KINDS)

export const zFound = z.object({
  id: zId,
  kind: zKind,
  /** Path below /{lang}. */
  path: z.string(),
  title: zMarked,
  excerpt: zMarked,
  publishedAt: zTime,
})
export type SearchResults = z.output<typeof zFound>

export const zSearchQuery = z.object({
  /** Longer queries are cut. */
  q: z.string().max(2_000).transform(normalizeQuery).optional(),
  kind: zKind.optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
  perPage: z.coerce.number().int().min(1).max(20).optional(),
})
export type SearchQuery = z.output<typeof zSearchQuery>

export const zSearchExtra = z.object({
  /** The query that was used. */
  q: z.string(),
  lang: zLang,
  /** Number of results of the requested kind, or of all kinds. */
  total: z.int(),
  /** Results by kind. Jobs are counted up to 1,000. */
  counts: z.record(zKind, z.int()),
  /** There are more results than `total`. */
  more: z.boolean(),
  page: z.int(),
  perPage: z.int(),
  /** If there are no results: items with similar titles, and words of the query that have results. */
  near: z.array(z.object({ id: zId, kind: zKind, path: z.string(), title: z.string() })),
  parts: z.array(z.string()),
})

export const contract = {
  find: endpoint({
    id: 'search.find',
    ...SEARCH,
    audience: 'open',
    summary: 'Searches articles, case studies, questions, campaigns and packages in the language of the request.',
    query: zSearchQuery,
    output: z.array(zFound),
    extra: zSearchExtra,
    cache: ['articles', 'cases', 'faq', 'jobs', 'packages'],
  }),
}
