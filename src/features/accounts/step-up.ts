import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import { takeGrant } from './code-store.ts'

/**
 * Uses up a verified code of the caller: it was asked for this purpose, is at most ten minutes old and serves one act.
 * Error: `step_up_required`. A rollback of the act gives the code back.
 */
export async function requireStepUp(
  tx: Tx,
  ctx: Pick<Ctx, 'caller' | 'clock'>,
  purpose: 'withdrawal' | 'bank_change',
): Promise<void> {
  const { scope, accountId } = ctx.caller
  const taken = await takeGrant(tx, { accountId, purpose: `${purpose}:${scope}` }, ctx.clock.now())
  if (!taken) throw new AppError('step_up_required')
}
