import { sql } from 'drizzle-orm'
import { type Check, inRange, missingTriggers, textList } from '../../ledger/check.ts'
import { documentShapes } from './contract.ts'

/**
 * Ledger entries that reverse a sale or a fee: the value without VAT, the VAT, and the reference of their credit note.
 */
const reversals = (range: Parameters<typeof inRange>[1]) => sql`
  select e.id, e.event, e.reference,
    case e.event when 'chargeback' then 'chargeback' when 'withdrawal_returned' then 'withdrawal' else 'refund' end as ref_type,
    split_part(e.reference, ':', 2) as ref_id,
    coalesce(sum(p.amount) filter (where a.code in ('customer_credits', 'package_liability', 'withdrawal_fee_revenue')), 0) as net,
    coalesce(sum(p.amount) filter (where a.code = 'output_vat'), 0) as vat
  from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.source_account
  where ${inRange(sql`e.id`, range)}
    and (e.charge_id is not null and e.event in ('credits_refunded', 'package_refunded', 'chargeback')
      or e.event = 'withdrawal_returned')
  group by e.id, e.event, e.reference`

/** Serial numbers of tax documents have no gaps: a missing number means that a document was deleted. */
export const documentLedgerChecks: readonly Check[] = [
  {
    name: 'document numbers run without gaps',
    wrong: sql`
      select s.kind || ' ' || s.period || ': ' || s.last || ' numbers given, ' || count(d.id) || ' documents, missing '
        || coalesce((select string_agg(n::text, ', ') from (
          select n from generate_series(1, s.last) n where not n = any (coalesce(array_agg(split_part(d.serial, '-', 3)::int) filter (where d.id is not null), '{}')) limit 20
        ) gaps), 'none') as detail
      from document_serials s left join documents d on d.kind = s.kind and split_part(d.serial, '-', 2) = s.period
      where s.kind in (${textList(Object.keys(documentShapes))})
      group by s.kind, s.period, s.last having count(d.id) <> s.last`,
  },
  {
    name: 'reversed VAT has its credit note',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select 'entry ' || e.id || ' (' || e.event || ', ' || e.reference || '): ' || case when d.id is null then 'no credit note'
        else 'credit note ' || d.serial || ' says ' || (d.data->>'net') || ' + ' || (d.data->>'vat') || ' satang, the ledger '
          || e.net || ' + ' || e.vat end as detail
      from (${reversals(range)}) e left join documents d
        on d.kind = 'credit_note' and d.ref_type = e.ref_type and d.ref_id = e.ref_id
      where e.net > 0 and (d.id is null or (d.data->>'net')::bigint <> e.net or (d.data->>'vat')::bigint <> e.vat)`,
  },
  {
    name: 'credit notes have their entry',
    table: 'documents',
    wrong: (range) => sql`
      select 'credit note ' || d.serial || ' (' || d.id || '): no ' || d.ref_type || ' ' || d.ref_id || ' in the ledger' as detail
      from documents d where ${inRange(sql`d.id`, range)} and d.kind = 'credit_note' and not exists (
        select 1 from ledger_entries e where e.event in ('credits_refunded', 'package_refunded', 'chargeback', 'withdrawal_returned')
          and e.reference = case d.ref_type when 'refund' then 'refund:' || d.ref_id || ':requested'
            when 'chargeback' then 'charge:' || d.ref_id || ':chargeback'
            when 'withdrawal' then 'withdrawal:' || d.ref_id || ':returned' end
      )`,
  },
  {
    name: 'cancelled invoices have another one of the same amounts',
    table: 'documents',
    wrong: (range) => sql`
      select 'document ' || d.serial || ' (' || d.id || '): ' || case when n.id is null then 'none in its place'
        else n.serial || ' in its place is of another owner, thing, month or amount' end as detail
      from documents d left join document_cancellations x on x.document_id = d.id
        left join documents n on n.id = x.replaced_by_id
      where ${inRange(sql`d.id`, range)} and case when x.document_id is null
        then exists (select 1 from documents l where l.kind = d.kind and l.ref_type = d.ref_type and l.ref_id = d.ref_id
          and l.edition = d.edition + 1)
        else n.kind <> d.kind or n.owner_account_id <> d.owner_account_id or n.ref_type <> d.ref_type
          or n.ref_id <> d.ref_id or n.edition <> d.edition + 1 or n.data->>'net' <> d.data->>'net'
          or n.data->>'vat' <> d.data->>'vat' or n.data->>'total' <> d.data->>'total'
          or date_trunc('month', n.issued_at at time zone 'Asia/Bangkok')
            <> date_trunc('month', d.issued_at at time zone 'Asia/Bangkok') end`,
  },
  {
    name: 'documents are guarded by the database',
    wrong: missingTriggers([
      'documents_append_only',
      'document_cancellations_append_only',
      'document_replacements_append_only',
    ]),
  },
]
