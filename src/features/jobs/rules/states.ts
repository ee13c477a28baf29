/** The thirteen statuses of a job, and how lists and steppers group them. */
export const JOB_STATUSES = [
  'MATCHED',
  'MISMATCHED',
  'ASSIGN',
  'IN_PROGRESS',
  'SHIPPING',
  'WORKING',
  'READY',
  'SUBMIT',
  'INSIGHT',
  'COMPLETE',
  'COMPLETED',
  'CANCEL',
  'REJECTED',
] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** `NEW` is the moment before the first status: an application or an invitation that is being written. */
export type JobState = JobStatus | 'NEW'

export const TERMINAL: readonly JobStatus[] = ['COMPLETED', 'CANCEL', 'REJECTED']

/** Statuses of an application that waits for the marketer. */
export const APPLICATIONS: readonly JobStatus[] = ['MATCHED', 'MISMATCHED']

/** Statuses in which the brand's money is on hold. */
export const HELD: readonly JobStatus[] = [
  'ASSIGN',
  'IN_PROGRESS',
  'SHIPPING',
  'WORKING',
  'READY',
  'SUBMIT',
  'INSIGHT',
  'COMPLETE',
]

export const JOB_FILTERS = ['all', 'in_progress', 'complete', 'cancel'] as const
export type JobFilter = (typeof JOB_FILTERS)[number]

/** Statuses that a list filter shows. */
export const FILTER_STATUSES: Readonly<Record<JobFilter, readonly JobStatus[]>> = {
  all: JOB_STATUSES,
  in_progress: ['ASSIGN', 'IN_PROGRESS', 'SHIPPING', 'WORKING', 'READY', 'SUBMIT', 'INSIGHT'],
  complete: ['COMPLETE', 'COMPLETED'],
  cancel: ['CANCEL', 'REJECTED'],
}

export const JOB_ACTORS = ['influencer', 'marketer', 'operator', 'system'] as const
export type JobActor = (typeof JOB_ACTORS)[number]
