import { type SQL, sql } from 'drizzle-orm'
import { type AccountCode, accountCodes, chart } from './chart.ts'

/** A check names itself and selects `detail` of at most ten things that are wrong. */
export interface Check {
  name: string
  wrong: SQL
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const netOfPostings = sql`
  select account, sum(amount) as net from (
    select destination_account as account, amount from ledger_postings
    union all select source_account, -amount from ledger_postings
  ) sides group by account`

/** Accounts of the platform that may be negative in one sub-account, never in sum. */
const liabilities = accountCodes.filter((code: AccountCode) => chart[code].type === 'liability')

const guards = [
  'ledger_entries_immutable',
  'ledger_postings_immutable',
  'ledger_postings_move',
  'ledger_accounts_guard',
  'ledger_accounts_kept',
]

export const entryChecks: readonly Check[] = [
  {
    name: 'balances equal postings',
    wrong: sql`
      select a.code || ' ' || coalesce(a.owner_id::text, '') || ': balance ' || a.balance || ', postings '
        || coalesce(n.net, 0) as detail
      from ledger_accounts a left join (${netOfPostings}) n on n.account = a.id
      where a.balance <> coalesce(n.net, 0) limit 10`,
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
      select code || ': ' || sum(balance) from ledger_accounts where code in (${list(liabilities)})
      group by code having sum(balance) < 0 limit 10`,
  },
  {
    name: 'no receivable settled beyond what is owed',
    wrong: sql`select owner_id || ': ' || balance as detail from ledger_accounts
      where code = 'receivable_brand' and balance > 0 limit 10`,
  },
  {
    name: 'entries have all their postings',
    wrong: sql`
      select e.reference as detail from ledger_entries e
      left join (select entry_id, count(*) as n from ledger_postings group by entry_id) p on p.entry_id = e.id
      where coalesce(p.n, 0) <> e.lines limit 10`,
  },
  {
    name: 'references are unique',
    wrong: sql`select reference as detail from ledger_entries group by reference having count(*) > 1 limit 10`,
  },
  {
    name: 'reversals mirror what they reverse',
    wrong: sql`
      select r.reference as detail from ledger_entries r left join ledger_entries o on o.id = r.reverses
      where r.reverses is not null and (
        o.id is null or o.reverses is not null or o.lines <> r.lines or exists (
          select 1 from ledger_postings p left join ledger_postings q on q.entry_id = r.id and q.seq = p.seq
            and q.source_account = p.destination_account and q.destination_account = p.source_account
            and q.amount = p.amount
          where p.entry_id = o.id and q.entry_id is null)
      ) limit 10`,
  },
  {
    name: 'withdrawals are asked once and end at most once',
    wrong: sql`
      select withdrawal_id || ': ' || string_agg(event, ', ' order by id) as detail from ledger_entries
      where withdrawal_id is not null group by withdrawal_id
      having count(*) filter (where event = 'withdrawal_requested') <> 1
        or count(*) filter (where event = 'withdrawal_paid') - count(*) filter (where event = 'withdrawal_returned')
          + count(*) filter (where event = 'withdrawal_rejected') > 1
        or count(*) filter (where event = 'withdrawal_paid') > 1
        or count(*) filter (where event = 'withdrawal_returned') > count(*) filter (where event = 'withdrawal_rejected')
      limit 10`,
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
      where a.code = 'creator_pending_withdrawal' and a.balance <> coalesce(w.open, 0) limit 10`,
  },
  {
    name: 'jobs are paid out at most once',
    wrong: sql`
      select coalesce(job_id::text, 'without a job') || ': ' || string_agg(event, ', ' order by id) as detail from ledger_entries
      where event in ('job_completed', 'job_cancelled') group by job_id having count(*) > 1 limit 10`,
  },
  {
    name: 'the database guards stand',
    wrong: sql`
      select g.name as detail from unnest(array[${list(guards)}]::text[]) as g(name)
      where not exists (select 1 from pg_trigger t where t.tgname = g.name and t.tgenabled = 'A')`,
  },
]
