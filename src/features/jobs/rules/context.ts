import type { Timeline } from './deadlines.ts'
import type { JobEvent } from './events.ts'
import type { JobFacts, JobInput } from './facts.ts'
import type { JobTerms } from './terms.ts'

/** Input of guards and rules: the job before the step. */
export interface JobContext {
  facts: JobFacts
  event: JobEvent
  input: JobInput
  now: Date
  terms: JobTerms
  /** The pending action before the step. */
  timeline: Timeline | null
}
