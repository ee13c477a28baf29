import { AppError } from '../core/errors.ts'

/** Keyset cursors: the sort values of the last row, opaque to the caller. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** The values of a cursor, or null without one. Throws `invalid_input` for a forged cursor. */
export function decodeCursor(cursor: string | undefined, length: number): (string | number)[] | null {
  if (!cursor) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((v) => typeof v === 'string' || typeof v === 'number')
    )
      return values
  } catch {
    // falls through to the refusal below
  }
  throw new AppError('invalid_input', {}, { after: 'invalid_input' })
}

/** Cuts `limit + 1` fetched rows to one page and returns the cursor of the next one. */
export function cutPage<T>(
  rows: T[],
  limit: number,
  key: (row: T) => readonly (string | number)[],
): { rows: T[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? encodeCursor(key(last)) : null }
}
