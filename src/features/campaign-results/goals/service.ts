import { type Satang, satang } from '../../../core/money.ts'
import { type Handlers, needActive } from '../../../platform/context.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import { COST_TARGETS, type goalsContract, type Targets } from './contract.ts'
import { listDays, saveTargets } from './store.ts'

type Costs = Record<(typeof COST_TARGETS)[number], Satang | null>

const costsOf = (targets: Targets): Costs =>
  Object.fromEntries(COST_TARGETS.map((name) => [name, targets[name] === null ? null : satang(targets[name])])) as Costs

export const goalsHandlers = {
  reportDays: async (ctx, { params }) => {
    return listDays(ctx.db, await ownCampaign(ctx, params.id))
  },
  setTargets: async (ctx, { params, body }) => {
    needActive(ctx.caller)
    await ownCampaign(ctx, params.id)
    const row = { ...body, ...costsOf(body), campaignId: params.id, updatedAt: ctx.clock.now() }
    await ctx.write((tx) => saveTargets(tx, row))
    return body
  },
} satisfies Handlers<typeof goalsContract>
