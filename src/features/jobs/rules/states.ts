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

/** The five steps that a job's page draws. */
export const STEPS = ['start', 'draft', 'post', 'results', 'paid'] as const
export type JobStep = (typeof STEPS)[number]

const STEP_OF: Readonly<Partial<Record<JobStatus, JobStep>>> = {
  ASSIGN: 'start',
  IN_PROGRESS: 'start',
  SHIPPING: 'start',
  WORKING: 'draft',
  READY: 'post',
  SUBMIT: 'post',
  INSIGHT: 'results',
  COMPLETE: 'paid',
  COMPLETED: 'paid',
}

/** The step that a status stands on; null where no stepper is drawn (applications, ended without pay). */
export const stepOf = (status: JobStatus): JobStep | null => STEP_OF[status] ?? null

/** Steps already behind a status: 0 to 5. COMPLETED has all five behind it. */
export function stepsDone(status: JobStatus): number {
  const step = stepOf(status)
  if (step === null) return 0
  return STEPS.indexOf(step) + (status === 'COMPLETED' ? 1 : 0)
}

export const JOB_ACTORS = ['influencer', 'marketer', 'operator', 'system'] as const
export type JobActor = (typeof JOB_ACTORS)[number]
