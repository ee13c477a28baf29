import { type SQL, sql } from 'drizzle-orm'
import { addDays, dayOf, startOfDay } from '../core/calendar.ts'
import { CREDIT_MOVES, type CreditMove } from '../core/credit-moves.ts'
import { timeOfId } from '../core/ids.ts'
import { type Satang, satang } from '../core/money.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import {
  type CreditAccount,
  type CreditAccountIds,
  creditKinds,
  kindOfDay,
  kindOfPosting,
  type Side,
} from './credit-kinds.ts'
import { idFloor } from './entry-id.ts'
import type { LedgerEvent } from './events.ts'
import { balancesAfter, uuidList } from './running-balance.ts'

export interface CreditPeriod {
  /** `from` inclusive, `until` exclusive. */
  from?: Date | undefined
  until?: Date | undefined
  /** Only entries of these campaigns: a subquery of their ids. Balances after each line stay those of the wallet. */
  campaigns?: SQL | undefined
  /** Only entries of this job. */
  jobId?: string | undefined
}

export interface CreditLine {
  entryId: string
  /** Of the entry: `refund:{id}:requested` names the refund. */
  reference: string
  event: LedgerEvent
  occurredAt: Date
  kind: CreditMove
  /** Change of the available and the held balance, signed satang. */
  available: number
  held: number
  /** Both balances after this line. */
  availableAfter: Satang
  heldAfter: Satang
  jobId: string | null
  campaignId: string | null
  chargeId: string | null
  memo: Record<string, unknown> | null
}

const accountsOf = (owner: string): CreditAccountIds => {
  const id = (code: 'customer_credits' | 'customer_credits_held') => accountId({ code, owner: owner.toLowerCase() })
  return { free: id('customer_credits'), held: id('customer_credits_held') }
}

/** SQL of the change of an account by a posting `p` from account `f` to account `t`. */
const changeOf = (id: string): SQL =>
  sql`(case f.id when ${id}::uuid then -p.amount else 0 end + case t.id when ${id}::uuid then p.amount else 0 end)`

const withCodes = sql`join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account`

const kindList = (kinds: readonly CreditMove[]) =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )

const isPart = ({ campaigns, jobId }: CreditPeriod): boolean => campaigns !== undefined || jobId !== undefined

const inPeriod = ({ from, until, campaigns, jobId }: CreditPeriod): SQL =>
  sql.join([
    jobId ? sql` and p.entry_id in (select c.id from ledger_entries c where c.job_id = ${jobId}::uuid)` : sql``,
    campaigns
      ? sql` and exists (select 1 from ledger_entries c where c.id = p.entry_id and c.campaign_id in (${campaigns}))`
      : sql``,
    from ? sql` and p.entry_id >= ${idFloor(from)}::uuid` : sql``,
    until ? sql` and p.entry_id < ${idFloor(until)}::uuid` : sql``,
  ])

interface Row {
  entry_id: string
  reference: string
  event: LedgerEvent
  occurred_at: string | Date
  kind: CreditMove
  available: string
  held: string
  job_id: string | null
  campaign_id: string | null
  charge_id: string | null
  memo: Record<string, unknown> | null
}

interface CreditQuery extends CreditPeriod {
  limit: number
  before?: string | undefined
  kinds?: readonly CreditMove[] | undefined
}

/** The newest entries of the given account sides, one more than the limit. Each side is read through its own index. */
async function newestOf(
  tx: Tx,
  { limit }: CreditQuery,
  sides: readonly { side: Side; id: string }[],
  sideSql: (where: SQL) => SQL,
): Promise<string[]> {
  const each = sides.map(
    ({ side, id }) =>
      sql`(${sideSql(sql`${sql.raw(`p.${side}_account`)} = ${id}::uuid`)} order by entry_id desc limit ${limit + 1})`,
  )
  const rows = await rowsOf<{ entry_id: string }>(
    tx,
    sql`select entry_id from (${sql.join(each, sql` union `)}) found order by entry_id desc limit ${limit + 1}`,
  )
  return rows.map((row) => row.entry_id)
}

const boundsOf = (query: CreditQuery): SQL =>
  sql`${inPeriod(query)}${query.before ? sql` and p.entry_id < ${query.before}::uuid` : sql``}`

