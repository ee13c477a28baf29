import { addDays, dayOf } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import { satang } from '../../core/money.ts'
import { marketerCredits } from '../../ledger/balances.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { decodeCursor, paginate } from '../../platform/cursor.ts'
import { recentSettings } from '../../platform/settings.ts'
import { findJobPause } from '../accounts/service.ts'
import { platformError, unitsLeft } from '../applications/service.ts'
import { NO_MATCH } from '../campaigns/rules/match.ts'
import { isOnPlatform } from '../campaigns/rules/platform.ts'
import { reimbursementCapOf } from '../campaigns/rules/reimbursement.ts'
import { isOpen } from '../campaigns/rules/status.ts'
import { matchChannels, ownCampaign } from '../campaigns/service.ts'
import { listFollowersOn } from '../channels/service.ts'
import { readShownWork } from '../public-profiles/service.ts'
import { ratingOf } from '../reviews/rules/rating.ts'
import { holdOf } from '../settlement/rules/hold.ts'
import { bulkHandlers } from './bulk/service.ts'
import { comparePeople } from './comparison/service.ts'
import type { contract } from './contract.ts'
import type { Cursor } from './found/query.ts'
import { countOfTypes, type FoundRow, findChannels } from './found/store.ts'
import { type Campaign, type Compared, compareChannels, findByMatch } from './matches/service.ts'
import { COUNTED_MAX, type FindSort } from './rules/filters.ts'
import { savedHandlers } from './saved/service.ts'
import { NO_PRICE } from './schema.ts'
import type { FindQuery, FoundChannel, InfluencerProfile, Invitable, Offer } from './shapes.ts'
import { findOwnCampaign, findPerson, listChannelsOf, listInvitable, listShown, type Search } from './store.ts'
import { viewCampaign } from './view-campaign.ts'
import { estimatesOf, growthOf, pricesOf, replyOf, viewChannel } from './view-channel.ts'

export { matchPeople } from './matches/service.ts'
export { sweepInfluencerSearches } from './saved/service.ts'

const PER_PAGE = 20
const CAMPAIGNS_MAX = 100

function readCursor(after: string | undefined): Cursor | null {
  const cursor = decodeCursor(after, ['bigint', 'integer'])
  if (cursor && cursor[0] > NO_PRICE) throw new AppError('invalid_input', {}, { after: 'invalid_input' })
  return cursor
}

async function find(ctx: Ctx, query: FindQuery) {
  const { after, limit = PER_PAGE, sort = 'trust', campaign: campaignId, countOptions, ...filters } = query
  const search = { ...filters, marketerId: ctx.caller.accountId, brandIds: ctx.caller.brandIds }
  const campaign = campaignId ? await ownCampaign(ctx, campaignId) : null
  const { counts, options, ...page } =
    campaign && sort === 'match'
      ? await findByMatch(ctx, search, campaign, { after, limit, options: countOptions === '1' })
      : await findStored(ctx, search, campaign, {
          ...{ after, limit, options: countOptions === '1' },
          sort: sort === 'match' ? 'trust' : sort,
        })
  const counted = countOfTypes(counts, filters)
  return {
    data: await viewFound(ctx, page.rows, page.compared),
    next: page.next,
    total: Math.min(counted, COUNTED_MAX),
    more: counted > COUNTED_MAX,
    compared: page.candidates,
    types: counts,
    optionCounts: options,
  }
}

/** One page in a stored order. Only the channels of the page are compared with the campaign. */
async function findStored(
  ctx: Ctx,
  search: Search,
  campaign: Campaign | null,
  { after, ...order }: { after: string | undefined; limit: number; sort: FindSort; options: boolean },
) {
  const { page, counts, options } = await findChannels(ctx.db, search, { ...order, after: readCursor(after) })
  const { rows, next } = paginate(page, order.limit, ({ key, position }) => [key, position])
  const compared = campaign && (await compareChannels(ctx, campaign, rows))
  return { rows, next, counts, options, compared, candidates: null }
}

async function viewFound(ctx: Ctx, rows: readonly FoundRow[], compared: Compared | null): Promise<FoundChannel[]> {
  if (rows.length === 0) return []
  const { db } = ctx
  const now = ctx.clock.now()
  const ids = rows.map(({ channelId }) => channelId)
  const [shown, settings] = await Promise.all([listShown(db, ids, ctx.lang), recentSettings(db, now)])
  const shownById = new Map(shown.map((row) => [row.channelId, row]))
  return rows.flatMap((row) => {
    const one = shownById.get(row.channelId)
    if (!one) return []
    const { totals, ...rest } = one
    return [
      {
        ...rest,
        accountId: row.accountId,
        interests: row.interests,
        province: row.province,
        score: row.score,
        prices: pricesOf(row.prices),
        rating: ratingOf(totals, settings),
        reply: replyOf(row.replyHours),
        match: compared?.matches.get(row.channelId) ?? null,
        standing: compared?.standings.get(row.accountId) ?? null,
      },
    ]
  })
}

async function needPerson(ctx: Ctx, id: string) {
  const found = await findPerson(ctx.db, ctx.caller.accountId, id, ctx.lang)
  if (!found) throw new AppError('not_found')
  return found
}

/** Period in days for the growth of followers. */
const GROWTH_DAYS = 90

