import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { PgJsonb, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../src/db/types.ts'

/** Keeps one statement's text at a few megabytes. */
const ROWS = 2_000

type Columns = ReturnType<typeof getTableColumns>

/** The keys that a row gives, so that a column which it leaves out takes its default. */
const shapeOf = (row: object): string => {
  const keys = []
  for (const [key, value] of Object.entries(row)) if (value !== undefined) keys.push(key)
  return keys.sort().join()
}

function toDatabase(columns: Columns, row: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(row)) {
    const column = columns[key]
    if (value === undefined || !column) continue
    values[column.name] = value === null || column instanceof PgJsonb ? value : column.mapToDriverValue(value)
  }
  return values
}

/**
 * Inserts many rows. The rows travel as one JSON parameter that the database unpacks, which costs a fraction of a
 * parameter for each value and has no limit on their number.
 */
export async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table)
  const groups = Map.groupBy(rows, (row) => shapeOf(row))
  for (const group of groups.values())
    for (let i = 0; i < group.length; i += ROWS) {
      const values = group.slice(i, i + ROWS).map((row) => toDatabase(columns, row))
      const names = sql.join(
        Object.keys(values[0]!).map((name) => sql.identifier(name)),
        sql`, `,
      )
      await tx.execute(
        sql`insert into ${table} (${names})
            select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(values)}::json)`,
      )
    }
}