/** The newest entries of the two accounts, one more than the limit. */
function newestEntries(tx: Tx, owner: string, query: CreditQuery): Promise<string[]> {
  const { kinds } = query
  if (kinds && !query.campaigns) return newestOfKinds(tx, owner, { ...query, kinds })
  const { free, held } = accountsOf(owner)
  const wanted = kinds ? sql` and ${kindOfPosting({ free, held })} in (${kindList(kinds)})` : sql``
  const sides = [free, held].flatMap((id) => [
    { side: 'source' as const, id },
    { side: 'destination' as const, id },
  ])
  return newestOf(
    tx,
    query,
    sides,
    (where) => sql`select distinct p.entry_id from ledger_postings p ${kinds ? withCodes : sql``}
      where ${where} ${boundsOf(query)} ${wanted}`,
  )
}

/**
 * The newest entries with movements of some kinds. A kind may be rare, so the days that have it are found first in the
 * daily sums, and only the postings of these days are read.
 */
async function newestOfKinds(
  tx: Tx,
  owner: string,
  query: CreditQuery & { kinds: readonly CreditMove[] },
): Promise<string[]> {
  const { kinds, limit, from, until, before } = query
  const accounts = accountsOf(owner)
  const last = before && new Date(timeOfId(before) ?? 0)
  const days = await rowsOf<{ day: string }>(
    tx,
    // One day more than can fill the page: the day of the cursor may have no entry before the cursor.
    sql`select distinct to_char(day, 'YYYY-MM-DD') as day from (${sumsOfDays(owner, {})}) sums
      where kind in (${kindList(kinds)}) ${until ? sql`and day <= ${dayOf(until)}::date` : sql``}
        ${from ? sql`and day >= ${dayOf(from)}::date` : sql``}
        ${last ? sql`and day <= ${dayOf(last)}::date` : sql``}
      order by 1 desc limit ${limit + 2}`,
  )
  if (days.length === 0) return []
  const ranges = days.map(({ day }) => {
    const [start, end] = [day, addDays(day, 1)].map((each) => idFloor(startOfDay(each)))
    return sql`(${start}::uuid, ${end}::uuid)`
  })
  const sides = [...new Set(kinds.map((kind) => `${creditKinds[kind].account} ${creditKinds[kind].side}`))].map(
    (key) => {
      const [account, side] = key.split(' ') as [CreditAccount, Side]
      return { side, id: accounts[account] }
    },
  )
  return newestOf(
    tx,
    query,
    sides,
    (where) => sql`select of_day.entry_id from (values ${sql.join(ranges, sql`, `)}) r(first, next) cross join lateral (
      select distinct p.entry_id from ledger_postings p ${withCodes}
      where ${where} and p.entry_id >= r.first and p.entry_id < r.next ${boundsOf(query)}
        and ${kindOfPosting(accounts)} in (${kindList(kinds)})
      order by p.entry_id desc limit ${limit + 1}) of_day`,
  )
}

/** The movements of some entries, newest first. */
function listMoves(tx: Tx, owner: string, entryIds: readonly string[]): Promise<Row[]> {
  const { free, held } = accountsOf(owner)
  const both = sql`(${free}::uuid, ${held}::uuid)`
  return rowsOf<Row>(
    tx,
    sql`
    select m.*, e.reference, e.event, e.occurred_at, e.job_id, e.campaign_id, e.charge_id, e.memo
    from (
      select p.entry_id, min(p.seq) as seq, ${kindOfPosting({ free, held })} as kind,
        sum(${changeOf(free)})::bigint as available, sum(${changeOf(held)})::bigint as held
      from ledger_postings p ${withCodes}
      where p.entry_id in (${uuidList(entryIds)}) and (p.source_account in ${both} or p.destination_account in ${both})
      group by p.entry_id, 3
    ) m join ledger_entries e on e.id = m.entry_id
    order by m.entry_id desc, m.seq desc`,
  )
}

/**
 * Movements of a marketer's credits, newest first: available and held balance, with both balances after each. `limit`
 * counts entries; one entry may have several lines (a settled job: payout, fee, refund).
 */
