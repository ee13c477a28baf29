import { and, countDistinct, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { USABLE } from '../../channels/rules/status.ts'
import { channelPrices, channels } from '../../channels/schema.ts'
import { influencerBlocks } from '../../influencer-blocks/schema.ts'
import {
  ALL_CHANNELS,
  all,
  any,
  atLeast,
  atMost,
  audienceIn,
  type ChannelSet,
  isSet,
  not,
} from '../../influencer-facets/rules/channel-set.ts'
import { channelsIn, facetSets, isChanged } from '../../influencer-facets/service.ts'
import { influencerSearch } from '../../influencer-search/schema.ts'
import { FOLLOWER_STEPS } from '../rules/follower-steps.ts'
import type { Criteria } from '../shapes.ts'

/** A criterion in two forms: as an SQL condition on channel rows, and as a bitmap of channels. */
interface Condition {
  row: SQL
  set: ChannelSet
}

/** A criterion and a less strict one with its value (null: without the criterion). */
interface Step {
  code: string
  met: Condition
  looser: Condition | null
  value: number | null
}

const ENGAGEMENT_STEP = 50
const DROPPED: Condition = { row: sql`true`, set: ALL_CHANNELS }
const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`
const facets = (name: string, values: readonly (string | number)[]): ChannelSet =>
  any(...values.map((value) => `${name}:${value}`))

const largestAge = sql`(select a.key from jsonb_each_text(${channels.audience} -> 'age') with ordinality as a(key, part, n) order by a.part::numeric desc, a.n limit 1)`
const largestGenderPart = sql`(select max(g.part::numeric) from jsonb_each_text(${channels.audience} -> 'gender') as g(key, part))`
const bornDay = sql`to_char(${influencers.birthdate}, 'YYYYMMDD')::int`

/** Channels with at least as many followers as each step. */
const FROM_STEPS: readonly Condition[] = FOLLOWER_STEPS.map((least) => ({
  row: sql`${channels.followers} >= ${sql.raw(String(least))}`,
  set: atLeast('followers', least),
}))

function followers({ followersMin: min, followersMax: max }: Criteria): Step[] {
  if (min === null && max === null) return []
  const from = (least: number): Condition => ({
    row: and(
      sql`${channels.followers} >= ${least}`,
      max === null ? undefined : sql`${channels.followers} <= ${max}`,
    ) as SQL,
    set: all(atLeast('followers', least), ...(max === null ? [] : [atMost('followers', max)])),
  })
  const value = min !== null && min >= 2 ? Math.floor(min / 2) : null
  return [{ code: 'followers', met: from(min ?? 0), looser: value === null ? null : from(value), value }]
}

function engagement({ engagementMinBps: min }: Criteria): Step[] {
  if (min === null) return []
  const value = Math.max(0, min - ENGAGEMENT_STEP)
  const from = (bps: number): Condition => ({
    row: sql`${channels.engagementBps} >= ${bps}`,
    set: atLeast('engagement', bps),
  })
  return [{ code: 'engagement', met: from(min), looser: min > 0 ? from(value) : null, value }]
}

/** An uncorrelated subquery, so PostgreSQL runs it once and looks up the result in memory. */
const notBlockedBy = (marketerId: string): SQL =>
  sql`${channels.accountId} not in (select ${influencerBlocks.influencerId} from ${influencerBlocks} where ${eq(influencerBlocks.marketerId, marketerId)})`

const droppable = (code: string, row: SQL, set: ChannelSet): Step => ({
  code,
  met: { row, set },
  looser: DROPPED,
  value: null,
})

function audience(c: Criteria): Step[] {
  const found: Step[] = []
  if (c.audienceAges.length > 0) {
    const row = sql`${largestAge} = any(${textArray(c.audienceAges)})`
    found.push(droppable('audience_age', row, facets('largest_age', c.audienceAges)))
  }
  if (c.audienceGender !== null) {
    const part = sql`(${channels.audience} -> 'gender' ->> ${c.audienceGender})::numeric`
    const row = sql`${part} > 0 and ${part} = ${largestGenderPart}`
    found.push(droppable('audience_gender', row, facets('largest_gender', [c.audienceGender])))
  }
  if (c.provinces.length > 0) {
    const there = textArray(c.provinces)
    const tenths = sql`(select coalesce(sum(round(10 * (l ->> 'percent')::numeric)), 0) from jsonb_array_elements(${channels.audience} -> 'location') as l where l ->> 'place' = any(${there}))`
    const row = sql`(${influencers.province} = any(${there}) or ${tenths} >= 500)`
    found.push(droppable('location', row, any(facets('province', c.provinces), audienceIn(c.provinces, 50))))
  }
  return found
}

function person(c: Criteria, today: string): Step[] {
  const found: Step[] = []
  if (c.interests.length > 0) {
    const row = sql`${influencers.interests} && ${textArray(c.interests)}`
    found.push(droppable('interests', row, facets('interest', c.interests)))
  }
  if (c.creatorAgeMin !== null || c.creatorAgeMax !== null) {
    // A person of a given age was born on today's date of the year in question or earlier. Days are numbers in the form
    // yyyymmdd.
    const day = Number(today.replaceAll('-', ''))
    const latest = day - (c.creatorAgeMin ?? 0) * 10_000
    const earliest = day - ((c.creatorAgeMax ?? 200) + 1) * 10_000 + 1
    const row = sql`${bornDay} between ${earliest} and ${latest}`
    found.push(droppable('creator_age', row, all(atLeast('born', earliest), atMost('born', latest))))
  }
  if (c.creatorGender !== null)
    found.push(
      droppable(
        'creator_gender',
        sql`${influencers.gender} = ${c.creatorGender}`,
        facets('creator_gender', [c.creatorGender]),
      ),
    )
  if (c.nationalities.length > 0)
    found.push(
      droppable(
        'nationality',
        inArray(influencers.nationalityId, c.nationalities),
        facets('nationality', c.nationalities),
      ),
    )
  return found
}

export interface FunnelQuery {
  /** The marketer whose blocked influencers are not counted. */
  marketerId: string
  channelType: StoredChannelType
  postType: PostType | null
  criteria: Criteria
  /** Day in Bangkok, for ages. */
  today: string
}

export interface Funnel {
  /** Creators with a usable channel on the platform, then how many remain after each criterion. */
  steps: { code: string; count: number }[]
  /** For each criterion that can be less strict: the number of creators if it were. */
  looser: { code: string; value: number | null; count: number }[]
  prices: { low: number; high: number } | null
  /** Creators on the platform by followers, from each step up to the next, whatever the other criteria. */
  followers: number[]
}

/** Each count of the funnel by name, with the criteria that apply to it. */
function figuresOf(steps: readonly Step[]): [name: string, met: Condition[]][] {
  const met = steps.map((step) => step.met)
  return [
    ['all', []],
    ...steps.map((_, i): [string, Condition[]] => [`step${i}`, met.slice(0, i + 1)]),
    ...steps.flatMap(({ looser }, i): [string, Condition[]][] =>
      looser ? [[`looser${i}`, met.map((one, k) => (k === i ? looser : one))]] : [],
    ),
    ...FROM_STEPS.map((from, i): [string, Condition[]] => [`from${i}`, [from]]),
  ]
}

/** The same counts from the rows of channels for which facets do not give the number of people. */
function comparedRows(tx: Tx, query: FunnelQuery, steps: readonly Step[], price: SQL) {
  const rows = (met: readonly Condition[]): SQL => and(sql`true`, ...met.map(({ row }) => row)) as SQL
  const columns = Object.fromEntries(
    figuresOf(steps).map(([name, met]) => [
      name,
      sql`${countDistinct(channels.accountId)} filter (where ${rows(met)})`.as(name),
    ]),
  )
  const matching = rows(steps.map(({ met }) => met))
  const prices = sql`coalesce(array_agg(${channelPrices.price}) filter (where ${and(isChanged, matching, sql`${price} is not null`)}), '{}')`
  return tx
    .select({ ...columns, prices: prices.as('prices') })
    .from(influencerSearch)
    .innerJoin(channels, eq(channels.id, influencerSearch.channelId))
    .innerJoin(accounts, and(eq(accounts.id, channels.accountId), eq(accounts.status, 'active')))
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    .leftJoin(
      channelPrices,
      and(
        eq(channelPrices.channelId, channels.id),
        query.postType ? eq(channelPrices.postType, query.postType) : sql`false`,
      ),
    )
    .where(
      and(
        sql`${influencerSearch.position} = any(array(${channelsIn(severalOf(query.channelType))}))`,
        eq(channels.type, query.channelType),
        inArray(channels.status, [...USABLE]),
        notBlockedBy(query.marketerId),
      ),
    )
}

const severalOf = (type: StoredChannelType): string => `several:${type}`

/**
 * Counts creators criterion by criterion, with the same conditions as `rules/match.ts`, and finds the middle half of
 * the prices of those who remain. Channels are counted by their facets. Recently changed channels, and those of people
 * with several channels on the platform (who count once), are compared row by row. One statement, so that both parts
 * see the same snapshot.
 */
export async function countFunnel(tx: Tx, query: FunnelQuery): Promise<Funnel> {
  const steps = [
    ...followers(query.criteria),
    ...engagement(query.criteria),
    ...audience(query.criteria),
    ...person(query.criteria, query.today),
  ]
  const number = `price.${query.postType}`
  const named = (i: number, looser = false): string => `${looser ? 'looser' : 'met'}${i}`
  const sets: Record<string, ChannelSet> = {
    single: not(severalOf(query.channelType)),
    priced: all(isSet(number), ...steps.map(({ met }) => met.set)),
  }
  steps.forEach(({ met, looser }, i) => {
    sets[named(i)] = met.set
    if (looser && looser !== DROPPED) sets[named(i, true)] = looser.set
  })
  FROM_STEPS.forEach((from, i) => {
    sets[`from${i}`] = from.set
  })
  const columnOf = (condition: Condition): string[] => {
    if (FROM_STEPS.includes(condition)) return [`from${FROM_STEPS.indexOf(condition)}`]
    const i = steps.findIndex(({ met, looser }) => met === condition || looser === condition)
    return condition === DROPPED ? [] : [named(i, steps[i]?.met !== condition)]
  }
  const counts = figuresOf(steps).map(
    ([name, met]) =>
      sql`'${sql.raw(name)}', coalesce(sum(bit_count(${sql.raw(['single', ...met.flatMap(columnOf)].join(' & '))})), 0)`,
  )
  const nth = (share: number): SQL => sql`influencer_facet_nth(priced.segments, priced.bits, ${number}, compared.prices,
    ceil(${share}::numeric * (priced.n + cardinality(compared.prices)))::bigint)`
  const [row] = await rowsOf<{
    counted: Record<string, number>
    compared: Record<string, number>
    low: number | null
    high: number | null
  }>(
    tx,
    sql`with ${facetSets({ marketerId: query.marketerId, sets, types: [query.channelType] })},
      compared as materialized (${comparedRows(tx, query, steps, sql`${channelPrices.price}`)}),
      counted as materialized (select json_build_object(${sql.join(counts, sql`, `)}) as figures from sets),
      priced as materialized (
        select coalesce(array_agg(segment order by segment), '{}') as segments,
          coalesce(array_agg(priced order by segment), '{}') as bits, coalesce(sum(bit_count(priced)), 0) as n
        from sets
      )
      select counted.figures as counted, row_to_json(compared) as compared, ${nth(0.25)} as low, ${nth(0.75)} as high
      from counted, compared, priced`,
  )
  const figure = (name: string): number => Number(row?.counted[name] ?? 0) + Number(row?.compared[name] ?? 0)
  return {
    steps: [
      { code: 'all', count: figure('all') },
      ...steps.map(({ code }, i) => ({ code, count: figure(`step${i}`) })),
    ],
    looser: steps.flatMap(({ code, value, looser }, i) =>
      looser ? [{ code, value, count: figure(`looser${i}`) }] : [],
    ),
    prices: row?.low == null || row.high == null ? null : { low: Number(row.low), high: Number(row.high) },
    followers: FROM_STEPS.map((_, i) => figure(`from${i}`) - (i + 1 < FROM_STEPS.length ? figure(`from${i + 1}`) : 0)),
  }
}
