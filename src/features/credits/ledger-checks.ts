import { sql } from 'drizzle-orm'
import { type Check, inRange } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'

const charge = sql`'charge ' || c.reference || ' (' || c.id || ')'`
const refund = sql`'refund ' || r.id || ' of charge ' || c.reference`

/** The account that pays a charge: suspense if a receipt was matched with it. */
const paidFrom = sql`case when exists (select 1 from receipts s where s.matched_charge_id = c.id)
  then 'unmatched_receipts' else 'bank_clearing' end`

/**
 * The account that a refund credits with withheld tax: the bad debt if the certificate was written off before the
 * refund.
 */
const taxIn = sql`case when exists (select 1 from buyer_certificates w where w.charge_id = c.id
  and w.status = 'written_off' and w.decided_at <= r.created_at) then 'bad_debt_expense' else 'receivable_withholding' end`

const records: readonly RecordedEntries[] = [
  {
    name: 'paid charges',
    table: 'charges',
    id: sql`c.id`,
    events: ['credits_purchased', 'package_purchased'],
    expected: (which) => sql`
      select ${charge} as record, 'charge:' || c.id || ':' || c.purpose as reference,
        c.purpose || '_purchased' as event, c.paid_at as at, l.*
      from charges c cross join lateral (values
        (${paidFrom}, null::uuid, case c.purpose when 'credits' then 'customer_credits' else 'package_liability' end,
          c.marketer_id, c.net),
        (${paidFrom}, null, 'output_vat', null, c.vat),
        ('receivable_withholding', c.marketer_id, ${paidFrom}, null, c.withheld)
      ) l (from_code, from_owner, to_code, to_owner, amount)
      where ${which} and c.status = 'paid'`,
  },
  {
    name: 'refunds',
    table: 'charge_refunds',
    id: sql`r.id`,
    events: ['credits_refunded', 'package_refunded', 'receipt_returned', 'refund_paid'],
    expected: (which) => sql`
      select ${refund} as record, 'refund:' || r.id || ':' || l.act as reference,
        case when l.act = 'paid' then 'refund_paid' when r.receipt_id is not null then 'receipt_returned'
          else c.purpose || '_refunded' end as event,
        case l.act when 'paid' then r.paid_at end as at, l.from_code, l.from_owner, l.to_code, l.to_owner, l.amount
      from charge_refunds r join charges c on c.id = r.charge_id cross join lateral (values
        ('requested', case c.purpose when 'credits' then 'customer_credits' else 'package_liability' end, c.marketer_id,
          'refund_clearing', null::uuid, r.net),
        ('requested', 'output_vat', null, 'refund_clearing', null, r.vat),
        ('requested', 'refund_clearing', null, ${taxIn}, case ${taxIn} when 'receivable_withholding' then c.marketer_id end,
          r.withheld),
        ('requested', 'unmatched_receipts', null, 'refund_clearing', null,
          case when r.receipt_id is null then 0 else r.gross end),
        ('paid', 'refund_clearing', null,
          case when r.provider_refund_id is null then 'bank_payout' else 'bank_clearing' end, null, case r.status when 'paid' then r.gross else 0 end)
      ) l (act, from_code, from_owner, to_code, to_owner, amount)
      where ${which} and (r.lot_id is not null or r.receipt_id is not null) and r.status in ('requested', 'paid')`,
  },
  {
    name: 'receipts in suspense',
    table: 'receipts',
    id: sql`r.id`,
    events: ['receipt_unmatched'],
    expected: (which) => sql`
      select 'receipt ' || r.id || ' of charge ' || c.reference as record,
        'receipt:' || r.id || ':unmatched' as reference, 'receipt_unmatched' as event, r.received_at as at,
        'bank_clearing' as from_code, null::uuid as from_owner, 'unmatched_receipts' as to_code, null::uuid as to_owner,
        r.amount
      from receipts r join charges c on c.id = r.charge_id where ${which} and r.problem <> 'tax_to_return'`,
  },
]

