import { isoTime } from '../../core/clock.ts'
import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { findRestriction } from './store.ts'

export const handlers = {
  async standing(ctx) {
    if (ctx.caller.scope === 'open') return null
    const row = await findRestriction(ctx.db, ctx.caller.accountId)
    if (!row || row.status === 'active') return null
    const { role, status, reason, contractEndsAt, renewalRequestedAt } = row
    return {
      ...{ role, status, reason },
      contractEndsAt: isoTime(contractEndsAt),
      renewalRequestedAt: isoTime(renewalRequestedAt),
    }
  },
} satisfies Handlers<typeof contract>
