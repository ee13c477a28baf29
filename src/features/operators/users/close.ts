import { AppError } from '../../../core/errors.ts'
import { type Satang, satang, ZERO } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { account } from '../../../ledger/account.ts'
import { lockAccounts } from '../../../ledger/account-rows.ts'
import { balancesOfOwner } from '../../../ledger/balances.ts'
import type { AccountCode } from '../../../ledger/chart.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { AccountRole } from '../../accounts/rules/status.ts'
import { type ApprovalRecord, countAct, waitingAct } from '../../approvals/service.ts'
import type { CloseBlocker, User } from '../contract.ts'
import { accountTransitionFor } from '../rules/account-status.ts'
import { changeStatus } from './status.ts'
import { countOpenJobs, findUser, lockAccount } from './store.ts'

/** Ledger accounts that hold an owner's money, by blocker. */
const MONEY = {
  influencer: {
    available: ['creator_payable'],
    withdrawal: ['creator_pending_withdrawal'],
    held: ['creator_vat_pending'],
  },
  marketer: {
    available: ['customer_credits', 'package_liability'],
    withdrawal: [],
    held: ['customer_credits_held', 'package_held'],
  },
  operator: { available: [], withdrawal: [], held: [] },
} as const satisfies Record<AccountRole, Record<Exclude<CloseBlocker['code'], 'jobs'>, readonly AccountCode[]>>

/** What prevents closing an account: its owner's money, then open jobs. */
async function closeBlockers(tx: Tx, id: string, role: AccountRole): Promise<CloseBlocker[]> {
  const balances: Partial<Record<AccountCode, Satang>> = await balancesOfOwner(tx, id)
  const jobs = await countOpenJobs(tx, id)
  const { available, withdrawal, held } = MONEY[role]
  const total = (codes: readonly AccountCode[]) => satang(codes.reduce((sum, code) => sum + (balances[code] ?? 0), 0))
  const amounts = { available: total(available), withdrawal: total(withdrawal), held: total(held) }
  const money = (['available', 'withdrawal', 'held'] as const).filter((code) => amounts[code] > 0)
  return [
    ...money.map((code) => ({ code, amount: amounts[code], count: null })),
    ...(jobs > 0 ? [{ code: 'jobs' as const, amount: null, count: jobs }] : []),
  ]
}

/** Whether an account can be closed, and whether that takes a second operator. */
export async function viewClosing(
  tx: Tx,
  ctx: Ctx,
  { id, role }: { id: string; role: AccountRole },
): Promise<User['closing']> {
  return {
    blockers: await closeBlockers(tx, id, role),
    needsApproval: role === 'operator',
    waits: (await waitingAct(tx, 'operator_close', id, ctx.clock.now())) !== undefined,
  }
}

/** Locks the account and its money, and checks that it can be closed. Errors: `not_found`, `conflict`, `close_blocked`. */
async function lockClosable(tx: Tx, ctx: Ctx, id: string) {
  const row = await lockAccount(tx, id)
  if (!row) throw new AppError('not_found')
  const { role, status } = row
  accountTransitionFor('close', { role, status, own: id === ctx.caller.accountId, owes: false })
  // A hold or payment that runs at the same time waits for these locks.
  await lockAccounts(
    tx,
    Object.values(MONEY[role])
      .flat()
      .map((code) => account(code, id)),
  )
  const blockers = await closeBlockers(tx, id, role)
  if (blockers.length > 0) {
    const amounts = Object.fromEntries(blockers.map(({ code, amount, count }) => [code, amount ?? count]))
    throw new AppError('close_blocked', { blockers: blockers.map(({ code }) => code), ...amounts })
  }
  return row
}

/**
 * Closes an account for good. An operator's account takes a second operator. Errors: `not_found`, `conflict`,
 * `close_blocked`, `approval_waiting`.
 */
export async function requestClose(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockClosable(tx, ctx, id)
  if (row.role !== 'operator') return changeStatus(tx, ctx, row, 'close', reason)
  const user = await findUser(tx, id, ctx.lang)
  await countAct(tx, ctx, {
    kind: 'operator_close',
    targetId: id,
    amount: ZERO,
    reason,
    about: `${user?.name} ${user?.email}`,
    always: true,
  })
}

/** Closes an operator's account after the second operator's approval. */
async function closeApproved(tx: Tx, ctx: Ctx, { targetId, reason }: ApprovalRecord): Promise<void> {
  await changeStatus(tx, ctx, await lockClosable(tx, ctx, targetId), 'close', reason)
}

export const approvedCloseActs = { operator_close: closeApproved }
