import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zTime } from '../../core/shapes.ts'

const zExport = z.object({
  id: zId,
  requestedAt: zTime,
  /** Null while the file is being prepared. */
  readyAt: zTime.nullable(),
  /** Until when it can be downloaded. */
  expiresAt: zTime.nullable(),
})
export type DataExport = z.output<typeof zExport>

export const contract = {
  latest: endpoint({
    id: 'personalData.latest',
    method: 'GET',
    path: '/api/accounts/personal-data',
    audience: 'any',
    summary: "The newest copy of the caller's data that is being prepared or can be downloaded, or null",
    output: zExport.nullable(),
  }),
  request: endpoint({
    id: 'personalData.request',
    method: 'POST',
    path: '/api/accounts/personal-data',
    audience: 'any',
    summary:
      'Has a copy prepared: JSON and the PDF of each document, as one ZIP file. While one is prepared, answers it',
    output: zExport,
  }),
  file: endpoint({
    id: 'personalData.file',
    summary: 'The archive of the personal data that was requested',
    method: 'GET',
    path: '/api/accounts/personal-data/{id}/file',
    audience: 'any',
    params: z.object({ id: zId }),
    blob: ['application/zip'],
    errors: ['not_found'],
  }),
}
