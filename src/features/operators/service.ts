import { dayOf } from '../../core/calendar.ts'
import { isoTime } from '../../core/clock.ts'
import type { AccountCode } from '../../ledger/chart.ts'
import { trialBalance } from '../../ledger/trial-balance.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { readSweepState } from '../../platform/sweep-state.ts'
import type { contract, Dashboard } from './contract.ts'
import { readEntries, readEntry, readTrialBalance } from './ledger/service.ts'
import { approvalHandlers } from './service-approvals.ts'
import { listActs, listOperators } from './store-audit.ts'
import { countQueues, sumDay } from './store-dashboard.ts'
import {
  closeAccount,
  readUser,
  readUsers,
  resetTwoStep,
  setContract,
  setStatus,
  setTalentManager,
} from './users/service.ts'

async function readDashboard(ctx: Ctx): Promise<Dashboard> {
  const now = ctx.clock.now()
  const [queues, books, today, sweep] = await Promise.all([
    countQueues(ctx.db),
    trialBalance(ctx.db, dayOf(now)),
    sumDay(ctx.db, dayOf(now)),
    readSweepState(ctx.db),
  ])
  const balances = new Map(books.lines.map((line) => [line.code, line.creditBalance - line.debitBalance]))
  const standing = (code: AccountCode): number => balances.get(code) ?? 0
  const difference = books.total.creditBalance - books.total.debitBalance
  return {
    at: now.toISOString(),
    stoppedSince: sweep?.alarmedAt ? sweep.lastAt.toISOString() : null,
    queues: queues.map((queue) => ({ ...queue, oldestAt: isoTime(queue.oldestAt) })),
    money: {
      credits: standing('customer_credits'),
      held: standing('customer_credits_held') + standing('package_held'),
      creators: standing('creator_payable'),
      withdrawals: standing('creator_pending_withdrawal'),
      withholding: standing('withholding_tax_payable'),
      receivable: Math.max(0, -standing('receivable_brand')),
    },
    today,
    balanced: difference === 0,
    difference: Math.abs(difference),
  }
}

export const handlers = {
  ...approvalHandlers,
  dashboard: (ctx) => readDashboard(ctx),
  users: (ctx, { query }) => readUsers(ctx, query),
  user: (ctx, { params }) => readUser(ctx.db, ctx, params.id),
  setStatus: (ctx, { params, body }) => setStatus(ctx, params.id, body.act, body.reason),
  closeAccount: (ctx, { params, body }) => closeAccount(ctx, params.id, body.reason),
  setContract: (ctx, { params, body }) => setContract(ctx, params.id, body.endsOn, body.reason),
  resetTwoStep: (ctx, { params, body }) => resetTwoStep(ctx, params.id, body.check),
  setTalentManager: (ctx, { params, body }) => setTalentManager(ctx, params.id, body.granted, body.reason),
  ledgerAccounts: (ctx) => readTrialBalance(ctx),
  ledgerEntries: (ctx, { query }) => readEntries(ctx, query),
  ledgerEntry: (ctx, { params }) => readEntry(ctx, params.id),
  async audit(ctx, { query }) {
    const limit = query.limit ?? 50
    const rows = await listActs(ctx.db, ctx.lang, query, idOfCursor(query.after), limit)
    const page = paginate(rows, limit, (row) => [row.id])
    return {
      data: page.rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      next: page.next,
      actors: await listOperators(ctx.db, ctx.lang),
    }
  },
} satisfies Handlers<typeof contract>