const own: readonly Check[] = [
  {
    name: 'chargebacks have their entries',
    table: 'charges',
    wrong: (range) => sql`
      select ${charge} || case when e.id is null then ': the entry of its chargeback is missing'
        else ': the chargeback ' || e.id || ' took ' || e.amount || ' satang, of the charge ' || c.total - c.withheld - refunded.gross || ' were left' end as detail
      from charges c left join lateral (
        select e.id, sum(case d.code when 'bank_clearing' then p.amount else -p.amount end) as amount, min(e.occurred_at) as at
        from ledger_entries e join ledger_postings p on p.entry_id = e.id
          join ledger_accounts d on d.id = p.destination_account
        where e.charge_id = c.id and e.event = 'chargeback' group by e.id
      ) e on true cross join lateral (
        select coalesce(sum(r.gross), 0) as gross from charge_refunds r
        where r.charge_id = c.id and r.lot_id is not null and r.status in ('requested', 'paid')
      ) refunded
      where ${inRange(sql`c.id`, range)} and c.charged_back_at is not null
        and (e.id is null or e.amount <> c.total - c.withheld - refunded.gross or abs(extract(epoch from e.at - c.charged_back_at)) > 600)`,
  },
  {
    name: 'entries have their chargebacks',
    table: 'ledger_entries',
    wrong: (range) => sql`
      select 'entry ' || e.id || ' (chargeback, ' || e.reference || '): its charge is not charged back' as detail
      from ledger_entries e left join charges c on c.id = e.charge_id
      where ${inRange(sql`e.id`, range)} and e.event = 'chargeback' and c.charged_back_at is null`,
  },
  {
    name: 'receipts leave suspense as decided',
    table: 'receipts',
    wrong: (range) => sql`
      select 'receipt ' || r.id || ' of charge ' || c.reference || ' (' || r.amount || ' satang, ' || r.status || '): '
        || case when r.status = 'matched' and m.status <> 'paid' then 'the charge that it pays is not paid'
          else sent.gross || ' satang went back, not ' || decided.gross end as detail
      from receipts r join charges c on c.id = r.charge_id left join charges m on m.id = r.matched_charge_id
      cross join lateral (
        select coalesce(sum(f.gross), 0) as gross from charge_refunds f
        where f.receipt_id = r.id and f.status in ('requested', 'paid')
      ) sent cross join lateral (
        select case r.status when 'returned' then r.amount when 'matched' then r.amount - (m.total - m.withheld) else 0 end as gross
      ) decided
      where ${inRange(sql`r.id`, range)}
        and (sent.gross <> decided.gross or (r.status = 'matched' and m.status <> 'paid'))`,
  },
  {
    name: 'suspense holds the unmatched receipts',
    wrong: sql`
      select 'unmatched_receipts holds ' || held.amount || ' satang, the unmatched receipts are ' || open.amount as detail
      from (select coalesce(sum(balance), 0) as amount from ledger_accounts where code = 'unmatched_receipts') held,
        (select coalesce(sum(amount), 0) as amount from receipts where status = 'unmatched') open
      where held.amount <> open.amount`,
  },
  {
    name: 'bought lots belong to their charges',
    table: 'credit_lots',
    wrong: (range) => sql`
      select 'lot ' || l.id || ' of ' || l.owner_id || ': no paid charge of this brand' as detail
      from credit_lots l left join charges c on c.id = l.charge_id and c.marketer_id = l.owner_id and c.status = 'paid'
      where ${inRange(sql`l.id`, range)} and l.source = 'purchase' and c.id is null`,
  },
  {
    name: 'paid charges have their tax invoice',
    table: 'charges',
    wrong: (range) => sql`
      select ${charge} || case when d.id is null then ': no tax invoice'
        else ': the tax invoice ' || d.serial || ' is of another amount or owner' end as detail
      from charges c left join documents d
        on d.kind = 'tax_invoice' and d.ref_type = 'charge' and d.ref_id = c.id::text
        and not exists (select 1 from document_cancellations x where x.document_id = d.id)
      where ${inRange(sql`c.id`, range)} and c.status = 'paid' and (d.id is null or d.owner_account_id <> c.marketer_id
        or (d.data->>'total')::bigint <> c.total or (d.data->>'vat')::bigint <> c.vat)`,
  },
  {
    name: 'tax invoices have their charge',
    table: 'documents',
    wrong: (range) => sql`
      select 'tax invoice ' || d.serial || ' (' || d.id || '): no paid charge ' || d.ref_id as detail
      from documents d left join charges c on c.id::text = d.ref_id and c.status = 'paid'
      where ${inRange(sql`d.id`, range)} and d.kind = 'tax_invoice' and d.ref_type = 'charge' and c.id is null`,
  },
]

export const creditLedgerChecks: readonly Check[] = [...records.flatMap(checksOfRecords), ...own]
