import { AppError } from '../core/errors.ts'
import type { Ctx } from './context.ts'

/** The path's owner must be the caller: another's id is not found. */
export function ownAccount(ctx: Ctx, uuid: string): string {
  if (uuid !== ctx.caller.accountId) throw new AppError('not_found')
  return uuid
}
