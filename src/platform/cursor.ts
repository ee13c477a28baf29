import { z } from 'zod'
import { AppError } from '../core/errors.ts'
import { zId, zTime } from '../core/shapes.ts'
import { isStorable } from '../core/storable-text.ts'

/** Keyset cursors: the sort values of the last row, opaque to the caller. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Types of cursor values. A value of a type can be compared with a column of that type. */
const PARTS = {
  id: zId,
  time: zTime.transform((time) => new Date(time)),
  /** A time, or `infinity`, which sorts after all times. */
  deadline: z.literal('infinity').or(zTime),
  integer: z.int32(),
  bigint: z.int(),
  text: z.string().refine(isStorable),
}
export type CursorPart = keyof typeof PARTS
type Values<P extends readonly CursorPart[]> = {
  -readonly [I in keyof P]: P[I] extends CursorPart ? z.output<(typeof PARTS)[P[I]]> : never
}

function partsOf(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}

/** The values of a cursor, or null without one. Throws `invalid_input` for a cursor that does not match `parts`. */
export function decodeCursor<const P extends readonly CursorPart[]>(
  cursor: string | undefined,
  parts: P,
): Values<P> | null {
  if (!cursor) return null
  const values = partsOf(cursor)
  const read = parts.map((part, i) => PARTS[part].safeParse(values[i]))
  if (values.length !== parts.length || !read.every((one) => one.success))
    throw new AppError('invalid_input', {}, { after: 'invalid_input' })
  return read.map(({ data }) => data) as Values<P>
}

/** The id in the cursor of a list that is sorted by id, or null without one. Errors as `decodeCursor`. */
export const idOfCursor = (cursor: string | undefined): string | null => decodeCursor(cursor, ['id'])?.[0] ?? null

/** Cuts `limit + 1` fetched rows to one page and returns the cursor of the next one. */
export function paginate<T>(
  rows: T[],
  limit: number,
  key: (row: T) => readonly (string | number)[],
): { rows: T[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? encodeCursor(key(last)) : null }
}
