import { type SQL, sql } from 'drizzle-orm'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { rowsOf } from '../../ledger/rows.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { influencerSearch } from '../influencer-search/schema.ts'
import type { Bits } from './rules/bits.ts'
import { influencerFacetChanges, influencerFacets } from './schema.ts'

/** Every channel that can be found has this bit. */
const LISTED = 'all'

/** Channels that were changed since the last sweep: their rows are compared themselves. */
export const isChanged: SQL = sql`${influencerSearch.position} = any(array(select position from ${influencerFacetChanges}))`

/** Positions of the channels that were changed since the last sweep, and of those that then had this facet. */
export const channelsIn = (code: string): SQL => sql`
  select position from ${influencerFacetChanges} union
  select position from ${influencerFacets} cross join lateral influencer_facet_positions(segment, bits) position
  where code = ${code}`

function codesIn(bits: Bits, codes: Map<string, number>): void {
  if (typeof bits === 'string') {
    if (!codes.has(bits)) codes.set(bits, codes.size + 1)
  } else if (bits.op === 'places') for (const code of bits.codes) codesIn(code, codes)
  else if (bits.op === 'not') codesIn(bits.of, codes)
  else if ('of' in bits) for (const part of bits.of) codesIn(part, codes)
}

const SEGMENT = 32_000
const NO_BIT = `B'0'::bit(${SEGMENT})`

/** The bits of a segment before or behind a position. */
function sideOf(op: 'before' | 'behind', position: number): string {
  const [segment, offset] = [Math.floor(position / SEGMENT), position % SEGMENT]
  const sameSegment = op === 'before' ? `~${NO_BIT} << ${SEGMENT - offset}` : `~${NO_BIT} >> ${offset + 1}`
  const whole = `facets.segment ${op === 'before' ? '<' : '>'} ${segment}`
  return `(case when facets.segment = ${segment} then ${sameSegment} when ${whole} then ~${NO_BIT} else ${NO_BIT} end)`
}

/** The set as an expression on the array `f` of bitmaps. */
function expression(bits: Bits, codes: ReadonlyMap<string, number>): string {
  if (typeof bits === 'string') return `f[${codes.get(bits)}]`
  if (bits.op === 'not') return `~${expression(bits.of, codes)}`
  if ('position' in bits) return sideOf(bits.op, bits.position)
  if (bits.op === 'places')
    return `influencer_facet_sum(array[${bits.codes.map((code) => expression(code, codes)).join(', ')}], ${bits.least})`
  if (bits.of.length === 0) return bits.op === 'and' ? 'f[1]' : NO_BIT
  return `(${bits.of.map((part) => expression(part, codes)).join(bits.op === 'and' ? ' & ' : ' | ')})`
}

/**
 * Common table expressions for a statement: `sets` has a row for each segment with the bitmap of each of the sets.
 * Channels that were changed since the last sweep and those of blocked people are in none of them.
 */
export function facetSets(marketerId: string, sets: Readonly<Record<string, Bits>>): SQL {
  const codes = new Map([[LISTED, 1]])
  for (const set of Object.values(sets)) codesIn(set, codes)
  const NO = sql.raw(NO_BIT)
  const columns = Object.entries(sets).map(
    ([name, set]) => sql`${sql.raw(expression(set, codes))} & f[1] & shown as ${sql.identifier(name)}`,
  )
  return sql`
    left_out as materialized (
      select position from ${influencerFacetChanges}
      union select position from ${influencerSearch} where account_id in
        (select influencer_id from ${influencerBlocks} where marketer_id = ${marketerId})
    ), masks as materialized (
      select position / ${sql.raw(String(SEGMENT))} as segment, ~bit_or(set_bit(${NO}, position % ${sql.raw(String(SEGMENT))}, 1)) as shown from left_out group by 1
    ), facets as (
      select s.segment, array_agg(coalesce(b.bits, ${NO}) order by c.n) as f
      from (select segment from ${influencerFacets} where code = ${LISTED}) s
      cross join unnest(${sql.param([...codes.keys()])}::text[]) with ordinality c(code, n)
      left join ${influencerFacets} b on b.code = c.code and b.segment = s.segment
      group by s.segment
    ), sets as materialized (
      select segment, ${sql.join(columns, sql`, `)}
      from facets left join lateral (select coalesce(shown, ~${NO}) as shown from (select 1) one
        left join masks on masks.segment = facets.segment) mask on true
    )`
}

/** Brings the bitmaps up to date, one segment in a transaction. */
export async function sweepInfluencerFacets({ db }: { db: Db }): Promise<void> {
  const sweep = () =>
    withTx(db, (tx) =>
      rowsOf<{ n: number }>(tx, sql`select sweep_influencer_facets() as n`).then(([row]) => row?.n ?? 0),
    )
  while ((await sweep()) > 0);
}
