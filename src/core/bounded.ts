import pLimit from 'p-limit'
import { AppError } from './errors.ts'

/** Retry-After of a rejected caller, seconds. */
const RETRY_SECONDS = 5

/**
 * Runs at most `running` tasks at a time, in order of arrival. If `waiting` tasks are already waiting, a further one is
 * rejected with `unavailable`, so that the queue cannot grow without limit.
 */
export function bounded({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running)
  return <T>(work: () => Promise<T>): Promise<T> =>
    limit.activeCount + limit.pendingCount < running + waiting
      ? limit(work)
      : Promise.reject(new AppError('unavailable', { s: RETRY_SECONDS }))
}
