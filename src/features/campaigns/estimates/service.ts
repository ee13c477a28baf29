import { dayOf } from '../../../core/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Estimate } from '../contract.ts'
import { costOf } from '../rules/cost.ts'
import { reimbursementCapOf } from '../rules/reimbursement.ts'
import type { Criteria } from '../shapes.ts'
import { type CampaignRecord, findOwned } from '../store.ts'
import { countFunnel, type Funnel } from './store.ts'

/** Unsaved values that replace those of the draft for the estimate. */
export interface EstimateOverrides {
  criteria?: Criteria | undefined
  channelType?: StoredChannelType | undefined
  postType?: PostType | undefined
  price?: number | undefined
  slots?: number | undefined
}

const EMPTY: Funnel = { steps: [], looser: [], prices: null, followers: [] }

/** How many creators a draft (with the values of `trial`) matches after each criterion, and what it can cost. */
export async function estimateCampaign(ctx: Ctx, id: string, trial: EstimateOverrides): Promise<Estimate> {
  const found = await findOwned(ctx.db, ctx.caller, id)
  if (!found) throw new AppError('not_found')
  const { campaign } = found
  const now = ctx.clock.now()
  const channelType = trial.channelType ?? campaign.channelType
  const ask = {
    marketerId: ctx.caller.accountId,
    postType: trial.postType ?? campaign.postType,
    criteria: trial.criteria ?? campaign.criteria,
    today: dayOf(now),
  }
  const funnel = channelType ? await countFunnel(ctx.db, { ...ask, channelType }) : EMPTY
  const matching = funnel.steps.at(-1)?.count ?? 0
  return {
    steps: funnel.steps,
    matching,
    suggestion: suggest(funnel, matching),
    followers: funnel.followers,
    prices: funnel.prices && { low: satang(funnel.prices.low), high: satang(funnel.prices.high) },
    cost: costOfTrial(campaign, trial, await readSettings(ctx.db, now)),
  }
}

/** The less strict criterion that adds most creators. */
function suggest({ looser }: Funnel, matching: number): Estimate['suggestion'] {
  const [best] = looser
    .map(({ code, value, count }) => ({ code, value, gain: count - matching }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  return best ?? null
}

function costOfTrial(campaign: CampaignRecord, trial: EstimateOverrides, settings: Settings): Estimate['cost'] {
  const price = trial.price ?? campaign.price
  if (price === null || campaign.payBy === 'package') return null
  const slots = trial.slots ?? campaign.slots
  const plan = { slots, slotsTaken: campaign.slotsTaken, reimbursementCap: reimbursementCapOf(campaign) }
  return costOf({ price: satang(price), ...plan }, settings)
}
