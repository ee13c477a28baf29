import { satang } from '../../../core/money.ts'
import type { PostType } from '../../../core/vocabulary.ts'
import type { Ctx } from '../../../platform/context.ts'
import { recentSettings } from '../../../platform/settings.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import { ratingOf } from '../../reviews/rules/rating.ts'
import { creditLeg, heldBy } from '../../settlement/rules/money.ts'
import { compareChannels } from '../matches/service.ts'
import { commonPostType } from '../rules/comparison.ts'
import { listChannelsOf } from '../store.ts'
import { pricesOf, replyOf } from '../view-channel.ts'
import type { ComparedPerson, CompareQuery } from './shapes.ts'
import { countJobs, listPeople } from './store.ts'

type Channel = Awaited<ReturnType<typeof listChannelsOf>>[number]

/** Price per thousand average views, in satang. */
const perThousand = (price: number | null, views: number | null): number | null =>
  price === null || !views ? null : Math.round((price * 1_000) / views)

/**
 * The channel to compare for a person: the best match, else the largest with a price for the post type, else the
 * largest.
 */
function chooseChannel(
  channels: readonly Channel[],
  scoreOf: ((channelId: string) => number) | null,
  post: PostType | null,
): Channel | undefined {
  if (scoreOf) return channels.toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id))[0]
  return channels.find((channel) => post !== null && channel.prices[post] !== null) ?? channels[0]
}

/** Compares people, in the order of the ids. Those who cannot be found are omitted and counted. */
export async function comparePeople(ctx: Ctx, { ids, campaign: campaignId, post }: CompareQuery) {
  const { db } = ctx
  const { accountId: marketerId } = ctx.caller
  const campaign = campaignId ? await ownCampaign(ctx, campaignId) : null
  const channels = await listChannelsOf(db, marketerId, ids)
  const found = channels.map(({ id, accountId }) => ({ channelId: id, accountId }))
  const [compared, people, jobs, settings] = await Promise.all([
    campaign && compareChannels(ctx, campaign, found),
    listPeople(db, ctx.lang, ids),
    countJobs(db, ctx.caller, ids),
    recentSettings(db, ctx.clock.now()),
  ])
  const scoreOf = compared && ((channelId: string) => compared.matches.get(channelId)?.score ?? -1)
  const ofPerson = Map.groupBy(channels, ({ accountId }) => accountId)
  const requestedType = post ?? campaign?.postType ?? null
  const chosen = ids.flatMap((id) => {
    const person = people.find(({ accountId }) => accountId === id)
    const channel = chooseChannel(ofPerson.get(id) ?? [], scoreOf, requestedType)
    return person && channel ? [{ person, channel }] : []
  })
  const postType = requestedType ?? commonPostType(chosen.map(({ channel }) => pricesOf(channel.prices)))
  const data = chosen.map(({ person, channel }): ComparedPerson => {
    const { totals, ...shown } = person
    const { id: channelId, accountId, type, handle, avatarUrl, followers, engagementBps, averageViews } = channel
    const price = postType ? channel.prices[postType] : null
    return {
      ...shown,
      channelId,
      channel: { type, handle, avatarUrl, followers, engagementBps, averageViews },
      audience: channel.audience,
      score: channel.score,
      rating: ratingOf(totals, settings),
      reply: replyOf(channel.replyHours),
      completedJobs: jobs.get(accountId)?.completed ?? 0,
      jobsWithYou: jobs.get(accountId)?.withYou ?? 0,
      prices: pricesOf(channel.prices),
      price,
      withFee: price === null ? null : heldBy(creditLeg(satang(price), settings)),
      perThousandViews: perThousand(price, averageViews),
      match: compared?.matches.get(channelId) ?? null,
      standing: compared?.standings.get(accountId) ?? null,
    }
  })
  return { data, postType, missing: ids.length - data.length }
}
