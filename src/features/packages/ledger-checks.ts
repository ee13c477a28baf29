import { sql } from 'drizzle-orm'
import { type Check, inRange } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'

const grants: RecordedEntries = {
  name: 'packages given by operators',
  table: 'package_grants',
  id: sql`g.id`,
  events: ['package_granted'],
  expected: (which) => sql`
    select 'grant ' || g.id as record, 'grant:' || g.id || ':package' as reference, 'package_granted' as event,
      g.created_at as at, 'promotion_expense' as from_code, null::uuid as from_owner,
      'package_liability' as to_code, g.marketer_id as to_owner, g.value as amount
    from package_grants g where ${which}`,
}

const own: readonly Check[] = [
  {
    name: 'given packages have their jobs',
    table: 'package_grants',
    wrong: (range) => sql`
      select 'grant ' || g.id || ': ' || coalesce(l.bought, 0) || ' jobs worth ' || coalesce(l.price, 0)
        || ' satang, not ' || g.units || ' worth ' || g.value as detail
      from package_grants g left join package_lots l on l.id = g.id and l.owner_id = g.marketer_id and l.charge_id is null
      where ${inRange(sql`g.id`, range)} and (l.id is null or l.bought <> g.units or l.price <> g.value)`,
  },
]

/** Compares packages given by operators with the ledger. */
export const packageLedgerChecks: readonly Check[] = [...checksOfRecords(grants), ...own]
