import type { Satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { balancesOfOwner } from '../../../ledger/balances.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { closeRenewal, endSessions, updateAccount } from '../../accounts/service.ts'
import { freezeJobsOf, resumeJobsOf } from '../../jobs/service.ts'
import { notify } from '../../notifications/service.ts'
import { type AccountAct, accountTransitionFor } from '../rules/account-status.ts'
import type { lockAccount } from './store.ts'

type AccountRow = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** Whether a debt after a chargeback is not settled yet. */
export const isOwing = (balances: Awaited<ReturnType<typeof balancesOfOwner>>): boolean =>
  (balances.receivable_brand ?? 0) !== 0

/** Changes the status of a locked account with all consequences. Errors: `conflict`. */
export async function changeStatus(
  tx: Tx,
  ctx: Ctx,
  row: AccountRow,
  act: AccountAct,
  reason: string,
  audited: { leftOnAccount?: Satang } = {},
): Promise<void> {
  const now = ctx.clock.now()
  const { id } = row
  const owes = isOwing(await balancesOfOwner(tx, id))
  const own = id === ctx.caller.accountId
  const { to: status, notify: notices } = accountTransitionFor(act, { role: row.role, status: row.status, own, owes })
  const contractEndsAt = contractAfter(act, row.contractEndsAt, now)
  const statusReason = act === 'reactivate' ? null : reason
  await updateAccount(tx, id, { status, statusReason, suspendedForDebt: false, contractEndsAt })
  if (status !== 'active') {
    await endSessions(tx, id, now)
    await freezeJobsOf(tx, ctx, id)
  } else {
    await closeRenewal(tx, id, now)
    await resumeJobsOf(tx, ctx, id)
  }
  await audit(tx, ctx, {
    act: `account.${act}`,
    targetType: 'account',
    targetId: id,
    before: { status: row.status, reason: row.statusReason },
    after: { status, ...audited },
    why: reason,
  })
  const data = act === 'expire' ? { reason, date: contractEndsAt ?? now } : { reason }
  for (const kind of notices)
    await notify(tx, now, { kind, key: `account:${id}:${act}:${now.getTime()}`, to: { accountId: id }, data })
}

/**
 * The contract end after an action. Expiring ends the contract now, if it has not ended yet; reactivating removes an
 * end in the past until an operator sets a new one.
 */
function contractAfter(act: AccountAct, ends: Date | null, now: Date): Date | null {
  if (act === 'expire') return ends && ends < now ? ends : now
  return act === 'reactivate' && ends && ends <= now ? null : ends
}