export async function creditStatement(
  tx: Tx,
  owner: string,
  query: CreditQuery,
): Promise<{ lines: CreditLine[]; next: string | null }> {
  const { limit, kinds } = query
  const { free, held } = accountsOf(owner)
  const found = await newestEntries(tx, owner, query)
  const entries = found.slice(0, limit)
  if (entries.length === 0) return { lines: [], next: null }
  const [moves, balances] = await Promise.all([
    listMoves(tx, owner, entries),
    // Without a filter a page has all entries, so each balance follows from the line above.
    balancesAfter(tx, [free, held], kinds || isPart(query) ? entries : entries.slice(0, 1)),
  ])
  const after = { available: 0, held: 0 }
  const lines: CreditLine[] = []
  let entry = ''
  for (const move of moves) {
    const both = move.entry_id === entry ? undefined : balances.get(move.entry_id)
    entry = move.entry_id
    if (both) Object.assign(after, { available: both.get(free) ?? 0, held: both.get(held) ?? 0 })
    if (!kinds || kinds.includes(move.kind)) lines.push(lineOf(move, after))
    after.available -= Number(move.available)
    after.held -= Number(move.held)
  }
  return { lines, next: found.length > limit ? (entries.at(-1) ?? null) : null }
}

const lineOf = (row: Row, after: { available: number; held: number }): CreditLine => ({
  entryId: row.entry_id,
  reference: row.reference,
  event: row.event,
  occurredAt: new Date(row.occurred_at),
  kind: row.kind,
  available: Number(row.available),
  held: Number(row.held),
  availableAfter: satang(after.available),
  heldAfter: satang(after.held),
  jobId: row.job_id,
  campaignId: row.campaign_id,
  chargeId: row.charge_id,
  memo: row.memo,
})

export interface CreditTotals {
  opening: { available: Satang; held: Satang }
  /** Signed changes of the period by kind; kinds that did not occur are absent. */
  moves: { kind: CreditMove; available: number; held: number }[]
  closing: { available: Satang; held: Satang }
}

/** Daily sums of the two accounts by kind. A movement between the two is read from the free one. */
function sumsOfDays(owner: string, { from, until }: CreditPeriod): SQL {
  const accounts = accountsOf(owner)
  const { free, held } = accounts
  return sql`
    select d.day, ${from ? sql`d.day < ${dayOf(from)}::date` : sql`false`} as opening, k.kind,
      case d.account_id when ${free}::uuid then k.amount else 0 end as available,
      case when d.account_id = ${held}::uuid then k.amount when d.other_code = 'customer_credits_held' then -k.amount
        else 0 end as held
    from ledger_days d cross join lateral (values
      (${kindOfDay(accounts, 'source')}, -d.debited),
      (${kindOfDay(accounts, 'destination')}, d.credited)
    ) k(kind, amount)
    where d.account_id in (${free}::uuid, ${held}::uuid) and k.amount <> 0
      and not (d.account_id = ${held}::uuid and d.other_code = 'customer_credits')
      ${until ? sql`and d.day < ${dayOf(until)}::date` : sql``}`
}

/** The movements of the entries of some campaigns or of a job. */
function movesOfPart(owner: string, { from, until, ...part }: CreditPeriod): SQL {
  const { free, held } = accountsOf(owner)
  const both = sql`(${free}::uuid, ${held}::uuid)`
  return sql`
    select ${from ? sql`p.entry_id < ${idFloor(from)}::uuid` : sql`false`} as opening, ${kindOfPosting({ free, held })} as kind,
      ${changeOf(free)} as available, ${changeOf(held)} as held
    from ledger_postings p ${withCodes}
    where (p.source_account in ${both} or p.destination_account in ${both}) ${inPeriod({ until, ...part })}`
}

/**
 * Opening balances of a period of whole Bangkok days, its movements by kind, and the closing balances: the first two sum
 * to the third. With `campaigns` or `jobId`, the opening balances are the sums of their earlier movements.
 */
export async function creditTotals(tx: Tx, owner: string, period: CreditPeriod = {}): Promise<CreditTotals> {
  const moved = isPart(period) ? movesOfPart(owner, period) : sumsOfDays(owner, period)
  const rows = await rowsOf<{ kind: CreditMove | 'opening'; available: string; held: string }>(
    tx,
    sql`select case when opening then 'opening' else kind end as kind, sum(available) as available, sum(held) as held
      from (${moved}) sums group by 1`,
  )
  const sums = rows.map(({ kind, available, held }) => ({ kind, available: Number(available), held: Number(held) }))
  const opening = sums.find((row) => row.kind === 'opening') ?? { available: 0, held: 0 }
  const total = (of: 'available' | 'held') => satang(sums.reduce((sum, row) => sum + row[of], 0))
  return {
    opening: { available: satang(opening.available), held: satang(opening.held) },
    moves: CREDIT_MOVES.flatMap((kind) => {
      const row = sums.find((one) => one.kind === kind)
      return row ? [{ kind, available: row.available, held: row.held }] : []
    }),
    closing: { available: total('available'), held: total('held') },
  }
}
