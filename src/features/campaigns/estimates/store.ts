import { and, countDistinct, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { USABLE } from '../../channels/rules/status.ts'
import { channelPrices, channels } from '../../channels/schema.ts'
import { influencerBlocks } from '../../influencer-blocks/schema.ts'
import type { Criteria } from '../shapes.ts'

/** A criterion as a condition, and a looser one with its value (null: the criterion dropped). */
interface Condition {
  code: string
  met: SQL
  looser: SQL | null
  value: number | null
}

const ENGAGEMENT_STEP = 50
const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

const largestAge = sql`(select a.key from jsonb_each_text(${channels.audience} -> 'age') with ordinality as a(key, part, n) order by a.part::numeric desc, a.n limit 1)`
const largestGenderPart = sql`(select max(g.part::numeric) from jsonb_each_text(${channels.audience} -> 'gender') as g(key, part))`
const age = (today: string): SQL => sql`extract(year from age(${today}::date, ${influencers.birthdate}))`

function followers({ followersMin: min, followersMax: max }: Criteria): Condition[] {
  if (min === null && max === null) return []
  const from = (least: number): SQL => sql`${channels.followers} >= ${least}`
  const upTo = max === null ? sql`true` : sql`${channels.followers} <= ${max}`
  const value = min !== null && min >= 2 ? Math.floor(min / 2) : null
  return [
    {
      code: 'followers',
      met: and(from(min ?? 0), upTo) as SQL,
      looser: value === null ? null : (and(from(value), upTo) as SQL),
      value,
    },
  ]
}

function engagement({ engagementMinBps: min }: Criteria): Condition[] {
  if (min === null) return []
  const value = Math.max(0, min - ENGAGEMENT_STEP)
  const from = (bps: number): SQL => sql`${channels.engagementBps} >= ${bps}`
  return [{ code: 'engagement', met: from(min), looser: min > 0 ? from(value) : null, value }]
}

/** The subquery depends on no row, so it is run once and looked up in memory. */
const notBlockedBy = (marketerId: string): SQL =>
  sql`${channels.accountId} not in (select ${influencerBlocks.influencerId} from ${influencerBlocks} where ${eq(influencerBlocks.marketerId, marketerId)})`

const dropped = (code: string, met: SQL): Condition => ({ code, met, looser: sql`true`, value: null })

function audience(c: Criteria): Condition[] {
  const found: Condition[] = []
  if (c.audienceAges.length > 0)
    found.push(dropped('audience_age', sql`${largestAge} = any(${textArray(c.audienceAges)})`))
  if (c.audienceGender !== null) {
    const part = sql`(${channels.audience} -> 'gender' ->> ${c.audienceGender})::numeric`
    found.push(dropped('audience_gender', sql`${part} > 0 and ${part} = ${largestGenderPart}`))
  }
  if (c.provinces.length > 0) {
    const there = textArray(c.provinces)
    const share = sql`(select coalesce(sum((l ->> 'percent')::numeric), 0) from jsonb_array_elements(${channels.audience} -> 'location') as l where l ->> 'place' = any(${there}))`
    found.push(dropped('location', sql`(${influencers.province} = any(${there}) or ${share} >= 50)`))
  }
  return found
}

function person(c: Criteria, today: string): Condition[] {
  const found: Condition[] = []
  if (c.interests.length > 0)
    found.push(dropped('interests', sql`${influencers.interests} && ${textArray(c.interests)}`))
  if (c.creatorAgeMin !== null || c.creatorAgeMax !== null)
    found.push(dropped('creator_age', sql`${age(today)} between ${c.creatorAgeMin ?? 0} and ${c.creatorAgeMax ?? 200}`))
  if (c.creatorGender !== null) found.push(dropped('creator_gender', sql`${influencers.gender} = ${c.creatorGender}`))
  if (c.nationalities.length > 0)
    found.push(dropped('nationality', inArray(influencers.nationalityId, c.nationalities)))
  return found
}

export interface FunnelAsk {
  /** Whom they have blocked is not counted. */
  marketerId: string
  channelType: StoredChannelType
  postType: PostType | null
  criteria: Criteria
  /** Bangkok day, for ages. */
  today: string
}

export interface Funnel {
  /** Creators with a usable channel of the platform, then how many are left after each criterion. */
  steps: { code: string; count: number }[]
  /** For each criterion that can be loosened: how many there would be. */
  looser: { code: string; value: number | null; count: number }[]
  prices: { low: number; high: number } | null
}

/**
 * Counts creators criterion by criterion in one scan, by the same conditions as `rules/match.ts`, and the middle half of
 * the prices that the last ones ask.
 */
export async function countFunnel(tx: Tx, ask: FunnelAsk): Promise<Funnel> {
  const conditions = [
    ...followers(ask.criteria),
    ...engagement(ask.criteria),
    ...audience(ask.criteria),
    ...person(ask.criteria, ask.today),
  ]
  const people = (...met: SQL[]): SQL<number> =>
    sql<number>`${countDistinct(channels.accountId)} filter (where ${met.length > 0 ? and(...met) : sql`true`})`.mapWith(
      Number,
    )
  const met = conditions.map((condition) => condition.met)
  const columns: Record<string, SQL<number>> = { all: people() }
  conditions.forEach((condition, i) => {
    columns[`step${i}`] = people(...met.slice(0, i + 1))
    if (condition.looser)
      columns[`looser${i}`] = people(...met.map((c, k) => (k === i ? (condition.looser as SQL) : c)))
  })
  const everything = met.length > 0 ? (and(...met) as SQL) : sql`true`
  const price = (part: number): SQL<number | null> =>
    sql<
      number | null
    >`percentile_cont(${part}::float8) within group (order by ${channelPrices.price}) filter (where ${everything})`
  const [row] = await tx
    .select({ ...columns, low: price(0.25), high: price(0.75) })
    .from(channels)
    .innerJoin(accounts, and(eq(accounts.id, channels.accountId), eq(accounts.status, 'active')))
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    .leftJoin(
      channelPrices,
      and(
        eq(channelPrices.channelId, channels.id),
        ask.postType ? eq(channelPrices.postType, ask.postType) : sql`false`,
      ),
    )
    .where(and(eq(channels.type, ask.channelType), inArray(channels.status, [...USABLE]), notBlockedBy(ask.marketerId)))
  const figures = row as unknown as Record<string, number | null>
  const figure = (name: string): number => Number(figures[name] ?? 0)
  return {
    steps: [
      { code: 'all', count: figure('all') },
      ...conditions.map(({ code }, i) => ({ code, count: figure(`step${i}`) })),
    ],
    looser: conditions.flatMap(({ code, value, looser }, i) =>
      looser ? [{ code, value, count: figure(`looser${i}`) }] : [],
    ),
    prices:
      figures.low == null || figures.high == null
        ? null
        : { low: Math.round(figure('low')), high: Math.round(figure('high')) },
  }
}
