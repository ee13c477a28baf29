import { newId } from '../core/ids.ts'
import type { Tx } from '../db/types.ts'
import { type Ctx, personOf } from './context.ts'
import { auditLog } from './schema.ts'

export interface AuditAct {
  act: string
  targetType: string
  targetId: string
  before?: unknown
  after?: unknown
  why?: string
}

/**
 * Writes an action to the audit log with the person who performed it, or the account and its API key, in the
 * transaction of the action.
 */
export async function audit(tx: Tx, ctx: Pick<Ctx, 'caller' | 'clock' | 'ip'>, act: AuditAct): Promise<void> {
  const now = ctx.clock.now()
  await tx.insert(auditLog).values({
    id: newId(now.getTime()),
    actorId: personOf(ctx.caller) || null,
    keyId: ctx.caller.keyId ?? null,
    actorRole: ctx.caller.scope === 'open' ? 'system' : ctx.caller.scope,
    act: act.act,
    targetType: act.targetType,
    targetId: act.targetId,
    before: act.before ?? null,
    after: act.after ?? null,
    why: act.why ?? null,
    ip: ctx.ip,
    createdAt: now,
  })
}
