import { type SQL, sql } from 'drizzle-orm'

/** One batch of a table's ids: greater than `after`, up to and including `until`. */
export interface IdRange {
  after: string
  until: string
}

/**
 * One invariant. `wrong` selects `detail`, one row for each violation, with the ids that an operator needs. With
 * `table`, the query runs once for each batch of that table's ids.
 */
export type Check =
  | { readonly name: string; readonly wrong: SQL }
  | { readonly name: string; readonly table: CheckedTable; readonly wrong: (range: IdRange) => SQL }

/** Tables that are checked in batches: all have a UUIDv7 `id` as primary key. */
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
  | 'vat_invoices'
  | 'buyer_certificates'
  | 'package_grants'

export const inRange = (column: SQL, { after, until }: IdRange): SQL =>
  sql`${column} > ${after}::uuid and ${column} <= ${until}::uuid`

/** Converts texts to a list for `in (…)` or `array[…]`. */
export const textList = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Triggers that are missing, disabled, or disabled for replication. */
export const missingTriggers = (names: readonly string[]): SQL => sql`
  select 'trigger ' || g.name as detail from unnest(array[${textList(names)}]::text[]) as g(name)
  where not exists (select 1 from pg_trigger t where t.tgname = g.name and t.tgenabled = 'A')`
