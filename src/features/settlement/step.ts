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

/** What a step needs of the running server; a request's context and the timers both have it. */
export interface JobSystem {
  clock: Clock
  config: Pick<AppConfig, 'seller'>
  /** Of the request, for what an error names; the timers have none. */
  lang?: Lang
}

/** The step of a job whose money moves. The job's row is locked. */
export interface SettlementStep {
  system: JobSystem
  tx: Tx
  now: Date
  /** Those of the day, for tax and for a new hold. */
  settings: Settings
  /** The job's own, which its rules follow. */
  terms: JobTerms
  job: JobRecord
  facts: JobFacts
  act: { event: JobEvent; actor: JobActor; actorId: string | null }
}
