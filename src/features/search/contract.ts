import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zTime } from '../../core/shapes.ts'
import { SEARCH } from './addresses.ts'
import { cutQuestion, SEARCH_KINDS } from './rules/question.ts'

/** A text with the places of what was looked for: start and end in UTF-16 code units, in order. */
const zMarked = z.object({ text: z.string(), hits: z.array(z.tuple([z.int(), z.int()])) })
const zKind = z.enum(SEARCH_KINDS)

export const zFound = z.object({
  id: zId,
  kind: zKind,
  /** Below /{lang}. */
  path: z.string(),
  title: zMarked,
  excerpt: zMarked,
  publishedAt: zTime,
})
export type Found = z.output<typeof zFound>

export const zSearchQuery = z.object({
  /** Longer questions are cut. */
  q: z.string().max(2_000).transform(cutQuestion).optional(),
  kind: zKind.optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
  perPage: z.coerce.number().int().min(1).max(20).optional(),
})
export type SearchQuery = z.output<typeof zSearchQuery>

export const zSearchExtra = z.object({
  /** What was looked for. */
  q: z.string(),
  lang: zLang,
  /** Of the kind asked for, or of all. */
  total: z.int(),
  /** Jobs are counted up to 1,000. */
  counts: z.record(zKind, z.int()),
  /** There are more than `total`. */
  more: z.boolean(),
  page: z.int(),
  perPage: z.int(),
  /** When nothing was found: things whose titles come near, and words of the question that do find something. */
  near: z.array(z.object({ id: zId, kind: zKind, path: z.string(), title: z.string() })),
  parts: z.array(z.string()),
})

export const contract = {
  find: endpoint({
    id: 'search.find',
    ...SEARCH,
    audience: 'open',
    summary: 'Looks through articles, case studies, questions, jobs and packages in the language of the caller',
    query: zSearchQuery,
    output: z.array(zFound),
    extra: zSearchExtra,
    cache: ['articles', 'cases', 'faq', 'jobs', 'packages'],
  }),
}
