import type { AnyEndpoint } from '../core/endpoint.ts'
import type { ErrorCode } from '../core/errors.ts'

/** Whether a call changes data and therefore needs the same-origin check. */
export const changesState = (endpoint: AnyEndpoint): boolean => endpoint.method !== 'GET' || endpoint.writes === true

/** Errors that any call can return. */
const ALWAYS: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable']
const OF_A_BODY: readonly ErrorCode[] = [
  'invalid_input',
  'unknown_field',
  'json_invalid',
  'json_required',
  'body_too_large',
]
const OF_AN_UPLOAD: readonly ErrorCode[] = ['length_required', 'upload_broken', 'file_too_large']

/** Every code that an endpoint can return: its own and those that its method, schemas and audience add. */
export function errorCodesOf(endpoint: AnyEndpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...ALWAYS, ...(endpoint.errors ?? [])])
  const add = (when: unknown, ...more: readonly ErrorCode[]) => {
    if (when) for (const code of more) codes.add(code)
  }
  const closed = endpoint.audience !== 'open'
  add(endpoint.params, 'not_found', 'address_invalid', 'address_too_long')
  add(endpoint.query, 'invalid_input', 'unknown_field')
  add(endpoint.method !== 'GET', ...OF_A_BODY)
  add(endpoint.upload, ...OF_AN_UPLOAD)
  add(endpoint.upload === true, 'file_required')
  add(closed, 'unauthenticated')
  add(closed && endpoint.audience !== 'any', 'wrong_role')
  add(endpoint.audience === 'marketer' || endpoint.audience === 'any', 'permission_missing')
  if (changesState(endpoint)) {
    add(!endpoint.rawBody, 'cross_site')
    add(closed && endpoint.audience !== 'any', 'account_closed')
    add(closed && endpoint.audience !== 'any' && !endpoint.whileSuspended, 'account_suspended')
    add(closed && endpoint.audience !== 'any' && !endpoint.whileExpired, 'account_expired')
  }
  add(endpoint.idempotent && endpoint.permission === 'campaigns', 'approval_requested')
  add(endpoint.idempotent, 'idempotency_key_required', 'idempotency_conflict')
  return codes
}
