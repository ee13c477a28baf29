import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean } from 'drizzle-orm/pg-core'
import { withTx } from './tx.ts'
import type { Db } from './types.ts'

/**
 * A table of sums whose rows are inserted and never updated: a trigger inserts a row for each change, and a value is the
 * sum of the rows of its key. Two transactions therefore never wait for each other. `mergeDeltas` merges the rows of a key.
 */
export interface DeltaTable {
  name: string
  keys: readonly string[]
  sums: readonly string[]
}

/** Columns of each such table. `is_new` marks rows that are not merged yet. */
export const deltaColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  isNew: boolean('is_new').notNull().default(true),
}

/** Maximum number of new rows merged in one transaction. */
const MERGE_BATCH = 1_000

const list = (parts: readonly SQL[], between = sql`, `): SQL => sql.join([...parts], between)

/**
 * For every key with new rows, replaces its rows with one row of their sum, or with none if the sum is zero. Rows that
 * are inserted meanwhile are merged by the next call. Concurrent calls never count a row twice.
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
