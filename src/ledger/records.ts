import { type SQL, sql } from 'drizzle-orm'
import { type Check, type CheckedTable, inRange, textList } from './check.ts'
import type { LedgerEvent } from './events.ts'

/**
 * Records of a feature (charges, withdrawals, jobs …) and the entries they require. Both directions are checked: each
 * record has its entries, with the right amount, owner and time, and each entry of `events` has its record.
 */
export interface RecordedEntries {
  /** Name of the records in the findings, plural. */
  name: string
  /** The table that is checked in batches, with the column of its id in `expected`. */
  table: CheckedTable
  id: SQL
  /** The column whose value is part of the entries' references; `id` by default. */
  referenceId?: SQL
  /** Events that must have such a record. */
  events: readonly LedgerEvent[]
  /**
   * The postings that records require: `record` (text and ids for an operator), `reference`, `event`, `at` (null if the
   * record has no time), `from_code`, `from_owner`, `to_code`, `to_owner`, `amount` (zero means no posting).
   */
  expected: (which: SQL) => SQL
}

/** Tolerance: an entry and its record are written in one transaction, but read the clock separately. */
const TOLERANCE = sql`interval '10 minutes'`
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Formats satang for a reader. */
const baht = (value: SQL) => sql`to_char(${value} / 100.0, 'FM999999999990.00')`
const owned = (code: SQL, owner: SQL) => sql`coalesce(${code}, '?') || coalesce(' ' || ${owner}, '')`

export function checksOfRecords(records: RecordedEntries): Check[] {
  const { name, table, events } = records
  return [
    { name: `${name} have their entries`, table, wrong: (range) => withoutEntry(records, inRange(records.id, range)) },
    {
      name: `entries have their ${name}`,
      table: 'ledger_entries',
      wrong: (range) => withoutRecord(records, inRange(sql`e.id`, range), events),
    },
  ]
}

function withoutEntry({ expected }: RecordedEntries, which: SQL): SQL {
  return sql`
    with expected as materialized (
      select record, reference, event, at, from_code, from_owner, to_code, to_owner, amount
      from (${expected(which)}) lines where amount > 0
    ), entries as materialized (
      select distinct e.id, e.reference, e.event, e.occurred_at, x.record, x.event as expected_event, x.at
      from expected x join ledger_entries e on e.reference = x.reference
    ), amounts as (
      select reference, from_code, from_owner, to_code, to_owner, amount as recorded, 0::bigint as posted from expected
      where reference in (select reference from entries)
      union all
      select e.reference, f.code, f.owner_id, t.code, t.owner_id, 0, p.amount
      from entries e join ledger_postings p on p.entry_id = e.id
      join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account
    ), differences as (
      select reference, from_code, from_owner, to_code, to_owner, sum(recorded) as recorded, sum(posted) as posted
      from amounts group by 1, 2, 3, 4, 5 having sum(recorded) <> sum(posted)
    )
    select distinct record || ': the entry ' || reference || ' is missing' as detail from expected
    where reference not in (select reference from entries)
    union all
    select e.record || ': entry ' || e.id || ' (' || e.event || ') posts ' || ${baht(sql`d.posted`)} || ' from '
      || ${owned(sql`d.from_code`, sql`d.from_owner`)} || ' to ' || ${owned(sql`d.to_code`, sql`d.to_owner`)}
      || ', the record says ' || ${baht(sql`d.recorded`)}
    from differences d join entries e using (reference)
    union all
    select record || ': entry ' || id || ' (' || event || ') is dated ' || occurred_at || ', the record ' || at
    from entries where at is not null and (occurred_at < at - ${TOLERANCE} or occurred_at > at + ${TOLERANCE})
    union all
    select record || ': entry ' || id || ' is ' || event || ', the record requires ' || expected_event
    from entries where event <> expected_event`
}

function withoutRecord({ name, expected, id, referenceId }: RecordedEntries, which: SQL, events: readonly string[]) {
  const named = sql`case when split_part(e.reference, ':', 2) ~ ${UUID} then split_part(e.reference, ':', 2)::uuid end`
  const ofEntries = sql`${referenceId ?? id} in (select record_id from entries where record_id is not null)`
  return sql`
    with entries as materialized (
      select e.id, e.reference, e.event, ${named} as record_id from ledger_entries e
      where ${which} and e.event in (${textList(events)})
    )
    select 'entry ' || id || ' (' || event || ', ' || reference || '): none of the ' || ${name} || ' explains it' as detail
    from entries
    where reference not in (select reference from (${expected(ofEntries)}) lines where amount > 0)`
}
