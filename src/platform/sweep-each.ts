import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../db/unavailable.ts'

interface SweepEach<T> {
  /** Name of the sweep in the log. */
  sweep: string
  rows: readonly T[]
  /** Fields that identify a row in the log. */
  about: (row: T) => Readonly<Record<string, string>>
  handle: (row: T) => Promise<unknown>
  /** Called after a failure was logged. */
  failed?: (row: T) => Promise<void>
  /** Throws at the end if a row failed, so that operators are alerted. For failures that are visible nowhere else. */
  required?: boolean
}

/**
 * Handles each row of a sweep. A failure is logged and the others continue. If the database cannot be reached, the sweep
 * ends with that error: the row did not cause it, and the next sweep finds the remaining rows. Returns how many failed.
 */
export async function sweepEach<T>(log: Pick<Logger, 'error'>, options: SweepEach<T>): Promise<number> {
  const { sweep, rows, about, handle, failed, required } = options
  let failures = 0
  for (const row of rows) {
    try {
      await handle(row)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      log.error({ err: error, ...about(row), sweep }, 'not swept')
      failures++
      await failed?.(row)
    }
  }
  if (required && failures > 0) throw new Error(`${sweep}: ${failures} of ${rows.length} failed`)
  return failures
}
