import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, needActive } from '../../../platform/context.ts'
import { requireStepUp } from '../../accounts/service.ts'
import { mayActFor, ownManager, recordActFor } from '../../partners/service.ts'
import { netOf } from '../../payouts/rules/limits.ts'
import { requestWithdrawal, viewWithdrawable } from '../../payouts/service.ts'
import type { collectContract } from './contract.ts'
import { findActivePartner } from './store.ts'

/** The partner's name, if the agreement allows the caller to withdraw for them; otherwise throws `not_found`. */
async function needCollect(tx: Tx, ctx: Ctx, partnerId: string): Promise<string> {
  const { caller, clock } = ctx
  const may = mayActFor(tx, caller, partnerId, 'collect', clock.now())
  const name = await findActivePartner(tx, caller.accountId, partnerId, may)
  if (name === null) throw new AppError('not_found')
  return name
}

export const collectHandlers = {
  async collectable(ctx, { params }) {
    ownManager(ctx, params.id)
    const name = await needCollect(ctx.db, ctx, params.x)
    return { name, ...(await viewWithdrawable(ctx.db, ctx, params.x)) }
  },

  async collect(ctx, { params, body }) {
    const managerId = ownManager(ctx, params.id)
    needActive(ctx.caller)
    return ctx.write(async (tx) => {
      await needCollect(tx, ctx, params.x)
      await requireStepUp(tx, ctx, 'collect')
      const { withdrawal } = await requestWithdrawal(tx, ctx, {
        accountId: params.x,
        price: satang(body.price),
        type: 'manual',
        actor: { id: managerId, role: 'influencer' },
        requestedBy: managerId,
      })
      await recordActFor(tx, ctx, { partnerId: params.x, act: 'collect' })
      const { reference, price, expectedOn } = withdrawal
      return { reference, price, net: netOf(withdrawal), expectedOn }
    })
  },
} satisfies Handlers<typeof collectContract>
