import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean } from 'drizzle-orm/pg-core'
import { withTx } from './tx.ts'
import type { Db } from './types.ts'

/**
 * A table of sums whose rows are added and never changed: a trigger inserts what a change adds, and a value is the sum of
 * the rows of its key. So two transactions never wait for each other's sums. `mergeDeltas` turns the rows of a key into one.
 */
export interface DeltaTable {
  name: string
  keys: readonly string[]
  sums: readonly string[]
}

/** Columns of each such table. `is_new` marks rows that were not merged. */
export const deltaColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  isNew: boolean('is_new').notNull().default(true),
}

/** The most rows that are merged in one transaction. */
const MERGE_BATCH = 1_000

const list = (parts: readonly SQL[], between = sql`, `): SQL => sql.join([...parts], between)

/**
 * Replaces the rows of every key that has new ones by one row with their sum, or by none where the sum is zero. Rows that
 * are added meanwhile stay for the next time; a row is merged once, whoever else merges.
 */
export async function mergeDeltas(db: Db, { name, keys, sums }: DeltaTable): Promise<void> {
  const table = sql.identifier(name)
  const keyColumns = keys.map((key) => sql.identifier(key)).map((key) => sql`${key}`)
  const sumColumns = sums.map((one) => sql`${sql.identifier(one)}`)
  const same = list(
    keyColumns.map((key) => sql`t.${key} = k.${key}`),
    sql` and `,
  )
  const isLeft = list(
    sumColumns.map((one) => sql`sum(${one}) <> 0`),
    sql` or `,
  )
  for (let found = MERGE_BATCH; found === MERGE_BATCH; ) {
    const { rows } = (await withTx(db, (tx) =>
      tx.execute(sql`
        with fresh as (select ${list(keyColumns)} from ${table} where is_new order by id limit ${MERGE_BATCH}),
          merged as (delete from ${table} t using (select distinct * from fresh) k where ${same} returning t.*),
          kept as (
            insert into ${table} (${list([...keyColumns, ...sumColumns])}, is_new)
            select ${list([...keyColumns, ...sumColumns.map((one) => sql`sum(${one})`)])}, false from merged
            group by ${list(keyColumns)} having ${isLeft}
          )
        select count(*)::int as n from fresh`),
    )) as unknown as { rows: { n: number }[] }
    found = rows[0]?.n ?? 0
  }
}
