import { type SQL, sql } from 'drizzle-orm'

/** Ids of one batch of a table: above `after`, up to and with `until`. */
export interface IdRange {
  after: string
  until: string
}

/**
 * One thing that must hold. `wrong` selects `detail`, one row for each thing that is not as it must be, with the ids
 * that an operator needs to find it. With `table`, it is asked once for each batch of that table's ids.
 */
export type Check =
  | { readonly name: string; readonly wrong: SQL }
  | { readonly name: string; readonly table: CheckedTable; readonly wrong: (range: IdRange) => SQL }

/** Tables that are walked in batches: all have a UUIDv7 `id` as their primary key. */
export type CheckedTable =
  | 'ledger_entries'
  | 'credit_lots'
  | 'credit_holds'
  | 'package_units'
  | 'charges'
  | 'charge_refunds'
  | 'receipts'
  | 'withdrawals'
  | 'jobs'
  | 'documents'
  | 'deactivations'

export const inRange = (column: SQL, { after, until }: IdRange): SQL =>
  sql`${column} > ${after}::uuid and ${column} <= ${until}::uuid`

/** Texts as a list for `in (…)` or `array[…]`. */
export const textList = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Triggers of the database that are gone, disabled, or silenced where replication is. */
export const missingTriggers = (names: readonly string[]): SQL => sql`
  select 'trigger ' || g.name as detail from unnest(array[${textList(names)}]::text[]) as g(name)
  where not exists (select 1 from pg_trigger t where t.tgname = g.name and t.tgenabled = 'A')`
