import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zTime } from '../../core/shapes.ts'

const zExport = z.object({
  id: zId,
  requestedAt: zTime,
  /** Null while the file is being prepared. */
  readyAt: zTime.nullable(),
  /** Until when it can be downloaded; null while it is being prepared. */
  expiresAt: zTime.nullable(),
})
export type DataExport = z.output<typeof zExport>

/** Exports the account's data: only for logins that may manage the account. */
const ofAccount = { audience: 'any', permission: 'account' } as const
/** Exports the data of the caller's own login. For a team member this is not the account. */
const ofLogin = { audience: 'any', permission: 'self' } as const

export const contract = {
  latest: endpoint({
    id: 'personalData.latest',
    method: 'GET',
    path: '/api/accounts/personal-data',
    ...ofAccount,
    summary: 'Returns the newest copy of the account’s data that is in preparation or can be downloaded, or null.',
    output: zExport.nullable(),
  }),
  request: endpoint({
    id: 'personalData.request',
    method: 'POST',
    path: '/api/accounts/personal-data',
    ...ofAccount,
    summary:
      'Starts preparing a copy of the account’s data: a ZIP file with JSON and the PDF of each document. If a copy is in preparation, returns it.',
    output: zExport,
  }),
  file: endpoint({
    id: 'personalData.file',
    summary: 'Downloads the requested archive of personal data.',
    method: 'GET',
    path: '/api/accounts/personal-data/{id}/file',
    ...ofAccount,
    params: z.object({ id: zId }),
    blob: ['application/zip'],
    errors: ['not_found'],
  }),
  loginLatest: endpoint({
    id: 'personalData.loginLatest',
    method: 'GET',
    path: '/api/accounts/personal-data/login',
    ...ofLogin,
    summary: 'Returns the same as `personalData.latest` for the caller’s own login.',
    output: zExport.nullable(),
  }),
  loginRequest: endpoint({
    id: 'personalData.loginRequest',
    method: 'POST',
    path: '/api/accounts/personal-data/login',
    ...ofLogin,
    summary: 'Does the same as `personalData.request` for the caller’s own login.',
    output: zExport,
  }),
  loginFile: endpoint({
    id: 'personalData.loginFile',
    summary: 'Downloads the requested archive with the data of the caller’s own login.',
    method: 'GET',
    path: '/api/accounts/personal-data/login/{id}/file',
    ...ofLogin,
    params: z.object({ id: zId }),
    blob: ['application/zip'],
    errors: ['not_found'],
  }),
}
