import type { Timeline } from './deadlines.ts'
import type { JobEvent } from './events.ts'
import type { JobFacts, JobInput } from './facts.ts'
import type { JobTerms } from './terms.ts'

/** What guards and rules look at: the job as it stands before the step. */
export interface JobContext {
  facts: JobFacts
  event: JobEvent
  input: JobInput
  now: Date
  terms: JobTerms
  /** What is awaited before the step. */
  timeline: Timeline | null
}
