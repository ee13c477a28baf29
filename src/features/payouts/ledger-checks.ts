import { sql } from 'drizzle-orm'
import { type Check, inRange } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'

const withdrawals: RecordedEntries = {
  name: 'withdrawals',
  table: 'withdrawals',
  id: sql`w.id`,
  events: ['withdrawal_requested', 'withdrawal_paid', 'withdrawal_rejected', 'withdrawal_returned'],
  expected: (which) => sql`
    select 'withdrawal ' || w.reference || ' (' || w.id || ')' as record, 'withdrawal:' || w.id || ':' || l.act as reference,
      'withdrawal_' || l.act as event,
      case when l.act = 'requested' then w.requested_at when l.act = 'paid' and w.returned_at is not null then null
        else coalesce(w.returned_at, w.decided_at) end as at,
      l.from_code, l.from_owner, l.to_code, l.to_owner, l.amount
    from withdrawals w
    cross join lateral (select w.status = 'TransferComplete' or w.returned_at is not null as was_paid) s
    cross join lateral (values
      ('requested', true, 'creator_payable', w.account_id, 'creator_pending_withdrawal', w.account_id, w.price),
      ('paid', s.was_paid, 'creator_pending_withdrawal', w.account_id, 'bank_payout', null, w.price - w.fee),
      ('paid', s.was_paid, 'creator_pending_withdrawal', w.account_id, 'withdrawal_fee_revenue', null, w.fee - w.fee_vat),
      ('paid', s.was_paid, 'creator_pending_withdrawal', w.account_id, 'output_vat', null, w.fee_vat),
      ('returned', w.returned_at is not null, 'bank_payout', null, 'creator_pending_withdrawal', w.account_id,
        w.price - w.fee),
      ('returned', w.returned_at is not null, 'withdrawal_fee_revenue', null, 'creator_pending_withdrawal',
        w.account_id, w.fee - w.fee_vat),
      ('returned', w.returned_at is not null, 'output_vat', null, 'creator_pending_withdrawal', w.account_id, w.fee_vat),
      ('rejected', w.status = 'Rejected', 'creator_pending_withdrawal', w.account_id, 'creator_payable', w.account_id,
        w.price)
    ) l (act, happened, from_code, from_owner, to_code, to_owner, amount)
    where ${which} and l.happened`,
}

const paid = sql`(w.status = 'TransferComplete' or w.returned_at is not null)`

const own: readonly Check[] = [
  {
    name: 'sums of incomes equal what payees received',
    wrong: sql`
      select 'payee ' || coalesce(m.owner_id, d.owner_id) || ': months ' || coalesce(m.net, 0) || ', days '
        || coalesce(d.net, 0) as detail
      from (select owner_id, sum(gross + vat - tax) as net from income_months group by owner_id) m
      full join (
        select a.owner_id, sum(x.credited) as net from ledger_days x join ledger_accounts a on a.id = x.account_id
        where a.code = 'creator_payable' and x.other_code <> 'creator_pending_withdrawal' group by a.owner_id
      ) d using (owner_id)
      where coalesce(m.net, 0) <> coalesce(d.net, 0)`,
  },
  {
    name: "each fee's VAT has its invoice",
    table: 'withdrawals',
    wrong: (range) => sql`
      select 'withdrawal ' || w.reference || ' (' || w.id || ')' || case when d.id is null then ': no tax invoice of its fee'
        else ': the tax invoice ' || d.serial || ' is of another fee or owner' end as detail
      from withdrawals w left join documents d
        on d.kind = 'fee_invoice' and d.ref_type = 'withdrawal' and d.ref_id = w.id::text
        and not exists (select 1 from document_cancellations x where x.document_id = d.id)
      where ${inRange(sql`w.id`, range)} and ${paid} and w.fee > 0 and (d.id is null
        or d.owner_account_id <> w.account_id or (d.data->>'total')::bigint <> w.fee
        or (d.data->>'vat')::bigint <> w.fee_vat)`,
  },
  {
    name: 'invoices of fees have their withdrawal',
    table: 'documents',
    wrong: (range) => sql`
      select 'tax invoice ' || d.serial || ' (' || d.id || '): no paid withdrawal ' || d.ref_id || ' with a fee' as detail
      from documents d left join withdrawals w on w.id::text = d.ref_id and ${paid} and w.fee > 0
      where ${inRange(sql`d.id`, range)} and d.kind = 'fee_invoice' and (d.ref_type <> 'withdrawal' or w.id is null)`,
  },
  {
    name: 'withdrawals go to an account of their owner',
    table: 'withdrawals',
    wrong: (range) => sql`
      select 'withdrawal ' || w.reference || ' (' || w.id || '): the bank account belongs to ' || b.account_id as detail
      from withdrawals w join bank_accounts b on b.id = w.bank_account_id
      where ${inRange(sql`w.id`, range)} and b.account_id <> w.account_id`,
  },
]

/** Compares withdrawals with the ledger. */
export const payoutLedgerChecks: readonly Check[] = [...checksOfRecords(withdrawals), ...own]
