// The order of the operators' queue of received documents. The list of one status is sorted: documents in review by
// their deadline, earliest first; those of any other status by id, newest first. A cursor is the id and, in the list by
// deadline, also the deadline.
import { asc, desc, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const isByDeadline = (status: string | undefined): boolean => status === 'in_progress'

interface Due {
  id: string
  dueAt: Date | null
}

/** The cursor of a row in the list of a status; `of` returns the row's document. */
export const dueCursor =
  <Row>(status: string | undefined, of: (row: Row) => Due) =>
  (row: Row): string[] => {
    const { id, dueAt } = of(row)
    return isByDeadline(status) ? [id, dueAt?.toISOString() ?? ''] : [id]
  }

/** The types of a cursor's parts, for `decodeCursor`. */
export const dueCursorParts = (status: string | undefined) =>
  isByDeadline(status) ? (['id', 'time'] as const) : (['id'] as const)

/** A decoded cursor; null for the first page. */
export type DueCursor = readonly [id: string, dueAt?: Date] | null

/** The condition for the rows after the cursor. */
export function afterDue({ id, dueAt }: Record<keyof Due, PgColumn>, after: DueCursor): SQL | undefined {
  if (!after) return undefined
  const [lastId, lastDueAt] = after
  if (!lastDueAt) return lt(id, lastId)
  return sql`(${dueAt}, ${id}) > (${lastDueAt.toISOString()}::timestamptz, ${lastId}::uuid)`
}

/** The order of the list of a status. */
export const dueOrder = ({ id, dueAt }: Record<keyof Due, PgColumn>, status: string | undefined): SQL[] =>
  isByDeadline(status) ? [asc(dueAt), asc(id)] : [desc(id)]
