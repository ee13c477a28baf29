import pLimit from 'p-limit'
import { AppError } from './errors.ts'

/** After so many seconds a caller that was turned away may try again. */
const RETRY_SECONDS = 5

/**
 * Runs work at most `running` at a time, in the order of asking. Where `waiting` already wait, one more is refused with
 * `unavailable` rather than left to a queue that grows without end.
 */
export function bounded({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running)
  return <T>(work: () => Promise<T>): Promise<T> =>
    limit.activeCount + limit.pendingCount < running + waiting
      ? limit(work)
      : Promise.reject(new AppError('unavailable', { s: RETRY_SECONDS }))
}
