import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PICTURE_WIDTHS } from '../../core/pictures.ts'
import { zId } from '../../core/shapes.ts'
import { UPLOAD } from './addresses.ts'

/** The purpose of an upload determines the accepted file types and who may read the file. */
export const FILE_PURPOSES = [
  'avatar',
  'cover',
  'reference',
  'draft',
  'receipt',
  'insight',
  'message',
  'slip',
  'identity',
  'work_permit',
  'vat',
  'guardian',
  'company',
  'bank_book',
  'vat_invoice',
  'tax_certificate',
  'content',
  'download',
] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

export const zFile = z.object({
  id: zId,
  purpose: z.enum(FILE_PURPOSES),
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  /** URL of the file for a browser. */
  url: z.string(),
})
export type StoredFileView = z.output<typeof zFile>

const params = z.object({ id: zId })
const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'video/mp4', 'video/quicktime'] as const

/** Errors of an uploaded file. */
export const UPLOAD_ERRORS = [
  'file_required',
  'file_too_large',
  'file_kind',
  'file_broken',
  'file_pixels',
  'file_quota',
] as const

export const contract = {
  upload: endpoint({
    id: 'files.upload',
    summary: 'Uploads a file. Its ID is used in later requests.',
    ...UPLOAD,
    audience: 'any',
    permission: 'campaigns',
    limited: true,
    upload: true,
    body: z.object({ purpose: z.enum(FILE_PURPOSES) }),
    output: zFile,
    errors: [...UPLOAD_ERRORS, 'wrong_role'],
  }),
  get: endpoint({
    id: 'files.get',
    method: 'GET',
    path: '/api/files/{id}',
    audience: 'any',
    limited: true,
    summary: 'Downloads a private file. Available to its owner, the other side of the job and operators.',
    params,
    blob: FILE_TYPES,
    errors: ['not_found'],
  }),
  media: endpoint({
    id: 'files.media',
    method: 'GET',
    path: '/media/{id}',
    audience: 'open',
    summary: 'Returns a public image. A width returns a smaller version, as AVIF or WebP if the client accepts it.',
    params,
    query: z.object({ w: z.coerce.number().int().pipe(z.literal(PICTURE_WIDTHS)).optional() }),
    blob: [...FILE_TYPES, 'image/avif'],
    errors: ['not_found'],
  }),
}
