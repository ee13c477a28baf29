import { AppError } from '../core/errors.ts'
import type { Ctx } from './context.ts'

/** Throws `not_found` unless the account in the path is the caller's. */
export function ownAccount(ctx: Ctx, uuid: string): string {
  if (uuid !== ctx.caller.accountId) throw new AppError('not_found')
  return uuid
}
