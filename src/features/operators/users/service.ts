import { type Day, dayOf, endOfDay } from '../../../core/calendar.ts'
import { isoTime } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { balancesOfOwner } from '../../../ledger/balances.ts'
import type { AccountCode } from '../../../ledger/chart.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { isClosed } from '../../accounts/rules/status.ts'
import { findRenewal, updateAccount, updateInfluencer } from '../../accounts/service.ts'
import { HELD } from '../../jobs/rules/states.ts'
import { jobCountsOf } from '../../jobs/service.ts'
import { notify } from '../../notifications/service.ts'
import { endAgreementsOf } from '../../partners/service.ts'
import { viewPayout } from '../../payouts/service.ts'
import type { User, UserRow } from '../contract.ts'
import { accountWords } from '../ledger/service.ts'
import { openActs, type StatusAct } from '../rules/account-status.ts'
import { requestClose, viewClosing } from './close.ts'
import { changeStatus, isOwing } from './status.ts'
import {
  countFrozen,
  countSessions,
  findUser,
  listChannelsOf,
  listUsers,
  lockAccount,
  type UserFilter,
} from './store.ts'
import { requestReset, viewTwoStep } from './two-step.ts'

export async function readUsers(
  ctx: Ctx,
  query: UserFilter & { after?: string | undefined; limit?: number | undefined },
) {
  const limit = query.limit ?? 30
  const rows = await listUsers(ctx.db, ctx.lang, query, idOfCursor(query.after), limit)
  const page = paginate(rows, limit, (row) => [row.id])
  const data: UserRow[] = page.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { data, next: page.next }
}

/** Job counts of an account, as creator or as brand: with money on hold, completed, frozen. */
async function jobsOf(tx: Tx, id: string): Promise<User['jobs']> {
  const counts = await jobCountsOf(tx, { ownerId: id })
  const open = HELD.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return { open, completed: counts.COMPLETED ?? 0, frozen: await countFrozen(tx, id) }
}

/** An account with its data and the actions that an operator may take. */
export async function readUser(tx: Tx, ctx: Ctx, id: string): Promise<User> {
  const row = await findUser(tx, id, ctx.lang)
  if (!row) throw new AppError('not_found')
  const renewal = row.role === 'marketer' ? await findRenewal(tx, id) : null
  const balances = await balancesOfOwner(tx, id)
  const { open, last } = await countSessions(tx, id, ctx.clock.now())
  const owes = isOwing(balances)
  const { emailVerifiedAt, contractEndsAt, createdAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    emailVerified: emailVerifiedAt !== null,
    contractEndsAt: isoTime(contractEndsAt),
    renewal: renewal && { note: renewal.note, requestedAt: renewal.requestedAt.toISOString() },
    sessions: open,
    lastLoginAt: isoTime(last),
    twoStep: row.role === 'influencer' ? null : await viewTwoStep(tx, ctx, id),
    channels: row.role === 'influencer' ? await listChannelsOf(tx, id) : [],
    jobs: await jobsOf(tx, id),
    balances: (Object.entries(balances) as [AccountCode, number][]).map(([code, balance]) => ({
      ...accountWords(code),
      balance,
    })),
    closing: await viewClosing(tx, ctx, row),
    acts: openActs({ role: row.role, status: row.status, own: id === ctx.caller.accountId, owes }),
    owes,
    payout:
      row.role === 'influencer' && row.status !== 'active' && (balances.creator_payable ?? 0) > 0
        ? await viewPayout(tx, ctx, id)
        : null,
  }
}

/** Changes the status of an account by the status table, in one transaction with all consequences. */
export const setStatus = (ctx: Ctx, id: string, act: StatusAct, reason: string): Promise<User> =>
  ctx.write(async (tx) => {
    const row = await lockAccount(tx, id)
    if (!row) throw new AppError('not_found')
    await changeStatus(tx, ctx, row, act, reason)
    return readUser(tx, ctx, id)
  })

/** Closes an account for good. Errors: see `requestClose`. */
export const closeAccount = (ctx: Ctx, id: string, reason: string): Promise<User> =>
  ctx.write(async (tx) => {
    await requestClose(tx, ctx, id, reason)
    return readUser(tx, ctx, id)
  })

/** Sets the last day of a marketer's contract (null: no end). This reactivates an expired account. */
export function setContract(ctx: Ctx, id: string, endsOn: Day | null, reason: string): Promise<User> {
  const now = ctx.clock.now()
  if (endsOn && endsOn <= dayOf(now)) throw new AppError('invalid_input', {}, { endsOn: { code: 'date_past' } })
  return ctx.write(async (tx) => {
    const row = await lockAccount(tx, id)
    if (!row) throw new AppError('not_found')
    if (row.role !== 'marketer' || isClosed(row.status)) throw new AppError('conflict', { status: row.status })
    await updateAccount(tx, id, { contractEndsAt: endsOn === null ? null : endOfDay(endsOn) })
    await audit(tx, ctx, {
      act: 'account.contract',
      targetType: 'account',
      targetId: id,
      before: { contractEndsOn: row.contractEndsAt && dayOf(row.contractEndsAt) },
      after: { contractEndsOn: endsOn },
      why: reason,
    })
    if (endsOn)
      await notify(tx, now, {
        kind: 'account.contract',
        key: `account:${id}:contract:${now.getTime()}`,
        to: { accountId: id },
        data: { day: { day: endsOn } },
      })
    if (row.status === 'expired')
      await changeStatus(
        tx,
        ctx,
        { ...row, contractEndsAt: endsOn === null ? null : endOfDay(endsOn) },
        'reactivate',
        reason,
      )
    return readUser(tx, ctx, id)
  })
}

/**
 * Grants or removes an influencer's role as talent manager. Granting it twice is a `conflict`, so that a second click
 * changes nothing.
 */
export function setTalentManager(ctx: Ctx, id: string, granted: boolean, reason: string): Promise<User> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const locked = await lockAccount(tx, id)
    const row = locked?.role === 'influencer' ? await findUser(tx, id, ctx.lang) : undefined
    if (!row) throw new AppError('not_found')
    if (row.talentManager === granted || (granted && row.status !== 'active')) throw new AppError('conflict')
    await updateInfluencer(tx, id, { talentManager: granted })
    if (!granted) await endAgreementsOf(tx, ctx, { id, name: row.name })
    await audit(tx, ctx, {
      act: granted ? 'account.manager_grant' : 'account.manager_end',
      targetType: 'account',
      targetId: id,
      before: { talentManager: !granted },
      after: { talentManager: granted },
      why: reason,
    })
    await notify(tx, now, {
      kind: granted ? 'account.manager_granted' : 'account.manager_ended',
      key: `account:${id}:manager:${now.getTime()}`,
      to: { accountId: id },
      data: { reason },
      href: '/Influencer/dashboard',
    })
    return readUser(tx, ctx, id)
  })
}

/** Requests the reset of a lost second step. `check`: how the person's identity was checked. */
export const resetTwoStep = (ctx: Ctx, id: string, check: string): Promise<User> =>
  ctx.write(async (tx) => {
    await requestReset(tx, ctx, id, check)
    return readUser(tx, ctx, id)
  })
