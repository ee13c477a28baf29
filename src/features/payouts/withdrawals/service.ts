import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Handlers } from '../../../platform/context.ts'
import { paginate } from '../../../platform/cursor.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { requireStepUp, updateInfluencer } from '../../accounts/service.ts'
import type { contract } from '../contract.ts'
import { draftOf, saveDraft } from '../drafts/store.ts'
import { feeDocumentsOf } from './fee-invoice.ts'
import { checkWithdrawal, requestWithdrawal } from './request.ts'
import { withdrawalSlip } from './slip.ts'
import { PAGE, payeeOf, withdrawalsById, withdrawalsOf } from './store.ts'
import { viewWithdrawals, withdrawalView } from './view.ts'

export const withdrawalHandlers = {
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

  async reviewWithdrawal(ctx, { params, query, body }) {
    const accountId = ownAccount(ctx, params.uuid)
    return ctx.write(async (tx) => {
      const wanted = { accountId, price: satang(body.price), type: 'manual' as const, closing: query.closing === '1' }
      const { price, fee, net, left } = await checkWithdrawal(tx, ctx, wanted)
      await saveDraft(tx, accountId, { price }, ctx.clock.now())
      return { price, fee, net, left }
    })
  },

  async withdraw(ctx, { params, query, body }) {
    const owner = ownAccount(ctx, params.uuid)
    return ctx.write(async (tx) => {
      await saveDraft(tx, owner, { price: null }, ctx.clock.now())
      await requireStepUp(tx, ctx, 'withdrawal')
      const made = await requestWithdrawal(tx, ctx, {
        accountId: owner,
        price: satang(body.price),
        type: 'manual',
        closing: query.closing === '1',
        actor: { id: owner, role: 'influencer' },
      })
      return withdrawalView({ ...made, requestedBy: null, qrClaimer: null })
    })
  },

  async slip(ctx, { params }) {
    const owner = ownAccount(ctx, params.uuid)
    const made = (await withdrawalsById(ctx.db, [params.id])).get(params.id)
    if (made?.withdrawal.accountId !== owner) throw new AppError('not_found')
    const documents = (await feeDocumentsOf(ctx.db, [params.id])).get(params.id) ?? []
    return withdrawalSlip(made, await payeeOf(ctx.db, owner), documents, ctx.clock.now())
  },

  async withdrawals(ctx, { params, query }) {
    const limit = query?.limit ?? PAGE
    const rows = await withdrawalsOf(ctx.db, ownAccount(ctx, params.uuid), query?.after, limit)
    const page = paginate(rows, limit, (row) => [row.withdrawal.id])
    return { data: await viewWithdrawals(ctx.db, page.rows), next: page.next }
  },
} satisfies Pick<
  Handlers<typeof contract>,
  'drafts' | 'setAutomatic' | 'reviewWithdrawal' | 'withdraw' | 'slip' | 'withdrawals'
>
