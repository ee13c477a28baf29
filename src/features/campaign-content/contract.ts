import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zId, zLang, zNext, zPaging, zTime } from '../../core/shapes.ts'
import { USAGE_RIGHTS } from '../campaigns/brief/codes.ts'
import { zFile } from '../files/contract.ts'
import { RIGHTS_STATES } from './rules/rights.ts'

const params = z.object({ id: zId })
const own = { audience: 'marketer', params } as const
const path = '/api/campaigns/{id}/content'

/** Content of one influencer: the approved draft, the live post, or both. */
const zPiece = z.object({
  jobId: zId,
  influencer: z.object({ name: z.string(), avatarFileId: zId.nullable(), avatarUrl: z.string().nullable() }),
  handle: z.string(),
  post: z.object({ url: z.string(), at: zTime }).nullable(),
  /** The approved draft. Null if it was a link, or if it was deleted after the job. */
  file: zFile.nullable(),
  /** The approved draft if it is a link. */
  draftUrl: z.string().nullable(),
})
export type Piece = z.output<typeof zPiece>

const zRights = z.object({
  usageRights: z.enum(['', ...USAGE_RIGHTS]),
  endsOn: zDate.nullable(),
  state: z.enum(RIGHTS_STATES),
  /** Number of approved drafts with files that can be downloaded. */
  files: z.int(),
})
export type Rights = z.output<typeof zRights>

export const contract = {
  list: endpoint({
    ...own,
    limited: true,
    id: 'content.pieces',
    method: 'GET',
    path,
    summary: 'Lists the published posts and approved drafts of a campaign with their usage rights, newest job first.',
    query: z.object(zPaging),
    output: z.array(zPiece),
    extra: zNext.extend({ rights: zRights }),
    errors: ['not_found'],
  }),
  archive: endpoint({
    ...own,
    limited: true,
    id: 'content.archive',
    method: 'GET',
    path: `${path}.zip`,
    summary:
      'Downloads the approved drafts of a campaign, or of one job, as a ZIP file with a CSV of the usage rights.',
    query: z.object({ job: zId.optional(), lang: zLang.optional() }),
    blob: ['application/zip'],
    errors: ['not_found', 'content_rights', 'content_empty', 'content_too_large'],
  }),
}
