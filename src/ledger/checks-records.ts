import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'
import { checksOfRecords, type RecordedEntries } from './records.ts'

/** Records that the ledger itself writes: lots, holds and package jobs. */
const own: readonly RecordedEntries[] = [
  {
    name: 'credits granted',
    table: 'credit_lots',
    id: sql`l.id`,
    events: ['credits_granted'],
    expected: (which) => sql`
      select 'lot ' || l.id as record, 'grant:' || l.id || ':granted' as reference, 'credits_granted' as event,
        l.purchased_at as at, 'promotion_expense' as from_code, null::uuid as from_owner,
        'customer_credits' as to_code, l.owner_id as to_owner, l.bought as amount
      from credit_lots l where ${which} and l.source = 'grant'`,
  },
  {
    name: 'expired credits',
    table: 'credit_lots',
    id: sql`l.id`,
    events: ['credits_expired'],
    expected: (which) => sql`
      select 'lot ' || l.id as record, 'lot:' || l.id || ':expired' as reference, 'credits_expired' as event,
        null::timestamptz as at, 'customer_credits' as from_code, l.owner_id as from_owner,
        'expired_credits_revenue' as to_code, null::uuid as to_owner, l.expired as amount
      from credit_lots l where ${which}`,
  },
  {
    name: 'credits on hold',
    table: 'credit_holds',
    id: sql`h.id`,
    referenceId: sql`h.job_id`,
    events: ['job_held', 'extra_round_held', 'reimbursement_held'],
    expected: (which) => sql`
      select 'hold ' || h.id || ' of job ' || h.job_id as record,
        'job:' || h.job_id || ':' || h.purpose || ':' || h.seq || ':held' as reference, h.purpose || '_held' as event,
        h.created_at as at, 'customer_credits' as from_code, h.owner_id as from_owner,
        'customer_credits_held' as to_code, h.owner_id as to_owner, h.amount
      from credit_holds h where ${which}`,
  },
  {
    // The hold of a job has a successor only if an agreed price changed it.
    name: 'replaced holds',
    table: 'credit_holds',
    id: sql`h.id`,
    referenceId: sql`h.job_id`,
    events: ['job_hold_released'],
    expected: (which) => sql`
      select 'hold ' || h.id || ' of job ' || h.job_id as record,
        'job:' || h.job_id || ':job:' || h.seq || ':released' as reference, 'job_hold_released' as event,
        next.created_at as at, 'customer_credits_held' as from_code, h.owner_id as from_owner,
        'customer_credits' as to_code, h.owner_id as to_owner, h.amount
      from credit_holds h
      join credit_holds next on next.job_id = h.job_id and next.purpose = h.purpose and next.seq = h.seq + 1
      where ${which} and h.purpose = 'job'`,
  },
  {
    name: 'expired package jobs',
    table: 'package_units',
    id: sql`u.id`,
    events: ['package_unit_expired'],
    expected: (which) => sql`
      select 'package job ' || u.id as record, 'unit:' || u.id || ':expired' as reference,
        'package_unit_expired' as event, null::timestamptz as at, 'package_liability' as from_code,
        u.owner_id as from_owner, 'expired_credits_revenue' as to_code, null::uuid as to_owner, u.value as amount
      from package_units u where ${which} and u.state = 'expired'`,
  },
]

export const ownRecordChecks: readonly Check[] = own.flatMap(checksOfRecords)
