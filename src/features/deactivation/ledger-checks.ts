import { sql } from 'drizzle-orm'
import type { Check } from '../../ledger/check.ts'
import { checksOfRecords, type RecordedEntries } from '../../ledger/records.ts'

const waivers: RecordedEntries = {
  name: 'balances given up',
  table: 'deactivations',
  id: sql`d.id`,
  events: ['balance_waived'],
  expected: (which) => sql`
    select 'deactivation ' || d.reference || ' (' || d.id || ')' as record, 'waiver:' || d.id || ':waived' as reference,
      'balance_waived' as event, d.completed_at as at, 'creator_payable' as from_code, d.account_id as from_owner,
      'waived_balance_revenue' as to_code, null::uuid as to_owner, d.give_up as amount
    from deactivations d
    join accounts a on a.id = d.account_id and a.role = 'influencer'
    where ${which} and d.completed_at is not null and d.give_up > 0`,
}

/** Compares balances that influencers gave up with the ledger. A marketer's credits are checked with their lots. */
export const deactivationLedgerChecks: readonly Check[] = checksOfRecords(waivers)
