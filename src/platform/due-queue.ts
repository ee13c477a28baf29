import { asc, desc, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The order of a queue of documents by status: those in review by their deadline, others by id, newest first. Its
 * cursor has the id and, for the deadline, the time.
 */
const isByDeadline = (status: string | undefined): boolean => status === 'in_progress'

interface Due {
  id: string
  dueAt: Date | null
}

export const dueCursor =
  <Row>(status: string | undefined, of: (row: Row) => Due) =>
  (row: Row): string[] => {
    const { id, dueAt } = of(row)
    return isByDeadline(status) ? [id, dueAt?.toISOString() ?? ''] : [id]
  }

export const dueCursorParts = (status: string | undefined) =>
  isByDeadline(status) ? (['id', 'time'] as const) : (['id'] as const)

export type DueCursor = readonly [id: string, dueAt?: Date] | null

/** The rows after the cursor. */
export function afterDue({ id, dueAt }: Record<keyof Due, PgColumn>, after: DueCursor): SQL | undefined {
  if (!after) return undefined
  const [lastId, lastDueAt] = after
  if (!lastDueAt) return lt(id, lastId)
  return sql`(${dueAt}, ${id}) > (${lastDueAt.toISOString()}::timestamptz, ${lastId}::uuid)`
}

export const dueOrder = ({ id, dueAt }: Record<keyof Due, PgColumn>, status: string | undefined): SQL[] =>
  isByDeadline(status) ? [asc(dueAt), asc(id)] : [desc(id)]
