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

const own: readonly Check[] = [
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
