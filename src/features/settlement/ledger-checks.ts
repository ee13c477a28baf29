import { sql } from 'drizzle-orm'
import { type Check, inRange, textList } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'
import { HELD } from '../jobs/rules/states.ts'

const job = sql`'job ' || j.id`
const satang = (path: string) => sql`(j.split#>>${`{${path}}`}::text[])::bigint`
const unitReturns = sql`coalesce((j.split->>'unitReturns')::boolean, false)`

/** The tax of a referral reward, as its certificate states it. */
const referralTax = sql`coalesce((
  select (d.data#>>'{lines,0,tax}')::bigint from documents d
  where d.kind = 'withholding_certificate' and d.ref_type = 'job_referral' and d.ref_id = j.id::text), 0)`

/** A settled job: each hold ends as its split says, each payee gets the net amount, the Revenue Department the tax. */
const settlements: RecordedEntries = {
  name: 'settled jobs',
  table: 'jobs',
  id: sql`j.id`,
  events: ['job_completed', 'job_cancelled'],
  expected: (which) => sql`
    select ${job} as record, 'job:' || j.id || ':' || s.act as reference, 'job_' || s.act as event, j.settled_at as at,
      l.from_code, l.from_owner, l.to_code, l.to_owner, sum(l.amount)::bigint as amount
    from jobs j
    cross join lateral (select case j.status when 'COMPLETED' then 'completed' else 'cancelled' end as act) s
    cross join lateral (
      select h.code as from_code, j.marketer_id as from_owner, o.to_code, o.to_owner, o.amount
      from jsonb_array_elements(coalesce(j.split->'legs', jsonb_build_array(jsonb_build_object('creator', j.price,
        'fee', j.fee, 'back', 0)))) with ordinality leg (part, n)
      cross join lateral (select case when n = 1 and j.funded_by = 'package' then 'package_held'
        else 'customer_credits_held' end as code) h
      cross join lateral (values
        ('service_revenue', null::uuid, (part->>'creator')::bigint),
        (case h.code when 'package_held' then 'package_margin' else 'fee_revenue' end, null, (part->>'fee')::bigint),
        ('customer_credits', j.marketer_id, (part->>'back')::bigint)
      ) o (to_code, to_owner, amount)
      where not (n = 1 and ${unitReturns})
      union all
      select o.from_code, null, o.to_code, o.to_owner, o.amount
      from jsonb_array_elements(j.split->'payees') payee (part)
      cross join lateral (
        select case part->>'role' when 'manager' then j.manager_id else j.influencer_id end as id) who
      -- A payment without a record is older than these records: its VAT was payable at once.
      cross join lateral (
        select case when waits then 'input_vat_undue' else 'input_vat' end as from_code,
          case when waits then 'creator_vat_pending' else 'creator_payable' end as to_code
        from (select exists (
          select 1 from vat_invoices i where i.job_id = j.id and i.role = part->>'role') as waits) record) v
      cross join lateral (values
        ('creator_service_cost', 'creator_payable', who.id, (part->>'gross')::bigint - (part->>'withheld')::bigint),
        ('creator_service_cost', 'withholding_tax_payable', null, (part->>'withheld')::bigint),
        (v.from_code, v.to_code, who.id, (part->>'vat')::bigint)
      ) o (from_code, to_code, to_owner, amount)
      union all
      select o.from_code, o.from_owner, o.to_code, o.to_owner, o.amount
      from (values
        ('customer_credits_held', j.marketer_id, 'creator_payable', j.influencer_id, ${satang('reimbursement,paid')}),
        ('customer_credits_held', j.marketer_id, 'customer_credits', j.marketer_id, ${satang('reimbursement,back')}),
        ('referral_expense', null, 'creator_payable', j.referrer_id, j.referral_paid - ${referralTax}),
        ('referral_expense', null, 'withholding_tax_payable', null, ${referralTax})
      ) o (from_code, from_owner, to_code, to_owner, amount)
    ) l
    where ${which} and (j.status = 'COMPLETED' or j.split is not null)
    group by 1, 2, 3, 4, 5, 6, 7, 8`,
}

const isHeld = sql`j.status in (${textList(HELD)})`
const extras = sql`coalesce((select sum((e->>'price')::bigint + (e->>'fee')::bigint)
  from jsonb_array_elements(j.extras) e), 0)`

const certificates = sql`
  select j.id, part->>'role' as role, case part->>'role' when 'manager' then 'job_manager' else 'job' end as ref_type,
    case part->>'role' when 'manager' then j.manager_id else j.influencer_id end as owner,
    (part->>'gross')::bigint as gross, (part->>'withheld')::bigint as tax
  from jobs j cross join lateral jsonb_array_elements(j.split->'payees') payee (part)`

