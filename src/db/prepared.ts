import { type Placeholder, sql } from 'drizzle-orm'
import { connectionOf } from './tx.ts'
import type { Tx } from './types.ts'

interface Prepared<T> {
  execute(values: Record<string, unknown>): Promise<T>
}

interface Statement<T> {
  prepare(name: string): Prepared<T>
}

/**
 * A statement that drizzle builds once for each connection; a call sends only its values. For statements of every
 * request or every money command, because building one takes longer than sending it. `build` gets a placeholder for each
 * name. A null needs a column whose encoder accepts it.
 */
export function prepared<Name extends string, T>(
  names: readonly Name[],
  build: (tx: Tx, values: Record<Name, Placeholder>) => Statement<T>,
): (tx: Tx, values: Record<Name, unknown>) => Promise<T> {
  const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Record<
    Name,
    Placeholder
  >
  const statements = new WeakMap<Tx, Prepared<T>>()
  return (tx, values) => {
    const connection = connectionOf(tx)
    // The connection names it (named-client.ts).
    const statement = statements.get(connection) ?? build(connection, placeholders).prepare('')
    statements.set(connection, statement)
    return statement.execute(values)
  }
}
