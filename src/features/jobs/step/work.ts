import type { SettlementStep } from '../../settlement/service.ts'
import type { JobEvent } from '../rules/events.ts'
import type { JobFacts, JobInput } from '../rules/facts.ts'
import type { JobActor } from '../rules/states.ts'
import type { JobDetails } from '../schema.ts'
import type { JobRelations } from '../store-relations.ts'

/** What was handed in with an act: stored with the job as its event asks. */
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
  /** Facts that the act brings along, besides those that the table's entries set. */
  patch?: Partial<Pick<JobFacts, 'bookedVisitAt'>>
}

/** One step under way: the locked row and all that was read with it. */
export interface Work extends SettlementStep {
  relations: JobRelations
  act: JobAct
}
