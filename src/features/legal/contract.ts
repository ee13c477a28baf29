import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zId, zLang, zMonth, zTime } from '../../core/shapes.ts'
import { CONSENT_KINDS } from '../accounts/rules/consent.ts'
import { zContentLocale } from '../content/shapes.ts'

/** Legal texts that have their own page. */
export const LEGAL_PAGES = ['about', 'privacy', 'termsOfUse'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

const zVersion = z.object({
  number: z.int(),
  /** Calendar day from which the version is in force. */
  effectiveFrom: zDate,
  publishedAt: zTime,
})
const zChangedBlock = z.object({
  tag: z.enum(['h2', 'h3', 'p', 'li', 'blockquote', 'tr', 'skipped']),
  kind: z.enum(['same', 'changed', 'added', 'removed']),
  parts: z.array(z.object({ kind: z.enum(['same', 'ins', 'del']), text: z.string() })),
  count: z.int().optional(),
})
export type ShownChange = z.output<typeof zChangedBlock>

export const zLegalText = z.object({
  page: z.enum(LEGAL_PAGES),
  title: z.string(),
  summary: z.string(),
  /** Sanitized HTML. */
  body: z.string(),
  /** Language of the text: the requested one, if it exists in that language. */
  lang: zLang,
  effectiveFrom: zDate,
  /** Number of the version shown; null for an operator's draft. */
  version: z.int().nullable(),
  /** Public versions, newest first. */
  versions: z.array(zVersion),
  /** Differences to the previous public version; null if not requested or if there is no previous version. */
  changes: z.object({ since: z.int(), blocks: z.array(zChangedBlock) }).nullable(),
})
export type LegalText = z.output<typeof zLegalText>

export const contract = {
  page: endpoint({
    id: 'legal.page',
    method: 'GET',
    path: '/api/pages/{page}/lang/{locale}',
    audience: 'open',
    summary: 'Returns a legal text with its versions and, on request, the changes from the previous version.',
    params: z.object({ page: z.enum(LEGAL_PAGES), locale: zContentLocale }),
    query: z.object({
      version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      changes: z.literal('1').optional(),
      preview: zId.optional(),
    }),
    output: zLegalText,
    errors: ['not_found'],
  }),
  consentFile: endpoint({
    id: 'legal.consentFile',
    method: 'GET',
    path: '/sv_influ_api/open/consent_file/{x}',
    audience: 'open',
    summary:
      'Downloads the text of a consent as PDF. `version` is its number, or a month or day on which it was in force.',
    params: z.object({ x: z.enum(CONSENT_KINDS) }),
    query: z.object({
      version: z.union([z.string().regex(/^\d{1,4}$/, 'document_version'), zMonth, zDate]).optional(),
      lang: zLang.optional(),
    }),
    blob: ['application/pdf'],
    errors: ['not_found'],
  }),
}
