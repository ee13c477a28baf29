import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { PgJsonb, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../src/db/types.ts'

/** Limits the text of one statement to a few megabytes. */
const ROWS = 2_000

type Columns = ReturnType<typeof getTableColumns>

/** The keys of a row, so that a column without a value gets its default. */
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
 * Inserts many rows. They are sent as one JSON parameter that the database unpacks; this costs a fraction of one
 * parameter per value, and the number of rows is not limited by the number of parameters.
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
