import { FILTER_STATUSES, type JobStatus } from '../../jobs/rules/states.ts'

export type ResultState = 'complete' | 'in_progress' | 'ended'

/** The state of a job in its marketer's results. */
export function resultStateOf(status: JobStatus): ResultState {
  if (FILTER_STATUSES.complete.includes(status)) return 'complete'
  return FILTER_STATUSES.cancel.includes(status) ? 'ended' : 'in_progress'
}
