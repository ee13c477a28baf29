import { inArray, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { influencerSearch } from '../influencer-search/schema.ts'
import { ALL_CHANNELS, type ChannelSet } from './rules/channel-set.ts'
import { influencerFacetChanges, influencerFacetRequests, influencerFacets } from './schema.ts'

/** Channels that have changed since the last sweep. Their bits are out of date, so their rows are compared. */
export const isChanged: SQL = sql`${influencerSearch.position} = any(array(select position from ${influencerFacetChanges}))`

/** Positions of the channels that have changed since the last sweep, and of those that had this facet at that time. */
export const channelsIn = (code: string): SQL => sql`
  select position from ${influencerFacetChanges} union
  select influencer_facet_channels(${code})`

/** Code of the facet for channels whose searchable words contain a text in lower case. */
export const textFacet = (text: string): string => `text:${text}`

/** Code of the facet for people who have completed a job of a marketer. */
export const partnerFacet = (marketerId: string): string => `partner:${marketerId}`

/** Which of the requested facets have their bitmaps. */
export async function readyFacets(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const found = await rowsOf<{ code: string }>(
    tx,
    sql`select code from ${influencerFacetRequests} where ready and ${inArray(influencerFacetRequests.code, [...codes])}`,
  )
  return new Set(found.map(({ code }) => code))
}

/** SQL condition: all of these facets have their bitmaps at the time of the statement. */
export const areReady = (codes: readonly string[]): SQL =>
  codes.length === 0
    ? sql`true`
    : sql`(select count(*) = ${codes.length} from ${influencerFacetRequests} where ready and ${inArray(influencerFacetRequests.code, [...codes])})`

/** Requests that the next sweep builds these facets. */
export async function requestFacets(tx: Tx, codes: readonly string[]): Promise<void> {
  const rows = codes.map((code) => ({ code }))
  if (rows.length > 0) await tx.insert(influencerFacetRequests).values(rows).onConflictDoNothing()
}

function codesIn(bits: ChannelSet, codes: Map<string, number>): void {
  if (typeof bits === 'string') {
    if (!codes.has(bits)) codes.set(bits, codes.size + 1)
  } else if (bits.op === 'places') for (const code of bits.codes) codesIn(code, codes)
  else if (bits.op === 'not') codesIn(bits.of, codes)
  else if ('of' in bits) for (const part of bits.of) codesIn(part, codes)
}

const SEGMENT = 32_000
const NO_BIT = `B'0'::bit(${SEGMENT})`

/** A bitmap of all positions of the current segment that are before or after a position. */
function positionBits(op: 'before' | 'after', position: number): string {
  const [segment, offset] = [Math.floor(position / SEGMENT), position % SEGMENT]
  const sameSegment = op === 'before' ? `~${NO_BIT} << ${SEGMENT - offset}` : `~${NO_BIT} >> ${offset + 1}`
  const whole = `segment ${op === 'before' ? '<' : '>'} ${segment}`
  return `(case when segment = ${segment} then ${sameSegment} when ${whole} then ~${NO_BIT} else ${NO_BIT} end)`
}

/** The SQL expression for a set. `f` is the array of bitmaps. */
function expression(bits: ChannelSet, codes: ReadonlyMap<string, number>): string {
  if (typeof bits === 'string') return `f[${codes.get(bits)}]`
  if (bits.op === 'set') return `"${bits.name}"`
  if (bits.op === 'not') return `~${expression(bits.of, codes)}`
  if ('position' in bits) return positionBits(bits.op, bits.position)
  if (bits.op === 'places')
    return `influencer_facet_sum(array[${bits.codes.map((code) => expression(code, codes)).join(', ')}], ${bits.least})`
  if (bits.of.length === 0) return bits.op === 'and' ? 'shown' : NO_BIT
  return `(${bits.of.map((part) => expression(part, codes)).join(bits.op === 'and' ? ' & ' : ' | ')})`
}

interface FacetSets {
  /** People blocked by this marketer are excluded. */
  marketerId: string
  sets: Readonly<Record<string, ChannelSet>>
  /** Sets for which only the number of channels is needed. They may be built from `sets` with `setOf`. */
  sizes?: Readonly<Record<string, ChannelSet>>
  types?: readonly string[] | undefined
}

/**
 * Common table expressions for a search. `sets` has one row per segment of the given types (or of all types), with the
 * type, the bitmap of each set and the number of channels of each size. Channels that have changed since the last sweep
 * and those of blocked people are excluded from all of them.
 */
export function facetSets({ marketerId, sets, sizes = {}, types }: FacetSets): SQL {
  const codes = new Map<string, number>()
  for (const set of [...Object.values(sets), ...Object.values(sizes)]) codesIn(set, codes)
  const isType = types?.length
    ? sql`s.code = any(${sql.param(types.map((type) => `type:${type}`))}::text[])`
    : sql`s.code like 'type:%'`
  const NO = sql.raw(NO_BIT)
  const SIZE = sql.raw(String(SEGMENT))
  const shown = (set: ChannelSet): string => (set === ALL_CHANNELS ? 'shown' : `${expression(set, codes)} & shown`)
  const columns = Object.entries(sets).map(([name, set]) => sql`${sql.raw(shown(set))} as ${sql.identifier(name)}`)
  const counts = Object.entries(sizes).map(
    ([name, set]) => sql`, bit_count(${sql.raw(shown(set))}) as ${sql.identifier(name)}`,
  )
  return sql`
    left_out as materialized (
      select position from ${influencerFacetChanges}
      union select position from ${influencerSearch} where account_id in
        (select influencer_id from ${influencerBlocks} where marketer_id = ${marketerId})
    ), masks as materialized (
      select position / ${SIZE} as segment, ~bit_or(set_bit(${NO}, position % ${SIZE}, 1)) as others
      from left_out group by 1
    ), facets as (
      select s.segment, substr(s.code, 6) as type, case when others is null then s.bits else s.bits & others end as shown, array(
        select coalesce(b.bits, ${NO}) from unnest(${sql.param([...codes.keys()])}::text[]) c(code)
        left join lateral (
          select bits from ${influencerFacets} where code = c.code and segment = s.segment offset 0
        ) b on true
      ) as f
      from ${influencerFacets} s left join masks on masks.segment = s.segment where ${isType} offset 0
    ), computed as (
      select *, ${sql.join(columns, sql`, `)} from facets offset 0
    ), sets as materialized (
      select segment, type, ${sql.join(
        Object.keys(sets).map((name) => sql.identifier(name)),
        sql`, `,
      )}${sql.join(counts)}
      from computed
    )`
}

/** Updates the bitmaps, one segment per transaction. */
export async function sweepInfluencerFacets({ db }: { db: Db }): Promise<void> {
  const sweep = () =>
    withTx(db, (tx) =>
      rowsOf<{ n: number }>(tx, sql`select sweep_influencer_facets() as n`).then(([row]) => row?.n ?? 0),
    )
  while ((await sweep()) > 0);
}
