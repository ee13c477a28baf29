import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zTime } from '../../core/shapes.ts'
import { CHANNEL_TYPES } from '../../core/vocabulary.ts'
import { zContentLocale, zSlug } from '../content/shapes.ts'
import { zListPage, zListQuery, zShownPicture } from '../content/shapes-list.ts'

/** The default page size that the specification requires. */
export const CASES_PER_PAGE = 6

/**
 * A figure of a result. Baht amounts are decimals as an operator entered them, not satang: they are only shown, never
 * paid.
 */
const zFigure = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.enum(['count', 'percent', 'baht', 'times', 'days']),
})
export type CaseFigure = z.output<typeof zFigure>

const zSeries = z.object({
  label: z.string(),
  unit: z.enum(['count', 'percent', 'baht']),
  points: z.array(z.object({ label: z.string(), value: z.number() })),
})
export type CaseSeries = z.output<typeof zSeries>

/** A case study in a list. `lang` and `summaryLang` are the languages in which the texts were found. */
export const zCaseCard = z.object({
  id: zId,
  slug: z.string(),
  title: z.string(),
  lang: zLang,
  summary: z.string(),
  summaryLang: zLang,
  brand: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  channels: z.array(z.enum(CHANNEL_TYPES)),
  creators: z.int(),
  cover: zShownPicture,
  /** The first figure, which is the main result. */
  result: zFigure.nullable(),
  publishedAt: zTime,
  updatedAt: zTime,
})
export type CaseCard = z.output<typeof zCaseCard>

export const zCase = zCaseCard.extend({
  /** Sanitized HTML. */
  body: z.string(),
  bodyLang: zLang,
  figures: z.array(zFigure),
  series: z.array(zSeries),
  quote: z.object({ text: z.string(), by: z.string(), lang: zLang }).nullable(),
  related: z.array(zCaseCard),
  /** An operator is viewing the draft. */
  preview: z.boolean(),
})
export type CaseStudy = z.output<typeof zCase>

export const contract = {
  categories: endpoint({
    id: 'cases.categories',
    method: 'GET',
    path: '/sv_influ_api/open/config/category/casesstudy',
    audience: 'open',
    summary: 'Lists the case study categories with their names in both languages.',
    output: z.array(z.object({ id: z.int(), name: z.object({ th: z.string(), en: z.string() }) })),
  }),
  list: endpoint({
    id: 'cases.list',
    method: 'GET',
    path: '/api/influencer-success-cases/lang/{locale}',
    audience: 'open',
    summary: 'Lists case studies, newest first, 6 per page. `category` is a comma-separated list.',
    params: z.object({ locale: zContentLocale }),
    query: zListQuery,
    output: z.array(zCaseCard),
    extra: zListPage,
  }),
  get: endpoint({
    id: 'cases.get',
    method: 'GET',
    path: '/sv_influ_api/open/{locale}/casesstudy/{id}',
    audience: 'open',
    summary:
      'Returns a case study by slug or ID. A former slug returns the case study with its current slug. `preview` returns the draft, for operators.',
    params: z.object({ locale: zContentLocale, id: zSlug }),
    query: z.object({ preview: zId.optional() }),
    output: zCase,
    errors: ['not_found'],
  }),
}
