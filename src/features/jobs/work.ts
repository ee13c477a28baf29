import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import type { AppConfig } from '../../platform/context.ts'
import type { JobEvent } from './rules/events.ts'
import type { JobFacts, JobInput } from './rules/facts.ts'
import type { JobActor } from './rules/states.ts'
import type { JobTerms } from './rules/terms.ts'
import type { JobRecord } from './store.ts'
import type { JobRelations } from './store-relations.ts'
import type { JobDetails } from './stored.ts'

/** What a step needs of the running server; a request's context and the timers both have it. */
export interface JobSystem {
  clock: Clock
  config: Pick<AppConfig, 'seller'>
  /** Of the request, for what an error names; the timers have none. */
  lang?: Lang
}

/** What was handed in with an act: stored beside the job as its event asks. */
export interface JobContent {
  fileId?: string
  url?: string
  note?: string
  amount?: number
  reasonCode?: string
  reason?: string
  insight?: Partial<Record<'reach' | 'views' | 'likes' | 'comments' | 'shares' | 'saves' | 'clicks', number | null>>
}

export interface JobAct {
  event: JobEvent
  actor: JobActor
  /** Null for the system. */
  actorId: string | null
  input?: JobInput
  content?: JobContent
  details?: Partial<JobDetails>
  /** Facts that the act brings along, beside those that the table's entries set. */
  patch?: Partial<Pick<JobFacts, 'bookedVisitAt'>>
}

/** One step under way: the locked row and all that was read beside it. */
export interface Work {
  system: JobSystem
  tx: Tx
  now: Date
  /** Those of the day, for tax and for a new hold. */
  settings: Settings
  /** The job's own, which its rules follow. */
  terms: JobTerms
  job: JobRecord
  relations: JobRelations
  facts: JobFacts
  act: JobAct
}
