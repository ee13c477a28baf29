import { machine } from '../../../core/machine.ts'
import type { JobContext } from './context.ts'
import type { JobEvent } from './events.ts'
import { GUARDS, INPUT_GUARDS, type JobGuard } from './guards.ts'
import type { JobActor, JobState } from './states.ts'
import { EXIT_ROWS, MARK_ROWS } from './table-marks.ts'
import { APPLICATION_ROWS, START_ROWS } from './table-start.ts'
import { DRAFT_ROWS, INSIGHT_ROWS, POST_ROWS } from './table-work.ts'
import type { JobTransition } from './transition.ts'

/** All transitions of a job. Pages, API, documentation and tests read this table. */
export const JOB_TABLE: readonly JobTransition[] = [
  ...APPLICATION_ROWS,
  ...START_ROWS,
  ...DRAFT_ROWS,
  ...POST_ROWS,
  ...INSIGHT_ROWS,
  ...EXIT_ROWS,
  ...MARK_ROWS,
]

/** Whether a step may take a slot: the campaign is then locked before the rules read how many are free. */
export const mayTakeSlot = (status: JobState, event: JobEvent, actor: JobActor): boolean =>
  JOB_TABLE.some(
    (row) => row.slot === 'take' && row.event === event && row.from.includes(status) && row.by.includes(actor),
  )

export const jobMachine = machine<JobState, JobEvent, JobActor, JobGuard, JobContext, JobTransition>({
  rows: JOB_TABLE,
  guards: GUARDS,
})

const passes = (): null => null
const stateGuards = { ...GUARDS, ...Object.fromEntries(INPUT_GUARDS.map((name) => [name, passes])) }

/** The same table without the guards on a request's content: the actions that a page may offer. */
export const jobOffers = machine<JobState, JobEvent, JobActor, JobGuard, JobContext, JobTransition>({
  rows: JOB_TABLE,
  guards: stateGuards as typeof GUARDS,
})
