import type { Ctx } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { type MatchResult, matchChannels, type ownCampaign } from '../../campaigns/service.ts'
import type { JobStatus } from '../../jobs/rules/states.ts'
import { type Found, type FoundRow, findChannels } from '../found/store.ts'
import { briefFilters, COMPARED_MAX } from '../rules/filters.ts'
import { listChannelsOf, listJobStatuses, type Search } from '../store.ts'

export type Campaign = Awaited<ReturnType<typeof ownCampaign>>

/** Results of comparing channels and their owners with a campaign. */
export interface Compared {
  /** By channel id. */
  matches: ReadonlyMap<string, MatchResult>
  /** By account id: the status of the person's job in the campaign. */
  standings: ReadonlyMap<string, JobStatus>
}

type ChannelOf = Pick<FoundRow, 'channelId' | 'accountId'>

/** Compares channels with a campaign. The number of queries does not depend on the number of channels. */
export async function compareChannels(ctx: Ctx, campaign: Campaign, found: readonly ChannelOf[]): Promise<Compared> {
  const { db } = ctx
  const people = [...new Set(found.map(({ accountId }) => accountId))]
  const ids = found.map(({ channelId }) => channelId)
  const [standings, matches] = await Promise.all([
    listJobStatuses(db, campaign.id, people),
    matchChannels(db, campaign, ids, ctx.clock.now()),
  ])
  return { matches, standings }
}

/**
 * The channels that are compared when a search is sorted by match: at most `COMPARED_MAX`, so that the time does not
 * depend on the number of channels. First those that meet the brief's criteria as far as the index has them, then the
 * others; both by authenticity, highest first.
 */
async function listCandidates(ctx: Ctx, search: Search, campaign: Campaign, options: boolean): Promise<Found> {
  const { db } = ctx
  const window = { sort: 'trust', after: null, limit: COMPARED_MAX - 1 } as const
  const also = briefFilters(campaign.criteria, campaign.channelType)
  const { page: fitting } = await findChannels(db, { ...search, also }, window)
  // If enough channels meet the criteria, the others are only counted.
  const limit = fitting.length < COMPARED_MAX ? window.limit : 0
  const { page, ...numbers } = await findChannels(db, search, { ...window, limit, options })
  const chosen = new Set(fitting.map(({ channelId }) => channelId))
  const others = page.filter(({ channelId }) => !chosen.has(channelId))
  return { page: [...fitting, ...others].slice(0, COMPARED_MAX), ...numbers }
}

type Key = readonly [score: number, channelId: string]

/** Higher scores first. The channel id breaks ties, so that the order is stable across pages. */
const byKey = (a: Key, b: Key): number => b[0] - a[0] || Number(a[1] < b[1]) - Number(a[1] > b[1])

/** One page of a search sorted by match, from the compared channels. */
export async function findByMatch(
  ctx: Ctx,
  search: Search,
  campaign: Campaign,
  { after, limit, options }: { after: string | undefined; limit: number; options: boolean },
) {
  const last = decodeCursor(after, ['integer', 'id'])
  const { page: candidates, ...numbers } = await listCandidates(ctx, search, campaign, options)
  const compared = await compareChannels(ctx, campaign, candidates)
  const keyOf = ({ channelId }: FoundRow): Key => [compared.matches.get(channelId)?.score ?? 0, channelId]
  const sorted = candidates.toSorted((a, b) => byKey(keyOf(a), keyOf(b)))
  const rest = last ? sorted.filter((row) => byKey(last, keyOf(row)) < 0) : sorted
  return { ...paginate(rest, limit, keyOf), compared, ...numbers, candidates: candidates.length }
}

/** The channel of a person that fits a campaign best, with the reasons. */
export interface PersonMatch {
  channelId: string
  channel: Pick<
    Awaited<ReturnType<typeof listChannelsOf>>[number],
    'type' | 'handle' | 'avatarUrl' | 'followers' | 'engagementBps'
  >
  match: MatchResult
  standing: JobStatus | null
}

/**
 * The match of each person with a campaign of the caller, with the best channel. People who cannot be found are
 * omitted.
 */
export async function matchPeople(
  ctx: Ctx,
  campaign: Campaign,
  people: readonly string[],
): Promise<Map<string, PersonMatch>> {
  const channels = await listChannelsOf(ctx.db, ctx.caller.accountId, people)
  const found = channels.map(({ id, accountId }) => ({ channelId: id, accountId }))
  const { matches, standings } = await compareChannels(ctx, campaign, found)
  const best = new Map<string, PersonMatch>()
  for (const { id, accountId, type, handle, avatarUrl, followers, engagementBps } of channels) {
    const match = matches.get(id)
    const before = best.get(accountId)
    if (!match || (before && before.match.score >= match.score)) continue
    const channel = { type, handle, avatarUrl, followers, engagementBps }
    best.set(accountId, { channelId: id, channel, match, standing: standings.get(accountId) ?? null })
  }
  return best
}
