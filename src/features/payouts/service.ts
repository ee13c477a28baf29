import { dayOf } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { creatorBalance, earnedOf } from '../../ledger/balances.ts'
import { statement } from '../../ledger/statement.ts'
import type { Handlers } from '../../platform/context.ts'
import { cutPage } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import { requireStepUp, updateInfluencer } from '../accounts/service.ts'
import type { contract as payoutsContract } from './contract.ts'
import { draftOf, dropOldDrafts, saveDraft } from './draft-store.ts'
import { ownAccount } from './own-account.ts'
import { nextAutomaticOn, withdrawalTerms } from './rules/limits.ts'
import { bankHandlers } from './service-bank.ts'
import { voidApproved } from './service-batches.ts'
import { viewLines } from './service-lines.ts'
import { operatorHandlers, withdrawalApproved } from './service-operator.ts'
import { checkWithdrawal, requestWithdrawal } from './service-withdraw.ts'
import { newestBank, PAGE, payeeOf, pendingOf, withdrawalsOf } from './store.ts'
import { boundsOf, earningsSummary, expectedOf } from './store-earnings.ts'
import { bankView, withdrawalView } from './view.ts'

export { runAutomaticWithdrawals } from './automatic.ts'

/** What follows when a second operator approves. */
export const approvedPayoutActs = { withdrawal: withdrawalApproved, payout_void: voidApproved }

/** Removes drafts that nobody confirmed. */
export const sweepPayoutDrafts = (app: { db: Db; clock: Clock }): Promise<void> =>
  withTx(app.db, (tx) => dropOldDrafts(tx, app.clock.now()))

export const handlers = {
  ...operatorHandlers,
  ...bankHandlers,

  async standing(ctx, { params }) {
    const owner = ownAccount(ctx, params.uuid)
    const now = ctx.clock.now()
    const [settings, balance, lifetime, expected, payee, waiting, bank] = await Promise.all([
      readSettings(ctx.db, now),
      creatorBalance(ctx.db, owner),
      earnedOf(ctx.db, owner),
      expectedOf(ctx.db, owner),
      payeeOf(ctx.db, owner),
      pendingOf(ctx.db, owner),
      newestBank(ctx.db, owner),
    ])
    return {
      available: balance.available,
      pending: balance.pending,
      expected,
      lifetime,
      nextAutomaticOn: nextAutomaticOn(now, settings),
      automatic: payee.automatic,
      ...withdrawalTerms(settings),
      waiting: waiting ? withdrawalView(waiting) : null,
      bank: bank ? bankView(bank) : null,
    }
  },

  async statement(ctx, { params, query }) {
    const owner = ownAccount(ctx, params.uuid)
    const page = await statement(ctx.db, {
      owner,
      codes: ['creator_payable'],
      limit: query?.limit ?? 30,
      ...(query?.after && { before: query.after }),
      ...(query?.month && boundsOf(query.month)),
    })
    return { data: await viewLines(ctx.db, owner, page.lines), next: page.next }
  },

  async summary(ctx, { params }) {
    return earningsSummary(ctx.db, ownAccount(ctx, params.uuid), params.x, dayOf(ctx.clock.now()).slice(0, 7))
  },

  async drafts(ctx, { params }) {
    return draftOf(ctx.db, ownAccount(ctx, params.uuid), ctx.clock.now())
  },

  async setAutomatic(ctx, { params, body }) {
    const owner = ownAccount(ctx, params.uuid)
    return ctx.write(async (tx) => {
      await updateInfluencer(tx, owner, { automaticWithdrawal: body.automatic })
      return { automatic: body.automatic }
    })
  },

  async reviewWithdrawal(ctx, { params, body }) {
    const accountId = ownAccount(ctx, params.uuid)
    return ctx.write(async (tx) => {
      const wanted = { accountId, price: satang(body.price), type: 'manual' as const }
      const { price, fee, net, left } = await checkWithdrawal(tx, ctx, wanted)
      await saveDraft(tx, accountId, { price }, ctx.clock.now())
      return { price, fee, net, left }
    })
  },

  async withdraw(ctx, { params, body }) {
    const owner = ownAccount(ctx, params.uuid)
    return ctx.write(async (tx) => {
      await requireStepUp(tx, ctx, 'withdrawal')
      const made = await requestWithdrawal(tx, ctx, {
        accountId: owner,
        price: satang(body.price),
        type: 'manual',
        actor: { id: owner, role: 'influencer' },
      })
      await saveDraft(tx, owner, { price: null }, ctx.clock.now())
      return withdrawalView(made)
    })
  },

  async withdrawals(ctx, { params, query }) {
    const limit = query?.limit ?? PAGE
    const rows = await withdrawalsOf(ctx.db, ownAccount(ctx, params.uuid), query?.after, limit)
    const page = cutPage(rows, limit, (row) => [row.withdrawal.id])
    return { data: page.rows.map(withdrawalView), next: page.next }
  },
} satisfies Handlers<typeof payoutsContract>
