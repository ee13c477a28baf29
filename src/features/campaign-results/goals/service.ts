import { satang } from '../../../core/money.ts'
import { type Handlers, needActive } from '../../../platform/context.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import type { goalsContract } from './contract.ts'
import { listDays, saveTargets } from './store.ts'

export const goalsHandlers = {
  reportDays: async (ctx, { params }) => {
    await ownCampaign(ctx, params.id)
    return listDays(ctx.db, params.id)
  },
  setTargets: async (ctx, { params, body }) => {
    needActive(ctx.caller)
    await ownCampaign(ctx, params.id)
    const perEngagement = body.perEngagement === null ? null : satang(body.perEngagement)
    const row = { ...body, perEngagement, campaignId: params.id, updatedAt: ctx.clock.now() }
    await ctx.write((tx) => saveTargets(tx, row))
    return body
  },
} satisfies Handlers<typeof goalsContract>
