import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang } from '../../core/shapes.ts'
import { CHANNEL_TYPES } from '../../core/vocabulary.ts'
import { zContentLocale } from '../content/shapes.ts'

export const zWinner = z.object({
  slug: z.string(),
  category: z.string(),
  place: z.int(),
  name: z.string(),
  handle: z.string(),
  channelType: z.enum(CHANNEL_TYPES),
  reason: z.string(),
  /** Path of the uploaded or drawn portrait, ratio 5:6; null shows the initial. */
  portrait: z.string().nullable(),
  lang: zLang,
})
export type Winner = z.output<typeof zWinner>

export const contract = {
  list: endpoint({
    id: 'winners.list',
    method: 'GET',
    path: '/api/winners/lang/{locale}',
    audience: 'open',
    summary:
      'Lists the award winners of a year by category. Without a year, returns the most recent one. `preview` includes a draft, for operators.',
    params: z.object({ locale: zContentLocale }),
    query: z.object({ year: z.coerce.number().int().min(2015).max(2100).optional(), preview: zId.optional() }),
    output: z.array(zWinner),
    /** The selected year, every year with winners (newest first), and whether an operator's draft is included. */
    extra: z.object({ year: z.int().nullable(), years: z.array(z.int()), preview: z.boolean() }),
    errors: ['not_found'],
  }),
}
