import { HELD, type JobStatus } from '../../jobs/rules/states.ts'

/** Statuses in which a job can have a code: from the marketer's acceptance on, unless it ended early. */
export const CODE_STATUSES: JobStatus[] = [...HELD, 'COMPLETED']

export const canHaveCode = (status: JobStatus): boolean => CODE_STATUSES.includes(status)
