import { sql } from 'drizzle-orm'
import { type AccountCode, accountCodes, chart } from './chart.ts'
import { type Check, inRange, missingTriggers, textList } from './check.ts'
import { eventPostings } from './event-postings.ts'

const netOfPostings = sql`
  select account, sum(amount) as net from (
    select destination_account as account, amount from ledger_postings
    union all select source_account, -amount from ledger_postings
  ) sides group by account`

/** Platform accounts that may be negative in one sub-account, but not in total. */
const liabilities = accountCodes.filter((code: AccountCode) => chart[code].type === 'liability')

const triggers = [
  'ledger_entries_immutable',
  'ledger_postings_immutable',
  'ledger_postings_move',
  'ledger_postings_sum_days',
  'ledger_postings_sum_codes',
  'ledger_postings_sum_incomes',
  'ledger_accounts_guard',
  'ledger_accounts_kept',
  'ledger_days_guard',
]

/** They prevent a second entry for the same event. Without them no check could decide which of the two is right. */
const uniqueIndexes = [
  'ledger_entries_reference',
  'ledger_entries_reverses',
  'ledger_entries_job_settled',
  'ledger_postings_pkey',
  'ledger_accounts_key',
]

const SETTLED = ['job_completed', 'job_cancelled']

const allowedPostings = sql.join(
  Object.entries(eventPostings).flatMap(([event, pairs]) =>
    pairs.map(([from, to]) => sql`(${event}::text, ${from}::text, ${to}::text)`),
  ),
  sql`, `,
)

/** The timestamp in a UUIDv7: its first 48 bits are milliseconds. */
const idTime = sql`to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`

