import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang } from '../../core/shapes.ts'
import { FAQ_AUDIENCES } from '../content/kinds.ts'
import { zContentLocale } from '../content/shapes.ts'
import { MAX_QUERY } from '../search/rules/question.ts'

/**
 * A question with its answer in one language. `lang` is the language of the text that was available. The HTML is
 * sanitized.
 */
export const zQuestion = z.object({
  slug: z.string(),
  question: z.string(),
  answer: z.string(),
  topic: z.string(),
  lang: zLang,
})
export type Question = z.output<typeof zQuestion>

export const contract = {
  list: endpoint({
    id: 'faq.list',
    method: 'GET',
    path: '/sv_influ_api/open/{locale}/{x}/faq',
    audience: 'open',
    summary:
      'Lists the questions and answers for an audience in order. `q` searches them. `preview` includes a draft, for operators.',
    params: z.object({ locale: zContentLocale, x: z.enum(FAQ_AUDIENCES) }),
    query: z.object({ q: z.string().trim().max(MAX_QUERY).optional(), preview: zId.optional() }),
    output: z.array(zQuestion),
    /** The number of questions without `q`, and whether the list includes an operator's draft. */
    extra: z.object({ total: z.int(), preview: z.boolean() }),
  }),
}
