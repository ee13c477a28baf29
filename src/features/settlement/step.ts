import type { Clock } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import type { AppConfig } from '../../platform/context.ts'
import type { JobEvent } from '../jobs/rules/events.ts'
import type { JobFacts } from '../jobs/rules/facts.ts'
import type { JobActor } from '../jobs/rules/states.ts'
import type { JobTerms } from '../jobs/rules/terms.ts'
import type { JobRecord } from '../jobs/schema.ts'

/** What a step needs from the server, provided by a request's context and by the timers. */
export interface JobSystem {
  clock: Clock
  config: Pick<AppConfig, 'seller'>
  /** The language of the request, for error details; timers have none. */
  lang?: Lang
}

/** A step of a job that affects money. The job's row is locked. */
export interface SettlementStep {
  system: JobSystem
  tx: Tx
  now: Date
  /** The current settings, for tax and for a new hold. */
  settings: Settings
  /** The job's own terms, which its rules use. */
  terms: JobTerms
  job: JobRecord
  facts: JobFacts
  act: { event: JobEvent; actor: JobActor; actorId: string | null }
}
