import { AppError, type ErrorCode } from '../core/errors.ts'
import type { AccountCode } from './chart.ts'

const codes: Partial<Record<AccountCode, ErrorCode>> = {
  customer_credits: 'insufficient_credits',
  customer_credits_held: 'insufficient_credits',
  package_liability: 'package_empty',
  package_held: 'package_empty',
}

/** Which account would have a negative balance and by how much, from the database error's detail (JSON). */
function shortfall(error: unknown): { code?: AccountCode; gap?: number } {
  for (let e = error; e && typeof e === 'object'; e = (e as { cause?: unknown }).cause) {
    const detail = (e as { detail?: unknown }).detail
    if (typeof detail === 'string' && detail.startsWith('{')) return JSON.parse(detail)
  }
  return {}
}

/** The error for the caller if a balance does not suffice; `gap` is satang. */
export function refusalOf(error: unknown): AppError {
  const { code, gap } = shortfall(error)
  const refused = new AppError((code && codes[code]) ?? 'insufficient_balance', gap === undefined ? {} : { gap })
  refused.cause = error
  return refused
}
