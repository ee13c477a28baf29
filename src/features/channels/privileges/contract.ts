import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zDate, zNext, zPaging, zText, zTime } from '../../../core/shapes.ts'

export const PRIVILEGE_STATES = ['open', 'used_up', 'expired', 'ended'] as const
export type PrivilegeState = (typeof PRIVILEGE_STATES)[number]

export const QUOTA_MAX = 100_000

/** Capital letters and digits, easy to type from a card or a chat. */
const zCode = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{4,20}$/, 'privilege_code'))

export const zPrivilege = z.object({
  code: z.string(),
  benefitTh: z.string(),
  benefitEn: z.string(),
  quota: z.int(),
  used: z.int(),
  expiresAt: zTime,
  endedAt: zTime.nullable(),
  state: z.enum(PRIVILEGE_STATES),
  createdAt: zTime,
  createdBy: z.string().nullable(),
})
export type Privilege = z.output<typeof zPrivilege>

const back = { audience: 'operator' } as const

export const privilegeContract = {
  privileges: endpoint({
    ...back,
    id: 'channels.privileges',
    summary: 'Lists the privilege codes that operators have issued.',
    method: 'GET',
    path: '/api/operator/privileges',
    query: z.object({ ...zPaging, closed: z.stringbool().optional() }),
    output: z.array(zPrivilege),
    extra: zNext.extend({ counts: z.object({ open: z.int(), closed: z.int() }) }),
  }),
  createPrivilege: endpoint({
    ...back,
    id: 'channels.createPrivilege',
    method: 'POST',
    path: '/api/operator/privileges',
    summary: 'Creates a privilege code. It is valid until the end of the day `expiresOn` (Bangkok time).',
    body: z.object({
      code: zCode,
      benefitTh: zText(80),
      benefitEn: zText(80),
      quota: z.int().min(1).max(QUOTA_MAX),
      expiresOn: zDate,
    }),
    output: zPrivilege,
    errors: ['privilege_code_taken'],
  }),
  endPrivilege: endpoint({
    ...back,
    id: 'channels.endPrivilege',
    summary: 'Ends a privilege code immediately.',
    method: 'POST',
    path: '/api/operator/privileges/{code}/end',
    params: z.object({ code: zCode }),
    body: z.object({ reason: zText(500) }),
    output: zPrivilege,
    errors: ['not_found', 'conflict'],
  }),
}
