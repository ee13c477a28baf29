import { sql } from 'drizzle-orm'
import { type Check, inRange } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'

/** Approved invoices release their VAT; forgone ones cancel it. */
const releases: RecordedEntries = {
  name: 'tax invoices of payees',
  table: 'vat_invoices',
  id: sql`v.id`,
  events: ['vat_released', 'vat_forgone'],
  expected: (which) => sql`
    select 'tax invoice ' || coalesce(v.number, '-') || ' (' || v.id || ')' as record,
      'vat_invoice:' || v.id || ':' || l.act as reference, 'vat_' || l.act as event, v.decided_at as at,
      l.from_code, l.from_owner, l.to_code, l.to_owner, v.amount
    from vat_invoices v
    cross join lateral (values
      ('released', 'approved', 'input_vat', null::uuid, 'input_vat_undue', null::uuid),
      ('released', 'approved', 'creator_vat_pending', v.account_id, 'creator_payable', v.account_id),
      ('forgone', 'forgone', 'creator_vat_pending', v.account_id, 'input_vat_undue', null)
    ) l (act, status, from_code, from_owner, to_code, to_owner)
    where ${which} and v.status = l.status`,
}

const own: readonly Check[] = [
  {
    name: 'input VAT not yet due is what payees wait for',
    wrong: sql`
      select 'input VAT not yet due ' || -coalesce(sum(balance) filter (where code = 'input_vat_undue'), 0)
        || ', VAT that waits for tax invoices '
        || coalesce(sum(balance) filter (where code = 'creator_vat_pending'), 0) || ' satang' as detail
      from ledger_accounts where code in ('input_vat_undue', 'creator_vat_pending') having sum(balance) <> 0`,
  },
  {
    name: 'pending VAT has its payments',
    wrong: sql`
      select 'payee ' || coalesce(a.owner_id, v.account_id) || ': ' || coalesce(a.balance, 0)
        || ' satang of VAT pending, the payments say ' || coalesce(v.amount, 0) as detail
      from (select owner_id, balance from ledger_accounts where code = 'creator_vat_pending') a
      full join (select account_id, sum(amount) as amount from vat_invoices
        where status in ('waiting', 'in_progress', 'rejected') group by 1) v on v.account_id = a.owner_id
      where coalesce(a.balance, 0) <> coalesce(v.amount, 0)`,
  },
  {
    name: 'tax invoices belong to the payees of their jobs',
    table: 'vat_invoices',
    wrong: (range) => sql`
      select 'tax invoice ' || v.id || ': job ' || v.job_id || ' paid ' || coalesce(p.owner::text, 'nobody') || ' '
        || coalesce(p.gross, 0) || ' and VAT ' || coalesce(p.vat, 0) || ' satang' as detail
      from vat_invoices v left join jobs j on j.id = v.job_id
      left join lateral (
        select case v.role when 'manager' then j.manager_id else j.influencer_id end as owner,
          (part->>'gross')::bigint as gross, (part->>'vat')::bigint as vat
        from jsonb_array_elements(j.split->'payees') payee (part) where part->>'role' = v.role
      ) p on true
      where ${inRange(sql`v.id`, range)}
        and (p.owner is distinct from v.account_id or p.vat is distinct from v.amount or p.gross is distinct from v.base)`,
  },
]

/** Compares the VAT parts of payments and their tax invoices with the ledger. */
export const vatInvoiceLedgerChecks: readonly Check[] = [...checksOfRecords(releases), ...own]
