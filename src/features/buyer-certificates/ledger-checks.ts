import { sql } from 'drizzle-orm'
import { type Check, inRange, textList } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'
import { DUE, ENDED } from './kinds.ts'

const certified: RecordedEntries = {
  name: 'withholding certificates',
  table: 'buyer_certificates',
  id: sql`b.id`,
  events: ['withholding_certified'],
  expected: (which) => sql`
    select 'certificate ' || coalesce(b.number, '-') || ' (' || b.id || ')' as record,
      'certificate:' || b.id || ':certified' as reference, 'withholding_certified' as event, b.decided_at as at,
      'prepaid_income_tax' as from_code, null::uuid as from_owner, 'receivable_withholding' as to_code,
      b.account_id as to_owner, b.amount - b.released as amount
    from buyer_certificates b where ${which} and b.status = 'approved'`,
}

const ended: RecordedEntries = {
  name: 'withheld tax that was collected or written off',
  table: 'buyer_certificates',
  id: sql`b.id`,
  events: ['withholding_collected', 'withholding_written_off'],
  expected: (which) => sql`
    select 'certificate of charge ' || b.charge_id || ' (' || b.id || ')' as record,
      'certificate:' || b.id || ':' || b.status as reference, 'withholding_' || b.status as event, b.decided_at as at,
      case b.status when 'collected' then 'bank_clearing' else 'bad_debt_expense' end as from_code,
      null::uuid as from_owner, 'receivable_withholding' as to_code, b.account_id as to_owner,
      b.amount - b.released as amount
    from buyer_certificates b where ${which} and b.status in (${textList(ENDED)})`,
}

const own: readonly Check[] = [
  {
    name: 'withheld tax has its certificates',
    wrong: sql`
      select 'brand ' || coalesce(a.owner_id, b.account_id) || ': ' || -coalesce(a.balance, 0)
        || ' satang of withheld tax are due, the certificates say ' || coalesce(b.due, 0) as detail
      from (select owner_id, balance from ledger_accounts where code = 'receivable_withholding') a
      full join (select account_id, sum(amount - released) as due from buyer_certificates
        where status in (${textList(DUE)}) group by 1) b on b.account_id = a.owner_id
      where -coalesce(a.balance, 0) <> coalesce(b.due, 0)`,
  },
  {
    name: 'payments with withheld tax have a certificate row',
    table: 'charges',
    wrong: (range) => sql`
      select 'charge ' || c.reference || ' (' || c.id || '): withheld ' || c.withheld || ' satang, the certificate says '
        || coalesce(b.amount, 0) as detail
      from charges c left join buyer_certificates b on b.charge_id = c.id
      where ${inRange(sql`c.id`, range)} and c.status = 'paid'
        and (c.withheld <> coalesce(b.amount, 0) or b.account_id <> c.marketer_id)`,
  },
]

/** Compares the withheld tax and its certificates with the ledger. */
export const certificateLedgerChecks: readonly Check[] = [
  ...checksOfRecords(certified),
  ...checksOfRecords(ended),
  ...own,
]