export const entryChecks: readonly Check[] = [
  {
    name: 'balances equal postings',
    wrong: sql`
      select a.code || ' ' || coalesce(a.owner_id::text, '') || ': balance ' || a.balance || ', postings '
        || coalesce(n.net, 0) as detail
      from ledger_accounts a left join (${netOfPostings}) n on n.account = a.id
      where a.balance <> coalesce(n.net, 0)`,
  },
  {
    name: 'sums of days equal balances',
    wrong: sql`
      select a.code || ' ' || a.owner_id || ': balance ' || a.balance || ', days ' || coalesce(d.net, 0) as detail
      from ledger_accounts a left join (
        select account_id, sum(credited - debited) as net from ledger_days group by account_id) d on d.account_id = a.id
      where a.owner_id is not null and a.balance <> coalesce(d.net, 0)`,
  },
  {
    name: 'sums of days by code equal balances',
    wrong: sql`
      select coalesce(s.code, b.code) || ': balances ' || coalesce(b.balance, 0) || ', days ' || coalesce(s.net, 0) as detail
      from (select code, sum(credits - debits) as net from ledger_code_days where code <> '' group by code) s
      full join (select code, sum(balance) as balance from ledger_accounts group by code) b using (code)
      where coalesce(s.net, 0) <> coalesce(b.balance, 0)`,
  },
  {
    name: 'sums of days have all entries',
    wrong: sql`
      select 'entries ' || e.n || ', days ' || d.n as detail from (select count(*) as n from ledger_entries) e,
        (select coalesce(sum(entries), 0) as n from ledger_code_days where code = '') d
      where e.n <> d.n`,
  },
  {
    name: 'all balances sum to zero',
    wrong: sql`select currency || ': ' || sum(balance) as detail from ledger_accounts group by currency
      having sum(balance) <> 0`,
  },
  {
    name: 'no balance below zero',
    wrong: sql`
      select code || ' ' || coalesce(owner_id::text, '') || ': ' || balance as detail from ledger_accounts
      where not allow_negative and balance < 0
      union all
      select code || ': ' || sum(balance) from ledger_accounts where code in (${textList(liabilities)})
      group by code having sum(balance) < 0`,
  },
  {
    name: 'no receivable settled beyond what is owed',
    wrong: sql`select owner_id || ': ' || balance as detail from ledger_accounts
      where code in ('receivable_brand', 'receivable_withholding') and balance > 0`,
  },
  {
    name: 'entries have all their postings',
    table: 'ledger_entries',
    // Forces one lookup per entry: before ANALYZE the planner estimates one row for the newest batch and would choose a
    // nested loop.
    wrong: (range) => sql`
      select 'entry ' || e.id || ' (' || e.reference || '): ' || p.n || ' of ' || e.lines || ' postings' as detail
      from ledger_entries e
      cross join lateral (select count(*) as n from ledger_postings where entry_id = e.id) p
      where ${inRange(sql`e.id`, range)} and p.n <> e.lines`,
  },
  {
    name: 'entries move money only where their event may',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select 'entry ' || e.id || ' (' || e.event || ', ' || e.reference || '): ' || p.amount || ' satang from ' || f.code
        || ' to ' || t.code as detail
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account
      where ${inRange(sql`e.id`, range)} and ${inRange(sql`p.entry_id`, range)}
        and (e.event, f.code, t.code) not in (values ${allowedPostings})`,
  },
  {
    // An entry's id is created from the clock when it is written, so a date that was changed later differs from it.
    name: 'entries are dated as their ids',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select 'entry ' || id || ' (' || reference || '): dated ' || occurred_at || ', its id is of ' || ${idTime} as detail
      from ledger_entries where ${inRange(sql`id`, range)} and occurred_at <> ${idTime}`,
  },
  {
    name: 'reversals mirror what they reverse',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select 'entry ' || r.id || ' (' || r.reference || ')' as detail
      from ledger_entries r left join ledger_entries o on o.id = r.reverses
      where ${inRange(sql`r.id`, range)} and r.reverses is not null and (
        o.id is null or o.reverses is not null or o.lines <> r.lines or exists (
          select 1 from ledger_postings p left join ledger_postings q on q.entry_id = r.id and q.seq = p.seq
            and q.source_account = p.destination_account and q.destination_account = p.source_account
            and q.amount = p.amount
          where p.entry_id = o.id and q.entry_id is null)
      )`,
  },
  {
    name: 'withdrawals are asked once and end at most once',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select 'withdrawal ' || withdrawal_id || ': ' || string_agg(event, ', ' order by id) as detail from ledger_entries
      where withdrawal_id in (
        select withdrawal_id from ledger_entries where ${inRange(sql`id`, range)} and withdrawal_id is not null)
      group by withdrawal_id
      having count(*) filter (where event = 'withdrawal_requested') <> 1
        or count(*) filter (where event = 'withdrawal_paid') - count(*) filter (where event = 'withdrawal_returned')
          + count(*) filter (where event = 'withdrawal_rejected') > 1
        or count(*) filter (where event = 'withdrawal_paid') > 1
        or count(*) filter (where event = 'withdrawal_returned') > count(*) filter (where event = 'withdrawal_rejected')`,
  },
  {
    name: 'withdrawals on their way equal their account',
    wrong: sql`
      select a.owner_id || ': balance ' || a.balance || ', open ' || coalesce(w.open, 0) as detail
      from ledger_accounts a left join (
        select p.destination_account as account, sum(p.amount) as open
        from ledger_entries e join ledger_postings p on p.entry_id = e.id
        where e.event = 'withdrawal_requested' and not exists (
          select 1 from ledger_entries x where x.withdrawal_id = e.withdrawal_id and (x.event = 'withdrawal_rejected'
            or (x.event = 'withdrawal_paid'
              and not exists (select 1 from ledger_entries y where y.reverses = x.id))))
        group by p.destination_account
      ) w on w.account = a.id
      where a.code = 'creator_pending_withdrawal' and a.balance <> coalesce(w.open, 0)`,
  },
  {
    name: 'jobs are paid out at most once',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select coalesce('job ' || job_id, 'without a job') || ': ' || string_agg(event, ', ' order by id) as detail
      from ledger_entries
      where event in (${textList(SETTLED)}) and job_id in (
        select job_id from ledger_entries where ${inRange(sql`id`, range)} and event in (${textList(SETTLED)}))
      group by job_id having count(*) > 1`,
  },
  {
    name: 'the database guards are in force',
    wrong: sql`
      ${missingTriggers(triggers)}
      union all
      select 'unique index ' || g.name from unnest(array[${textList(uniqueIndexes)}]::text[]) as g(name)
      where not exists (select 1 from pg_class c join pg_index i on i.indexrelid = c.oid
        where c.relname = g.name and i.indisunique and i.indisvalid)`,
  },
]
