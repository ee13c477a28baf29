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
    where ${which} and d.completed_at is not null and d.give_up > 0`,
}

/** Balances that owners gave up with their accounts, against the ledger. */
export const deactivationLedgerChecks: readonly Check[] = checksOfRecords(waivers)