type ChannelRow = Awaited<ReturnType<typeof listChannelsOf>>[number]

/** The channels of a profile, with their growth and price estimates. */
async function viewChannels({ db, clock }: Ctx, channels: readonly ChannelRow[]) {
  const now = clock.now()
  const ids = channels.map(({ id }) => id)
  const today = dayOf(now)
  const [settings, before, latest] = await Promise.all([
    recentSettings(db, now),
    listFollowersOn(db, ids, addDays(today, -GROWTH_DAYS)),
    listFollowersOn(db, ids, today),
  ])
  return channels.map(({ accountId: _, replyHours: _hours, proof, ...channel }) => ({
    ...viewChannel(channel),
    growthBps: growthOf(before.get(channel.id), latest.get(channel.id)),
    estimates: estimatesOf({ ...channel, proof }, settings),
  }))
}

async function readProfile(ctx: Ctx, id: string): Promise<InfluencerProfile> {
  const person = await needPerson(ctx, id)
  const [channels, work] = await Promise.all([
    listChannelsOf(ctx.db, ctx.caller.accountId, [id]),
    readShownWork(ctx, person),
  ])
  const { name, avatarFileId, influencer } = person
  return {
    id,
    name,
    avatarFileId,
    bio: influencer.bio,
    interests: influencer.interests as InfluencerProfile['interests'],
    province: influencer.province,
    reliability: influencer.reliability,
    takesJobsFrom: influencer.takesJobsFrom,
    ...work,
    reply: replyOf(channels[0]?.replyHours ?? null),
    channels: await viewChannels(ctx, channels),
  }
}

type InvitableRow = NonNullable<Awaited<ReturnType<typeof findOwnCampaign>>>

const viewInvitable = ({ campaign, standing }: InvitableRow, channels: readonly ChannelRow[]): Invitable => ({
  ...viewCampaign(campaign),
  standing,
  hasChannel: channels.some((channel) => isOnPlatform(channel, campaign)),
})

async function listCampaigns(ctx: Ctx, id: string): Promise<Invitable[]> {
  await needPerson(ctx, id)
  const [found, channels] = await Promise.all([
    listInvitable(ctx.db, ctx.caller, id, ctx.clock.now(), CAMPAIGNS_MAX),
    listChannelsOf(ctx.db, ctx.caller.accountId, [id]),
  ])
  return found.map((row) => viewInvitable(row, channels))
}

/** What an invitation to a campaign would cost at this time, computed with the same rules as the invitation itself. */
async function readOffer(
  ctx: Ctx,
  { id, campaignId }: { id: string; campaignId: string },
  terms: { channel?: string | undefined; price?: number | undefined },
): Promise<Offer> {
  const { db } = ctx
  const now = ctx.clock.now()
  const { accountId: marketerId } = ctx.caller
  const [found, channels, takesJobsFrom] = await Promise.all([
    findOwnCampaign(db, { owner: ctx.caller, influencerId: id, campaignId }),
    listChannelsOf(db, marketerId, [id]),
    findJobPause(db, id),
  ])
  if (!found || channels.length === 0) throw new AppError('not_found')
  const { campaign } = found
  if (campaign.status !== 'live' || campaign.price === null) throw new AppError('campaign_not_live')
  if (!isOpen(campaign, now)) throw new AppError('campaign_closed')
  if (campaign.slotsTaken >= campaign.slots) throw new AppError('slot_taken')
  const named = terms.channel === undefined ? channels : channels.filter(({ id: own }) => own === terms.channel)
  if (named.length === 0) throw new AppError('not_found')
  const usable = named.filter((channel) => isOnPlatform(channel, campaign))
  const otherPlatform = platformError(usable[0], campaign)
  if (otherPlatform) throw otherPlatform
  const ids = usable.map((channel) => channel.id)
  const matches = await matchChannels(db, campaign, ids, now)
  const scoreOf = (channelId: string): number => matches.get(channelId)?.score ?? -1
  const channelId = ids.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  if (!channelId) throw new AppError('not_found')
  const fundedBy = campaign.payBy
  const price = fundedBy === 'credits' && terms.price !== undefined ? satang(terms.price) : campaign.price
  const [settings, credits, units] = await Promise.all([
    recentSettings(db, now),
    marketerCredits(db, marketerId, now),
    unitsLeft(db, marketerId, campaign.packageId, now),
  ])
  const held = holdOf({ price, fundedBy, reimbursementCap: reimbursementCapOf(campaign) }, settings)
  return {
    campaign: viewInvitable(found, channels),
    channelId,
    match: matches.get(channelId) ?? NO_MATCH,
    price,
    fee: held.fee,
    reimbursement: held.reimbursement,
    toHold: held.credits,
    available: credits.available,
    units,
    takesJobsFrom,
  }
}

export const handlers = {
  ...savedHandlers,
  find: (ctx, { query }) => find(ctx, query),
  compare: (ctx, { query }) => comparePeople(ctx, query),
  profile: (ctx, { params }) => readProfile(ctx, params.id),
  campaigns: (ctx, { params }) => listCampaigns(ctx, params.id),
  offer: (ctx, { params, query }) => readOffer(ctx, params, query),
  ...bulkHandlers,
} satisfies Handlers<typeof contract>
