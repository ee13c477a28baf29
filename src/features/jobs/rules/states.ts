/** The thirteen statuses of a job, and their groups in lists and progress indicators. */
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

/** `NEW` precedes the first status: an application or an invitation that is being created. */
export type JobState = JobStatus | 'NEW'

/** An application on which the marketer has not decided. */
export const APPLICATIONS: readonly JobStatus[] = ['MATCHED', 'MISMATCHED']

/** The price can still be negotiated. */
const NEGOTIABLE: readonly JobStatus[] = ['MATCHED', 'ASSIGN']

/** Accepted jobs whose post is not live yet. */
export const BEFORE_POST: readonly JobStatus[] = ['IN_PROGRESS', 'SHIPPING', 'WORKING', 'READY']

/** The post is live: the job has used its slot, even if it ends later. */
export const POSTED: readonly JobStatus[] = ['SUBMIT', 'INSIGHT']

/** Accepted jobs that one side can dispute. */
export const DISPUTABLE: readonly JobStatus[] = ['SHIPPING', 'WORKING', 'READY', ...POSTED]

/** From the invitation or the marketer's acceptance until the insights are approved. */
export const RUNNING: readonly JobStatus[] = ['ASSIGN', 'IN_PROGRESS', ...DISPUTABLE]

/** Statuses in which the marketer's money is on hold. */
export const HELD: readonly JobStatus[] = [...RUNNING, 'COMPLETE']

export const CANCELLED: readonly JobStatus[] = ['CANCEL', 'REJECTED']

export const TERMINAL: readonly JobStatus[] = ['COMPLETED', ...CANCELLED]

const within = (statuses: readonly JobState[]) => (status: JobState) => statuses.includes(status)
export const isApplication = within(APPLICATIONS)
export const isNegotiable = within(NEGOTIABLE)
export const isHeld = within(HELD)
export const isCancelled = within(CANCELLED)
export const isTerminal = within(TERMINAL)

export const JOB_FILTERS = ['all', 'in_progress', 'complete', 'cancel'] as const
export type JobFilter = (typeof JOB_FILTERS)[number]

/** Statuses that can be used as list filters. */
export const FILTER_STATUSES: Readonly<Record<JobFilter, readonly JobStatus[]>> = {
  all: JOB_STATUSES,
  in_progress: RUNNING,
  complete: ['COMPLETE', 'COMPLETED'],
  cancel: CANCELLED,
}

export const JOB_ACTORS = ['influencer', 'marketer', 'operator', 'system'] as const
export type JobActor = (typeof JOB_ACTORS)[number]

/** The two parties of a job. */
export const SIDES = ['influencer', 'marketer'] as const
export type Side = (typeof SIDES)[number]