const own: readonly Check[] = [
  {
    name: 'jobs under way have their credits on hold',
    table: 'jobs',
    wrong: (range) => sql`
      select ${job} || ' (' || j.status || '): ' || w.wanted || ' satang should be on hold, ' || coalesce(h.remaining, 0)
        || ' are' as detail
      from jobs j
      cross join lateral (select case when not ${isHeld} then 0 else ${extras}
        + case j.funded_by when 'credits' then j.price + j.fee else 0 end
        + coalesce((j.facts->>'reimbursementCap')::bigint, 0) end as wanted) w
      left join lateral (select sum(remaining) as remaining from credit_holds h
        where h.job_id = j.id and h.owner_id = j.marketer_id) h on true
      where ${inRange(sql`j.id`, range)} and coalesce(h.remaining, 0) <> w.wanted`,
  },
  {
    name: 'package jobs under way have their unit on hold',
    table: 'jobs',
    wrong: (range) => sql`
      select ${job} || ' (' || j.status || '): ' || coalesce(u.n, 0) || ' package jobs on hold' as detail
      from jobs j left join lateral (select count(*) as n from package_units u
        where u.job_id = j.id and u.owner_id = j.marketer_id and u.state = 'held') u on true
      where ${inRange(sql`j.id`, range)} and u.n <> case when j.funded_by = 'package' and ${isHeld} then 1 else 0 end`,
  },
  {
    name: 'entries about jobs have their job',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select distinct 'entry ' || e.id || ' (' || e.event || ', ' || e.reference || '): '
        || case when j.id is null then 'no such job' else 'the job belongs to ' || j.marketer_id end as detail
      from ledger_entries e left join jobs j on j.id = e.job_id
      left join ledger_postings p on p.entry_id = e.id
      left join ledger_accounts a on a.id = p.source_account and a.owner_id is not null
        and a.code <> 'creator_vat_pending'
      where ${inRange(sql`e.id`, range)} and (e.job_id is not null or e.event like 'job\\_%'
          or e.event in ('extra_round_held', 'reimbursement_held', 'package_unit_held', 'package_unit_returned'))
        and (j.id is null or a.owner_id <> j.marketer_id)`,
  },
  {
    name: 'taxed pay has its certificate',
    table: 'jobs',
    wrong: (range) => sql`
      select 'job ' || w.id || ' (' || w.role || ' ' || w.owner || '): ' || case when d.id is null
        then 'no certificate of the tax withheld' else 'the certificate ' || d.serial || ' is of another amount or payee' end
        as detail
      from (${certificates} where ${inRange(sql`j.id`, range)}
        union all
        select j.id, 'referrer', 'job_referral', j.referrer_id, j.referral_paid, t.tax
        from jobs j cross join lateral (select sum(p.amount) as tax
          from ledger_entries e join ledger_postings p on p.entry_id = e.id
          join ledger_accounts f on f.id = p.source_account and f.code = 'referral_expense'
          join ledger_accounts t on t.id = p.destination_account and t.code = 'withholding_tax_payable'
          where e.job_id = j.id) t
        where ${inRange(sql`j.id`, range)} and j.referral_paid > 0
      ) w left join documents d
        on d.kind = 'withholding_certificate' and d.ref_type = w.ref_type and d.ref_id = w.id::text
      where w.tax > 0 and (d.id is null or d.owner_account_id <> w.owner
        or (d.data#>>'{lines,0,amount}')::bigint <> w.gross or (d.data#>>'{lines,0,tax}')::bigint <> w.tax)`,
  },
  {
    name: 'certificates have their taxed pay',
    table: 'documents',
    wrong: (range) => sql`
      select 'certificate ' || d.serial || ' (' || d.id || '): no such tax was withheld for job ' || d.ref_id as detail
      from documents d
      where ${inRange(sql`d.id`, range)} and d.kind = 'withholding_certificate' and d.ref_type like 'job%'
        and not exists (
          select 1 from ledger_entries e join ledger_postings p on p.entry_id = e.id
          join ledger_accounts t on t.id = p.destination_account and t.code = 'withholding_tax_payable'
          where e.job_id = d.ref_id::uuid and p.amount = (d.data#>>'{lines,0,tax}')::bigint)`,
  },
]

/** Compares jobs, their holds and the certificates of their payments with the ledger. */
export const jobLedgerChecks: readonly Check[] = [...checksOfRecords(settlements), ...own]
