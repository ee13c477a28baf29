import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { marketerCredits } from '../../../ledger/balances.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sumOf } from '../../applications/rules/bulk-hold.ts'
import { unitsLeft } from '../../applications/service.ts'
import { NO_MATCH } from '../../campaigns/rules/match.ts'
import { isOnPlatform } from '../../campaigns/rules/platform.ts'
import { reimbursementCapOf } from '../../campaigns/rules/reimbursement.ts'
import { isOpen } from '../../campaigns/rules/status.ts'
import { matchChannels, ownCampaign } from '../../campaigns/service.ts'
import { canBeInvited, holdForInvitation } from '../rules/invitation-hold.ts'
import type { InfluencerProfile } from '../shapes.ts'
import { listChannelsById, listJobStatuses, listPeople, listShown } from '../store.ts'
import { viewCampaign } from '../view-campaign.ts'
import { viewChannel } from '../view-channel.ts'
import type { bulkContract } from './contract.ts'
import { type InviteeRow, listInvitees } from './store.ts'

type Contract = typeof bulkContract

/** Whether a channel is given, whether it is on the campaign's platform, and its match. The first difference decides. */
type Preference = readonly [isNamed: boolean, isOnPlatform: boolean, score: number]

const isPreferred = (one: Preference, other: Preference): boolean => {
  const i = one.findIndex((value, at) => value !== other[at])
  return i >= 0 && Number(one[i]) > Number(other[i])
}

/** One channel of each person: the preferred one, or the first of equals. */
function chooseChannels(rows: readonly InviteeRow[], preferenceOf: (row: InviteeRow) => Preference): InviteeRow[] {
  const chosen = new Map<string, InviteeRow>()
  for (const row of rows) {
    const before = chosen.get(row.accountId)
    if (!before || isPreferred(preferenceOf(row), preferenceOf(before))) chosen.set(row.accountId, row)
  }
  return [...chosen.values()]
}

/**
 * What inviting these people to a campaign would cost at this time, computed with the same rules as the invitation
 * itself.
 */
async function readOffers(ctx: Ctx, { params, query }: HandlerInput<Contract['offers']>) {
  const { db } = ctx
  const now = ctx.clock.now()
  const { accountId: marketerId } = ctx.caller
  const { influencers, channels } = query
  const campaign = await ownCampaign(ctx, params.id)
  const { price, payBy, packageId } = campaign
  if (price === null) throw new AppError('campaign_not_live')
  const rows = await listInvitees(db, ctx.lang, marketerId, { influencers, channels }, campaign.postType)
  const ids = rows.map(({ channelId }) => channelId)
  const people = [...new Set(rows.map(({ accountId }) => accountId))]
  const [standings, matches, shown, settings, credits, units] = await Promise.all([
    listJobStatuses(db, campaign.id, people),
    matchChannels(db, campaign, ids, now),
    listShown(db, ids, ctx.lang),
    readSettings(db, now),
    marketerCredits(db, marketerId, now),
    unitsLeft(db, marketerId, packageId, now),
  ])
  const shownById = new Map(shown.map((row) => [row.channelId, row]))
  const named = new Set<string>(channels)
  const chosen = chooseChannels(rows, ({ channelId, channel }) => [
    named.has(channelId),
    isOnPlatform(channel, campaign),
    matches.get(channelId)?.score ?? -1,
  ])
  const terms = {
    campaign: viewCampaign(campaign),
    feeBps: payBy === 'credits' ? settings['fee.marketer_bps'] : 0,
    reimbursement: reimbursementCapOf(campaign),
  }
  const hold = holdForInvitation(price, terms)
  const data = chosen.map((row) => ({
    ...row,
    asks: row.asks === null ? null : Number(row.asks),
    toHold: hold.credits,
    match: matches.get(row.channelId) ?? NO_MATCH,
    standing: standings.get(row.accountId) ?? null,
    takesJobsFrom: shownById.get(row.channelId)?.takesJobsFrom ?? null,
    otherPlatform: !isOnPlatform(row.channel, campaign),
  }))
  return {
    data,
    ...terms,
    price,
    sum: sumOf(data.filter(canBeInvited).map(() => hold)),
    available: credits.available,
    units,
    closed: !isOpen(campaign, now),
  }
}

async function readPeople(ctx: Ctx, { query }: HandlerInput<Contract['people']>) {
  const rows = await listPeople(ctx.db, ctx.caller.accountId, query.ids, ctx.lang)
  return rows.map((row) => ({ ...row, interests: row.interests as InfluencerProfile['interests'] }))
}

async function readChannels(ctx: Ctx, { query }: HandlerInput<Contract['channels']>) {
  const rows = await listChannelsById(ctx.db, ctx.caller.accountId, query.ids)
  return rows.map(({ accountId: influencerId, replyHours: _, ...channel }) => ({
    ...viewChannel(channel),
    influencerId,
  }))
}

export const bulkHandlers = {
  people: readPeople,
  channels: readChannels,
  offers: readOffers,
} satisfies Handlers<Contract>
