import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang } from '../../core/shapes.ts'
import { zContentLocale, zSlug } from '../content/shapes.ts'

export const zDownload = z.object({
  /** The current slug; the page redirects from former slugs. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  version: z.string(),
  platform: z.enum(['ios', 'android', 'document']),
  /** Path of the managed file, or URL of the app in its store; null if there is neither. */
  url: z.string().nullable(),
  lang: zLang,
})
export type Download = z.output<typeof zDownload>

export const contract = {
  get: endpoint({
    id: 'downloads.get',
    summary: 'Returns a download with its form.',
    method: 'GET',
    path: '/api/downloads/{slug}/lang/{locale}',
    audience: 'open',
    params: z.object({ slug: zSlug, locale: zContentLocale }),
    query: z.object({ preview: zId.optional() }),
    output: zDownload,
    errors: ['not_found'],
  }),
  start: endpoint({
    id: 'downloads.start',
    method: 'POST',
    path: '/api/downloads/{slug}',
    audience: 'open',
    summary: 'Counts a download and returns the URL of the file or app.',
    params: z.object({ slug: zSlug }),
    output: z.object({ url: z.string() }),
    errors: ['not_found'],
  }),
}
